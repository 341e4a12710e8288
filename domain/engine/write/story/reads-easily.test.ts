import { describe, expect, it } from 'vitest';
import { readsEasily } from './reads-easily.ts';

const plain = 'People varied the words and the tone of their questions when these were urgent.';

describe('readsEasily', () => {
  it('takes a short sentence of everyday words', () => {
    expect(readsEasily(plain, '', 'facebook')).toBe(true);
  });

  it('leaves what is made of the words of a field, unless the post used them', () => {
    const strange = 'Neurogenesis in the gyrus was attenuated.';
    expect(readsEasily(strange, '', 'facebook')).toBe(false);
    expect(readsEasily(strange, 'Neurogenesis was attenuated in the gyrus.', 'facebook')).toBe(true);
    expect(readsEasily(strange, '', 'linkedin')).toBe(true);
  });

  it('leaves what is long, or made of clauses and signs', () => {
    expect(readsEasily(`${plain} ${plain}`, '', 'facebook')).toBe(false);
    expect(readsEasily('Some rose; others fell.', '', 'facebook')).toBe(false);
    expect(readsEasily('Two (2) of three (3) rose.', '', 'facebook')).toBe(false);
  });
});
