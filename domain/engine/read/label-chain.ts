/**
 * A linear-chain model over K labels: scores for each place (`emissions`, row by row), for each step from one label to
 * the next (`steps`, row = from), and for the label at either end. All in natural log.
 */
export interface Chain {
  readonly labels: number;
  readonly steps: Float64Array;
  readonly first: Float64Array;
  readonly last: Float64Array;
}

/** Probability of each label at each place, row by row, and the log of the sum over all paths. */
export function marginals(
  chain: Chain,
  emissions: Float64Array,
): { probabilities: Float64Array; logTotal: number } {
  const forward = forwardScores(chain, emissions);
  const backward = backwardScores(chain, emissions);
  const size = chain.labels;
  const end = emissions.length - size;
  const logTotal = logSum(size, (label) => at(forward, end + label) + at(chain.last, label));
  const probabilities = forward.map((score, index) => Math.exp(score + at(backward, index) - logTotal));
  return { probabilities, logTotal };
}

/** The best path: a label for each place. */
export function bestPath(chain: Chain, emissions: Float64Array): number[] {
  const size = chain.labels;
  const count = emissions.length / size;
  const from = new Uint8Array(emissions.length);
  let scores = Array.from({ length: size }, (_, label) => at(chain.first, label) + at(emissions, label));
  for (let place = 1; place < count; place += 1) {
    const before = scores;
    scores = before.map((_, label) => {
      const best = argMax(size, (other) => (before[other] ?? 0) + at(chain.steps, other * size + label));
      from[place * size + label] = best;
      return (before[best] ?? 0) + at(chain.steps, best * size + label) + at(emissions, place * size + label);
    });
  }
  const path = [argMax(size, (label) => (scores[label] ?? 0) + at(chain.last, label))];
  for (let place = count - 1; place > 0; place -= 1) path.unshift(from[place * size + (path[0] ?? 0)] ?? 0);
  return path;
}

export function forwardScores(chain: Chain, emissions: Float64Array): Float64Array {
  const size = chain.labels;
  const scores = new Float64Array(emissions.length);
  for (let label = 0; label < size; label += 1) scores[label] = at(chain.first, label) + at(emissions, label);
  for (let row = size; row < emissions.length; row += size) {
    for (let label = 0; label < size; label += 1) {
      const total = logSum(
        size,
        (other) => at(scores, row - size + other) + at(chain.steps, other * size + label),
      );
      scores[row + label] = total + at(emissions, row + label);
    }
  }
  return scores;
}

export function backwardScores(chain: Chain, emissions: Float64Array): Float64Array {
  const size = chain.labels;
  const scores = new Float64Array(emissions.length);
  for (let label = 0; label < size; label += 1)
    scores[emissions.length - size + label] = at(chain.last, label);
  for (let row = emissions.length - 2 * size; row >= 0; row -= size) {
    for (let label = 0; label < size; label += 1) {
      scores[row + label] = logSum(
        size,
        (next) =>
          at(chain.steps, label * size + next) +
          at(emissions, row + size + next) +
          at(scores, row + size + next),
      );
    }
  }
  return scores;
}

function logSum(count: number, score: (index: number) => number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index += 1) top = Math.max(top, score(index));
  let total = 0;
  for (let index = 0; index < count; index += 1) total += Math.exp(score(index) - top);
  return top + Math.log(total);
}

function argMax(count: number, score: (index: number) => number): number {
  let best = 0;
  for (let index = 1; index < count; index += 1) if (score(index) > score(best)) best = index;
  return best;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
