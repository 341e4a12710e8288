import { backwardScores, type Chain, forwardScores } from '#domain/engine/read/label-chain.ts';
import { minimise, ridge } from './minimise.ts';

/** A row of places that are labelled together, such as the sentences of an abstract. */
export interface ChainDocument {
  /** For each place the rows of its features. */
  readonly rows: readonly Uint32Array[];
  /** For each label at each place, place by place: 0 where it is allowed, far below zero where not. */
  readonly mask: Float64Array;
}

/** What `mask` holds where a label is not allowed. */
export const forbidden = -1e4;

export interface FittedChain {
  readonly chain: Chain;
  /** For each feature one number per label. */
  readonly weights: Float64Array;
}

/**
 * Fits a linear-chain model where each place has a set of allowed labels (one, or several where that is open): maximises the
 * log of the probability of all paths through the allowed sets, less `penalty` / 2 times the squared weights. No document is
 * empty. The same data give the same numbers.
 */
export function fitChain(
  documents: readonly ChainDocument[],
  features: number,
  size: number,
  penalty: number,
  steps: number,
): FittedChain {
  const count = features * size;
  const x = new Float64Array(count + size * size + 2 * size);
  minimise(
    (now, slope) => {
      let value = ridge(now, slope, penalty);
      const chain = chainAt(now, count, size);
      for (const document of documents) value += addDocument(document, now, chain, slope, count);
      return value;
    },
    x,
    steps,
  );
  return { chain: chainAt(x, count, size), weights: x.slice(0, count) };
}

function chainAt(x: Float64Array, count: number, size: number): Chain {
  const ends = count + size * size;
  return {
    labels: size,
    steps: x.slice(count, ends),
    first: x.slice(ends, ends + size),
    last: x.slice(ends + size, ends + 2 * size),
  };
}

/** Adds one document's part of the slope; gives its loss: log of all paths less log of the allowed ones. */
function addDocument(
  document: ChainDocument,
  x: Float64Array,
  chain: Chain,
  slope: Float64Array,
  count: number,
): number {
  const size = chain.labels;
  const scores = new Float64Array(document.rows.length * size);
  document.rows.forEach((rows, place) => {
    for (const row of rows) {
      for (let label = 0; label < size; label += 1)
        scores[place * size + label] = (scores[place * size + label] ?? 0) + (x[row * size + label] ?? 0);
    }
  });
  const free = expected(chain, scores);
  const bound = expected(
    chain,
    scores.map((score, at) => score + (document.mask[at] ?? 0)),
  );
  document.rows.forEach((rows, place) => {
    for (let label = 0; label < size; label += 1) {
      const at = place * size + label;
      const gap = (free.places[at] ?? 0) - (bound.places[at] ?? 0);
      if (Math.abs(gap) < 1e-12) continue;
      for (const row of rows) slope[row * size + label] = (slope[row * size + label] ?? 0) + gap;
    }
  });
  const ends = count + size * size;
  const lastRow = scores.length - size;
  for (let at = 0; at < size * size; at += 1)
    slope[count + at] = (slope[count + at] ?? 0) + (free.steps[at] ?? 0) - (bound.steps[at] ?? 0);
  for (let label = 0; label < size; label += 1) {
    slope[ends + label] = (slope[ends + label] ?? 0) + (free.places[label] ?? 0) - (bound.places[label] ?? 0);
    slope[ends + size + label] =
      (slope[ends + size + label] ?? 0) +
      (free.places[lastRow + label] ?? 0) -
      (bound.places[lastRow + label] ?? 0);
  }
  return free.logTotal - bound.logTotal;
}

/** Expected counts of labels at places and of steps between labels, under the chain. */
function expected(
  chain: Chain,
  scores: Float64Array,
): { places: Float64Array; steps: Float64Array; logTotal: number } {
  const size = chain.labels;
  const forward = forwardScores(chain, scores);
  const backward = backwardScores(chain, scores);
  const end = scores.length - size;
  let top = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < size; label += 1)
    top = Math.max(top, (forward[end + label] ?? 0) + (chain.last[label] ?? 0));
  let total = 0;
  for (let label = 0; label < size; label += 1) {
    total += Math.exp((forward[end + label] ?? 0) + (chain.last[label] ?? 0) - top);
  }
  const logTotal = top + Math.log(total);
  const places = forward.map((score, at) => Math.exp(score + (backward[at] ?? 0) - logTotal));
  const steps = new Float64Array(size * size);
  for (let row = size; row < scores.length; row += size) {
    for (let from = 0; from < size; from += 1) {
      for (let to = 0; to < size; to += 1) {
        const path =
          (forward[row - size + from] ?? 0) +
          (chain.steps[from * size + to] ?? 0) +
          (scores[row + to] ?? 0) +
          (backward[row + to] ?? 0);
        steps[from * size + to] = (steps[from * size + to] ?? 0) + Math.exp(path - logTotal);
      }
    }
  }
  return { places, steps, logTotal };
}
