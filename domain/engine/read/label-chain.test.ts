import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPath, type Chain, marginals } from './label-chain.ts';

const score = fc.double({ min: -4, max: 4, noNaN: true });
const labels = 3;
const scores = (count: number) => fc.array(score, { minLength: count, maxLength: count });
const chains = fc
  .record({
    steps: scores(9),
    first: scores(3),
    last: scores(3),
    emissions: fc.integer({ min: 1, max: 4 }).chain((n) => scores(3 * n)),
  })
  .map(({ steps, first, last, emissions }) => ({
    chain: {
      labels,
      steps: Float64Array.from(steps),
      first: Float64Array.from(first),
      last: Float64Array.from(last),
    },
    emissions: Float64Array.from(emissions),
  }));

/** Every path with its score, the slow way. */
function allPaths(chain: Chain, emissions: Float64Array): { path: number[]; score: number }[] {
  const count = emissions.length / labels;
  const paths: { path: number[]; score: number }[] = [];
  for (let code = 0; code < labels ** count; code += 1) {
    const path = Array.from({ length: count }, (_, place) => Math.floor(code / labels ** place) % labels);
    let total = (chain.first[path[0] ?? 0] ?? 0) + (chain.last[path[count - 1] ?? 0] ?? 0);
    path.forEach((label, place) => {
      total += emissions[place * labels + label] ?? 0;
      if (place > 0) total += chain.steps[(path[place - 1] ?? 0) * labels + label] ?? 0;
    });
    paths.push({ path, score: total });
  }
  return paths;
}

describe('a chain', () => {
  it('finds the path that scores best of all', () => {
    fc.assert(
      fc.property(chains, ({ chain, emissions }) => {
        const paths = allPaths(chain, emissions);
        const found = bestPath(chain, emissions);
        const own = paths.find(({ path }) => path.join() === found.join())?.score ?? Number.NaN;
        expect(own).toBeCloseTo(Math.max(...paths.map((each) => each.score)), 8);
      }),
    );
  });

  it('gives each label the share of paths through it', () => {
    fc.assert(
      fc.property(chains, ({ chain, emissions }) => {
        const paths = allPaths(chain, emissions);
        const total = paths.reduce((sum, each) => sum + Math.exp(each.score), 0);
        const { probabilities, logTotal } = marginals(chain, emissions);
        expect(logTotal).toBeCloseTo(Math.log(total), 8);
        probabilities.forEach((probability, at) => {
          const through = paths.filter(({ path }) => path[Math.floor(at / labels)] === at % labels);
          expect(probability).toBeCloseTo(
            through.reduce((sum, each) => sum + Math.exp(each.score), 0) / total,
            8,
          );
        });
      }),
    );
  });
});
