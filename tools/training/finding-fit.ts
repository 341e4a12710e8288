import type { FindingModel, HiddenUnit } from '#domain/engine/read/finding-model.ts';
import { softmax } from '#domain/engine/read/softmax.ts';
import type { FindingExample } from './finding-corpus.ts';
import { minimise } from './minimise.ts';

export interface FitOptions {
  /** Of the weights, in units of the features' spread; hidden units pay half of it. */
  readonly penalty: number;
  /** What the other acceptable sentences get of the best one's share of 1. */
  readonly alsoShare: number;
  /** How much of the aim is that any acceptable sentence leads, 0..1; the rest is that the best one does. */
  readonly acceptance: number;
  readonly units: number;
}

type Scorer = Pick<FindingModel, 'weights' | 'units'>;

/**
 * Fits one weight for each feature, and a few hidden units over all of them, so that, in a softmax over each abstract's
 * sentences, the annotator's sentence gets most (it counts `1 - alsoShare`, the acceptable ones share the rest), and the
 * acceptable ones together get nearly all. Features are scaled by their spread first, so that the penalty means the same for each;
 * the weights given back are for the features as they are. The same on every run: hidden units start from a fixed sequence.
 */
export function fitFinding(examples: readonly FindingExample[], options: FitOptions): Scorer {
  const table = tableOf(examples, options);
  const start = startOf(table.width, options.units);
  minimise((now, slope) => lossOf(table, options, now, slope), start, 130);
  return scorerOf(table, options.units, start);
}

/** All sentences as rows of one table, scaled and centred, with where each abstract begins. */
interface Table {
  readonly width: number;
  readonly scale: Float64Array;
  readonly centre: Float64Array;
  readonly cells: Float64Array;
  readonly starts: readonly number[];
  readonly wanted: Float64Array;
  readonly accepted: Uint8Array;
}

function tableOf(examples: readonly FindingExample[], { alsoShare }: FitOptions): Table {
  const width = examples[0]?.features[0]?.length ?? 0;
  const rows = examples.flatMap(({ features }) => features);
  const scale = Float64Array.from(spreads(examples));
  const centre = new Float64Array(width);
  for (const row of rows) {
    for (let at = 0; at < width; at += 1)
      centre[at] = (centre[at] ?? 0) + (row[at] ?? 0) / (scale[at] ?? 1) / rows.length;
  }
  const cells = new Float64Array(rows.length * width);
  rows.forEach((row, place) => {
    for (let at = 0; at < width; at += 1)
      cells[place * width + at] = (row[at] ?? 0) / (scale[at] ?? 1) - (centre[at] ?? 0);
  });
  const starts = [0];
  for (const { features } of examples) starts.push((starts.at(-1) ?? 0) + features.length);
  return {
    width,
    scale,
    centre,
    cells,
    starts,
    wanted: Float64Array.from(examples.flatMap((example) => wantedShares(example, alsoShare))),
    accepted: Uint8Array.from(
      examples.flatMap(({ features, best, also }) =>
        features.map((_, index) => (index === best || also.includes(index) ? 1 : 0)),
      ),
    ),
  };
}

/** Layout of the numbers fitted: the weights, then for each unit its weights, its bias and its worth. */
function startOf(width: number, units: number): Float64Array {
  const start = new Float64Array(width + units * (width + 2));
  let seed = 20_231;
  const next = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff - 0.5;
  };
  for (let unit = 0; unit < units; unit += 1) {
    const from = width + unit * (width + 2);
    for (let at = 0; at < width; at += 1) start[from + at] = next() * 0.17;
    start[from + width + 1] = next();
  }
  return start;
}

/** Cross entropy with the wanted shares, that of the acceptable sentences together, and the penalty on every weight. */
function lossOf(table: Table, options: FitOptions, now: Float64Array, slope: Float64Array): number {
  const { width } = table;
  let loss = 0;
  for (let at = 0; at < now.length; at += 1) {
    const penalty = at < width ? options.penalty : options.penalty / 2;
    loss += (penalty / 2) * (now[at] ?? 0) ** 2;
    slope[at] = penalty * (now[at] ?? 0);
  }
  const squashed = new Float64Array(options.units);
  for (let one = 0; one + 1 < table.starts.length; one += 1) {
    const [from = 0, to = 0] = [table.starts[one], table.starts[one + 1]];
    const scores: number[] = [];
    const outs: Float64Array[] = [];
    for (let row = from; row < to; row += 1) {
      scores.push(scoreRow(table, now, row, squashed));
      outs.push(squashed.slice());
    }
    const { value, pulls } = pullsOf(table, options, from, softmax(scores));
    loss += value;
    pulls.forEach((pull, place) => {
      addSlope(table, now, slope, from + place, pull, outs[place] ?? squashed);
    });
  }
  return loss;
}

function scoreRow(table: Table, now: Float64Array, row: number, squashed: Float64Array): number {
  const { width } = table;
  let score = sumAt(table, now, row, 0);
  for (let unit = 0; unit < squashed.length; unit += 1) {
    const from = width + unit * (width + 2);
    const out = Math.tanh((now[from + width] ?? 0) + sumAt(table, now, row, from));
    squashed[unit] = out;
    score += out * (now[from + width + 1] ?? 0);
  }
  return score;
}

function sumAt({ width, cells }: Table, now: Float64Array, row: number, from: number): number {
  let sum = 0;
  for (let at = 0, cell = row * width; at < width; at += 1, cell += 1)
    sum += (cells[cell] ?? 0) * (now[from + at] ?? 0);
  return sum;
}

/** The loss of one abstract, and how far each sentence's score should go down. */
function pullsOf(
  { wanted, accepted }: Table,
  { acceptance }: FitOptions,
  from: number,
  shares: readonly number[],
): { value: number; pulls: number[] } {
  let value = 0;
  let taken = 1e-12;
  shares.forEach((share, place) => {
    const target = wanted[from + place] ?? 0;
    if (target > 0) value -= (1 - acceptance) * target * Math.log(share + 1e-12);
    if (accepted[from + place] === 1) taken += share;
  });
  value -= acceptance * Math.log(taken);
  const pulls = shares.map((share, place) => {
    const ofBest = share - (wanted[from + place] ?? 0);
    const ofAny = share - (accepted[from + place] === 1 ? share / taken : 0);
    return (1 - acceptance) * ofBest + acceptance * ofAny;
  });
  return { value, pulls };
}

function addSlope(
  { width, cells }: Table,
  now: Float64Array,
  slope: Float64Array,
  row: number,
  pull: number,
  outs: Float64Array,
): void {
  const addAt = (from: number, by: number): void => {
    for (let at = 0, cell = row * width; at < width; at += 1, cell += 1)
      slope[from + at] = (slope[from + at] ?? 0) + by * (cells[cell] ?? 0);
  };
  addAt(0, pull);
  outs.forEach((out, unit) => {
    const from = width + unit * (width + 2);
    const inner = pull * (now[from + width + 1] ?? 0) * (1 - out * out);
    addAt(from, inner);
    slope[from + width] = (slope[from + width] ?? 0) + inner;
    slope[from + width + 1] = (slope[from + width + 1] ?? 0) + pull * out;
  });
}

function scorerOf({ width, scale, centre }: Table, units: number, fitted: Float64Array): Scorer {
  const part = (from: number): number[] =>
    Array.from({ length: width }, (_, at) => (fitted[from + at] ?? 0) / (scale[at] ?? 1));
  return {
    weights: part(0),
    units: Array.from({ length: units }, (_, unit): HiddenUnit => {
      const from = width + unit * (width + 2);
      let bias = fitted[from + width] ?? 0;
      for (let at = 0; at < width; at += 1) bias -= (centre[at] ?? 0) * (fitted[from + at] ?? 0);
      return { bias, weights: part(from), worth: fitted[from + width + 1] ?? 0 };
    }),
  };
}

function wantedShares(example: FindingExample, alsoShare: number): number[] {
  const also = example.also.filter((index) => index !== example.best);
  const part = also.length === 0 ? 0 : alsoShare;
  return example.features.map((_, index) =>
    index === example.best ? 1 - part : also.includes(index) ? part / also.length : 0,
  );
}

/** Standard deviation of each feature inside its abstract, which is all that a softmax can see; 1 for constants. */
function spreads(examples: readonly FindingExample[]): number[] {
  const count = examples[0]?.features[0]?.length ?? 0;
  const sums = new Array<number>(count).fill(0);
  let rows = 0;
  for (const { features } of examples) {
    rows += features.length;
    for (let at = 0; at < count; at += 1) {
      const mean = features.reduce((sum, row) => sum + (row[at] ?? 0), 0) / features.length;
      sums[at] = (sums[at] ?? 0) + features.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0);
    }
  }
  return sums.map((sum) => (sum > 1e-9 ? Math.sqrt(sum / rows) : 1));
}
