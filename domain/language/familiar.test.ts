import { describe, expect, it } from 'vitest';
import { isFamiliar, rarityClasses, rarityOf } from './familiar.ts';

describe('rarityOf', () => {
  it('orders words by how often readers of news meet them', () => {
    const classes = ['year', 'shape', 'molecule', 'photometric'].map(rarityOf);
    expect(classes).toEqual(classes.toSorted((a, b) => a - b));
    expect(rarityOf('year')).toBe(0);
    expect(rarityOf('photometric')).toBe(rarityClasses - 1);
  });

  it('takes a word in any of its forms', () => {
    expect(rarityOf('Children’s')).toBe(rarityOf('children'));
    expect(rarityOf('shuffles')).toBe(rarityOf('shuffling'));
  });

  it('counts as rare what is not familiar', () => {
    for (const word of ['photometric', 'endothelin', 'hamiltonian']) {
      expect(isFamiliar(word), word).toBe(false);
      expect(rarityOf(word), word).toBe(rarityClasses - 1);
    }
  });
});
