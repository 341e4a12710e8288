import { roles } from '#domain/engine/fact-sheet.ts';
import type { Chain } from '#domain/engine/read/label-chain.ts';
import { roleBuckets, roleFeatures } from '#domain/engine/read/role-features.ts';
import type { FieldGate } from '#domain/engine/read/role-field.ts';
import { type ChainDocument, fitChain, forbidden } from './chain-fit.ts';
import type { RoleExample } from './role-corpora.ts';

/** Trained numbers before packing: `weights` has `roles.length` numbers for each bucket in `buckets`. */
export interface FittedRoles {
  readonly gate: FieldGate;
  readonly chain: Chain;
  readonly buckets: Uint32Array;
  readonly weights: Float64Array;
}

/** Fits the chain over the sentences of each abstract, where a sentence has a set of allowed roles. */
export function fitRoles(
  examples: readonly RoleExample[],
  gate: FieldGate,
  penalty: number,
  steps: number,
): FittedRoles {
  const { documents, buckets } = indexed(examples, gate);
  return { gate, buckets, ...fitChain(documents, buckets.length, roles.length, penalty, steps) };
}

function indexed(
  examples: readonly RoleExample[],
  gate: FieldGate,
): { documents: ChainDocument[]; buckets: Uint32Array } {
  const features = examples.map((example) => roleFeatures(example.sentences, gate));
  const seen = new Uint8Array(roleBuckets);
  for (const sentences of features)
    for (const sentence of sentences) for (const bucket of sentence) seen[bucket] = 1;
  const buckets = Uint32Array.from([...seen.keys()].filter((bucket) => seen[bucket] === 1));
  const rowOf = new Uint32Array(seen.length);
  buckets.forEach((bucket, row) => {
    rowOf[bucket] = row;
  });
  const documents = examples.map((example, index) => ({
    rows: (features[index] ?? []).map((sentence) => sentence.map((bucket) => rowOf[bucket] ?? 0)),
    mask: Float64Array.from(
      example.allowed.flatMap((allowed) => roles.map((role) => (allowed.includes(role) ? 0 : forbidden))),
    ),
  }));
  return { documents: documents.filter((document) => document.rows.length > 0), buckets };
}
