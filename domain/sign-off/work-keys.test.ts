import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workKeys } from './work-keys.ts';

const hash = (text: string): string => text;
const shared = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((key) => other.includes(key));

describe('the keys of a work', () => {
  it('are shared by whatever shares its number, title or text', () => {
    const text = 'Exercise may help people who sleep badly, a trial of 120 adults suggests.';
    const paper = workKeys(
      { text, info: { url: 'https://doi.org/10.1000/XYZ.1', title: 'Exercise and sleep in adults' } },
      hash,
    );
    const others = [
      { info: { url: 'doi:10.1000/xyz.1' } },
      { info: { title: 'Exercise and Sleep  in adults.' } },
      { text: ` ${text.replaceAll(' ', '\n')} ` },
    ];
    expect(others.map((one) => shared(workKeys(one, hash), paper))).toEqual([true, true, true]);
    expect(shared(workKeys({ text: 'Another text about other things.' }, hash), paper)).toBe(false);
  });

  it('are of one address however it is written, and of two where a field names the work', () => {
    const keys = (url: string): string[] => workKeys({ info: { url } }, hash);
    const one = keys('https://www.example.org/paper/?id=7');
    expect(keys('http://example.org/paper?utm_source=x&id=7#top')).toEqual(one);
    expect(shared(keys('https://www.example.org/paper/?id=8'), one)).toBe(false);
  });

  it('are none where nothing is known, or too little to tell works apart', () => {
    expect(workKeys({}, hash)).toEqual([]);
    expect(workKeys({ text: ' ', info: { title: 'Editorial', url: '' } }, hash)).toEqual([]);
  });

  it('take any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, url) => {
        expect(workKeys({ text, info: { url } }, hash)).toEqual(workKeys({ text, info: { url } }, hash));
      }),
    );
  });
});
