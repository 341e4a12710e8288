import { describe, expect, it } from 'vitest';
import { findHedges, findSofteners } from './hedges.ts';

describe('findHedges', () => {
  it.each([
    ['Vitamin D may reduce falls, which suggests a link.', ['may', 'suggests']],
    ['Data from May 2020 and in May to June; May et al.', []],
    ['May reduce falls.', ['May']],
    ['Smoking can lead to cancer. The tool can be used offline.', ['can']],
    ['Women were more likely to fall; this is likely due to age.', ['likely']],
    ['The stars appear to rotate faster. Symptoms appeared in two.', ['appear']],
    ['About 7% of the stars, a talk about stars', ['About']],
    ['The drug is indicated for pain. This indicates that it works.', ['indicates']],
    ['The samples could not be detected; it could be a remnant.', ['could']],
    ['A potential risk factor with potential users', ['potential']],
  ])('%j', (text, expected) => {
    expect(findHedges(text).map((one) => one.text)).toEqual(expected);
  });

  it('gives offsets into the text', () => {
    const text = 'It may rain, possibly.';
    expect(findHedges(text).map(({ start, end }) => text.slice(start, end))).toEqual(['may', 'possibly']);
  });
});

describe('findSofteners', () => {
  it.each([
    ['Looks like the cluster holds two kinds of stars.', ['Looks like']],
    ['An early hint, not a verdict.', ['An early hint']],
    ['The cluster holds two kinds of stars.', []],
  ])('%j', (text, expected) => {
    expect(findSofteners(text).map((one) => one.text)).toEqual(expected);
  });
});
