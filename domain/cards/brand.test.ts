import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBrand, contrast } from './brand.ts';

const brand = { name: 'Polar Lab', background: '#ffffff', ink: '#003366', accent: '#aa0000', logo: null };

describe('checkBrand', () => {
  it('takes what can be read', () => expect(checkBrand(brand)).toEqual({ ok: true, value: brand }));

  it('says how much contrast is missing', () => {
    const refused = checkBrand({ ...brand, ink: '#aaaaaa' });
    expect(refused.ok ? '' : refused.failure.message).toContain('the contrast is 2.3');
  });

  it('refuses a name that cannot be drawn', () => {
    expect(checkBrand({ ...brand, name: '极地实验室' }).ok).toBe(false);
  });
});

describe('contrast', () => {
  it('is 21 for black on white, and 1 for what is no colour', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('red', '#ffffff')).toBe(1);
  });

  it('is the same either way, and between 1 and 21 (property)', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = contrast(one, other);
        expect(ratio).toBe(contrast(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.01);
      }),
    );
  });
});
