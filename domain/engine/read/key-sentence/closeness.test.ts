import { describe, expect, it } from 'vitest';
import { closenessOf } from './closeness.ts';
import { likeTitle } from './like-title.ts';

describe('closeness of sentences', () => {
  const even = (): number => 1;
  const text = [
    ['moss', 'roof', 'heat'],
    ['moss', 'roof', 'rain'],
    ['fern', 'wall'],
  ];

  it('is greater for what is said again, and weighs rare words more', () => {
    const [first = [], second = [], third = []] = closenessOf(text, text, even);
    expect(first[0]).toBeCloseTo(second[0] ?? 0, 9);
    expect(third[0]).toBeLessThan(first[0] ?? 0);
    expect(third[1]).toBeLessThan(first[1] ?? 0);
    const rare = closenessOf(text, text, (stem) => (stem === 'fern' ? 4 : 1));
    expect(rare[2]?.[0]).toBeGreaterThan(third[0] ?? 0);
    expect(rare[2]?.[4]).toBe(2.5);
  });

  it('tells what stands behind from what stands before, and shares the walk out', () => {
    const [first = [], second = [], third = []] = closenessOf(text, text, even);
    expect([first[3], second[2], third[2], third[3]]).toEqual([0, 0, 0, 0]);
    expect(first[2]).toBeCloseTo(2 / 3 / 3, 9);
    expect(second[3]).toBeCloseTo(2 / 3 / 3, 9);
    expect(((first[1] ?? 0) + (second[1] ?? 0) + (third[1] ?? 0)) / 3).toBeCloseTo(1, 6);
  });

  it('takes sentences without a word, and none', () => {
    expect(closenessOf([], [], even)).toEqual([]);
    expect(closenessOf([[], []], [[], []], even).flat().every(Number.isFinite)).toBe(true);
  });
});

describe('what a text repeats of a title', () => {
  it('counts words, pairs and order', () => {
    expect(likeTitle(['moss', 'cool', 'roof'], ['moss', 'cool', 'roof'])).toEqual([1, 1, 1]);
    expect(likeTitle(['roof', 'cool', 'moss'], ['moss', 'cool', 'roof'])).toEqual([1, 0, 1 / 3]);
    expect(likeTitle(['fern'], ['moss', 'cool'])).toEqual([0, 0, 0]);
    expect(likeTitle(['moss', 'moss'], ['moss', 'cool'])).toEqual([0.5, 0, 0.5]);
    expect(likeTitle(['moss'], [])).toEqual([0, 0, 0]);
  });
});
