import { describe, expect, it } from 'vitest';
import { findNegations, isNegated } from './negation.ts';

describe('findNegations', () => {
  it.each([
    ['Pain did not differ.', ['not']],
    ["It isn’t settled and won't be soon.", ['isn’t', "won't"]],
    ['No significant difference was detected.', ['No']],
    ['Not only patients but also nurses', []],
    ['Pain with or without numbing', []],
    ['Pain without numbing', ['without']],
    ['It failed to replicate and lacks power.', ['failed to', 'lacks']],
    ['Patent No. 12 and the no-show rate', []],
    ['A nonsignificant change', ['nonsignificant']],
  ])('%j', (text, expected) => {
    expect(findNegations(text).map((one) => one.text)).toEqual(expected);
    expect(isNegated(text)).toBe(expected.length > 0);
  });
});
