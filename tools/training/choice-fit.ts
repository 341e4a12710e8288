import { softmax } from '#domain/engine/read/softmax.ts';
import { minimise, ridge } from './minimise.ts';

/** What could be chosen, by its signs, and the places of those that were; none where an annotator chose nothing. */
export interface ChoiceExample {
  readonly options: readonly (readonly number[])[];
  readonly chosen: ReadonlySet<number>;
}

/** Weights that make what was chosen likely beside the other options, "none of them" being one more, whose score is 0. */
export function fitChoice(examples: readonly ChoiceExample[], penalty: number): number[] {
  const size = examples.find(({ options }) => options.length > 0)?.options[0]?.length ?? 0;
  return fitBy(unlikelihood, examples, size, penalty, 100);
}

/** Weights of the least unlikelihood, summed over the examples, with a ridge. `unlikelihood` adds its slope to the one that it is given. */
function fitBy<Example>(
  unlikelihood: (example: Example, now: Float64Array, slope: Float64Array) => number,
  examples: readonly Example[],
  size: number,
  penalty: number,
  rounds: number,
): number[] {
  const weights = new Float64Array(size);
  minimise(
    (now, slope) => {
      let value = ridge(now, slope, penalty);
      for (const example of examples) value += unlikelihood(example, now, slope);
      return value;
    },
    weights,
    rounds,
  );
  return [...weights];
}

function unlikelihood({ options, chosen }: ChoiceExample, now: Float64Array, slope: Float64Array): number {
  const scores = options.map((signs) => signs.reduce((sum, sign, at) => sum + sign * (now[at] ?? 0), 0));
  const [none = 0, ...shares] = softmax([0, ...scores]);
  const chosenShare = shares.reduce((sum, share, at) => sum + (chosen.has(at) ? share : 0), 0);
  const wanted = chosen.size === 0 ? none : chosenShare;
  options.forEach((signs, at) => {
    const share = shares[at] ?? 0;
    const pull = share - (chosen.has(at) ? share / (wanted + 1e-12) : 0);
    signs.forEach((sign, place) => {
      slope[place] = (slope[place] ?? 0) + pull * sign;
    });
  });
  return -Math.log(wanted + 1e-12);
}
