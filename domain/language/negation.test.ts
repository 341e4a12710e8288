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
    ['A regimen of not more than 15 days, no longer than 3 weeks', []],
    ['The effect was not more than chance.', ['not']],
    ['Patent No. 12 and the no-show rate', []],
    ['A nonsignificant change', ['nonsignificant']],
  ])('%j', (text, expected) => {
    expect(findNegations(text).map((one) => one.text)).toEqual(expected);
    expect(isNegated(text)).toBe(expected.length > 0);
  });
});
