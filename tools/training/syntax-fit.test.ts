import { describe, expect, it } from 'vitest';
import { scoreClasses, unpackHashedModel } from '#domain/engine/read/syntax/hashed-model.ts';
import { allowedMoves, isDone, move, startParse } from '#domain/engine/read/syntax/parse-state.ts';
import { packHashed } from './perceptron.ts';
import { cheapestMoves } from './syntax-fit.ts';
import { annotatedTrees } from './tree-corpus.ts';

describe('the oracle of the parser', () => {
  it('leads to every tree of the treebank by moves that lose nothing', () => {
    const trees = annotatedTrees();
    expect(trees.length).toBeGreaterThan(2000);
    const lost = trees.filter(({ heads, tokens }) => {
      const state = startParse(tokens.length);
      const wanted = [-1, ...heads];
      while (!isDone(state)) {
        const bits = cheapestMoves(state, wanted, allowedMoves(state));
        move(state, 31 - Math.clz32(bits & -bits));
      }
      return heads.some((head, at) => state.heads[at + 1] !== head);
    });
    expect(lost.map(({ id, sentence }) => `${id} ${sentence}`)).toEqual([]);
  });
});

describe('packing', () => {
  it('keeps the largest weights, each near its size and with its sign', () => {
    const weights = new Float64Array(3 * 1000);
    for (let at = 0; at < 900; at += 1) weights[at * 3] = (at % 2 === 0 ? 1 : -1) * (1 + (at % 7));
    const model = unpackHashedModel(packHashed(3, weights, 700));
    const scores = new Float64Array(3);
    const of = (place: number): number => {
      scoreClasses(model, Int32Array.of(Math.floor(place / 3)), scores);
      return scores[place % 3] ?? 0;
    };
    const kept = Array.from({ length: 900 }, (_, at) => at * 3).filter((place) => of(place) !== 0);
    expect(kept.length).toBeGreaterThanOrEqual(700);
    for (const place of kept) expect(Math.abs(of(place) - (weights[place] ?? 0))).toBeLessThan(0.6);
    expect(of(3 * 999)).toBe(0);
  });
});
