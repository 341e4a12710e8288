import type { PackedPhraseModel } from '../../read/fields/facts-model.ts';

/** What training found for telling an abstract in a few sentences. */
export interface DraftModel {
  /** Which way to begin would an editor take? A weight for each sign; by how much another sentence than the finding must be likelier. */
  readonly lead: { readonly weights: readonly number[]; readonly margin: number };
  /** Would an editor print a sentence behind the first line? A weight for each sign, and the belief from which it is told. */
  readonly told: { readonly weights: readonly number[]; readonly from: number };
  /** Would an editor leave a piece of a sentence out? Bytes for hashed signs, in units of `unit`. */
  readonly prune: Pick<PackedPhraseModel, 'unit' | 'buckets'>;
}

let unpacked: { readonly packed: DraftModel['prune']; readonly weights: Float32Array } | undefined;

/** The weights of the pieces' signs, unpacked once. */
export function pruneWeights(packed: DraftModel['prune']): Float32Array {
  if (unpacked?.packed === packed) return unpacked.weights;
  const bytes = Int8Array.from(atob(packed.buckets), (character) => character.charCodeAt(0));
  const weights = Float32Array.from(bytes, (byte) => byte * packed.unit);
  unpacked = { packed, weights };
  return weights;
}
