import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, type OnnxValue, Tensor } from 'onnxruntime-node';
import type { ClaimToVerify, Verdict } from '#domain/grounding/verdict.ts';
import { type Pair, pairOf } from './pair.ts';
import { type Figures, readWeights } from './weights.ts';

/**
 * Judges claims with the learned model, several at once; null where one is longer than it was taught to read. Holds the processor
 * while it does: to be called in a process of its own.
 */
export type Judge = (claims: readonly ClaimToVerify[]) => Promise<readonly (Verdict | null)[]>;

/** Reads the weights of a folder; takes a second and some 250 MB. With other figures than theirs where these are to be set. */
export async function createJudge(folder: string, otherFigures?: Figures): Promise<Judge> {
  const { model, tokenizer: settings, figures: own } = readWeights(folder);
  const figures = otherFigures ?? own;
  const tokenizer = new Tokenizer(settings, { clean_up_tokenization_spaces: true });
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const idOf = (sign: string): number => tokenizer.token_to_id(sign) ?? 0;
  const signs = { open: idOf('<s>'), part: idOf('</s>') };
  const padding = idOf('<pad>');
  // A text that holds such a sign would bring evidence of its own.
  const parting = new Set(['<s>', '</s>', '<pad>', '<mask>', '<unk>'].map(idOf));
  const pieces = (text: string) =>
    tokenizer.encode(text, { add_special_tokens: false }).ids.filter((id: number) => !parting.has(id));
  return async (claims) => {
    const verdicts = claims.map((): Verdict | null => null);
    for (const batch of batches(claims.map((claim) => pairOf(claim, pieces, signs)))) {
      const said = await session.run(
        inputOf(
          batch.map(({ pair }) => pair),
          padding,
        ),
      );
      const [scores, words] = [floatsOf(said['score']), floatsOf(said['words'])];
      const width = words.length / batch.length;
      for (const [row, { pair, place }] of batch.entries()) {
        const against = words.subarray(row * width, (row + 1) * width);
        verdicts[place] = verdictOf(pair, scores[row] ?? 0, against, figures);
      }
    }
    return verdicts;
  };
}

/** Throws where the weights are of another make. */
function floatsOf(tensor: OnnxValue | undefined): Float32Array {
  const data = tensor instanceof Tensor ? tensor.data : null;
  if (!(data instanceof Float32Array))
    throw new Error('The weights of the verifier do not answer as they should.');
  return data;
}

const mostAtOnce = 8;

interface PlacedPair {
  readonly pair: Pair;
  readonly place: number;
}

/** Pairs of about one length together, so that little of what is computed is padding; each with its place. */
function batches(pairs: readonly (Pair | null)[]): PlacedPair[][] {
  const byLength = pairs
    .flatMap((pair, place) => (pair === null ? [] : [{ pair, place }]))
    .sort((one, other) => one.pair.ids.length - other.pair.ids.length);
  const all: PlacedPair[][] = [];
  for (let at = 0; at < byLength.length; at += mostAtOnce) all.push(byLength.slice(at, at + mostAtOnce));
  return all;
}

function inputOf(pairs: readonly Pair[], padding: number) {
  const width = Math.max(...pairs.map(({ ids }) => ids.length));
  const table = (value: (pair: Pair, at: number) => number): Tensor => {
    const cells = pairs.flatMap((pair) => Array.from({ length: width }, (_, at) => BigInt(value(pair, at))));
    return new Tensor('int64', BigInt64Array.from(cells), [pairs.length, width]);
  };
  return {
    ids: table(({ ids }, at) => ids[at] ?? padding),
    mask: table(({ ids }, at) => (at < ids.length ? 1 : 0)),
    // A claim of no words at all still is a claim: its opening sign stands for it.
    claim: table(({ words }, at) =>
      at <= (words.at(-1)?.lastId ?? 0) && (at > 0 || words.length === 0) ? 1 : 0,
    ),
  };
}

function verdictOf(
  { words }: Pair,
  score: number,
  against: Float32Array,
  { scale, shift, wordShare }: Figures,
): Verdict {
  const weights = words.map(({ firstId, lastId }) =>
    Array.from(against.subarray(firstId, lastId + 1), Math.exp).reduce((sum, weight) => sum + weight, 0),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const atFault = words.filter((_, at) => (weights[at] ?? 0) >= wordShare * total);
  return {
    probability: 1 / (1 + Math.exp(-(scale * score + shift))),
    disagree: atFault.map(({ start, end }) => ({ start, end })),
    better: null,
    by: 'learned',
  };
}
