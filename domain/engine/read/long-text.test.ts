import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { researchTextLimits } from '#domain/research/research-text.ts';
import { paper } from '#testing/documents/paper.ts';
import { readLongText, textOfPart } from './long-text.ts';

const background = [...paper.introduction, ...paper.introduction].join(' ');
const body = [background, ...paper.methods, ...paper.results, paper.conclusions].join('\n\n');

describe('a text that is longer than what is used', () => {
  it('is used from its abstract on where one is marked, and no further', () => {
    const long = readLongText(
      [paper.title, 'Abstract', paper.abstract, 'Keywords: roofs, water', 'Introduction', body].join('\n'),
    );
    expect(textOfPart(long, long.best)).toBe(`Abstract\n${paper.abstract}`);
  });

  it('is used where most was found and concluded, where none is', () => {
    const long = readLongText(`${background} ${background}\n\n${body}`);
    const used = textOfPart(long, long.best);
    expect(used).toContain('Peak flow was lower with sensors in 171 of them.');
    expect(used).toContain('lowered the peak flow of stormwater');
    expect(used.length).toBeLessThanOrEqual(researchTextLimits.max);
  });

  it('is used whole where it fits once it is clean', () => {
    const lines = Array.from(
      { length: 60 },
      (_, at) => `<p class="a-name-that-fills-the-text">Line ${at} says this.</p>`,
    );
    const long = readLongText(lines.join('\n'));
    expect(long.parts).toHaveLength(1);
    expect(textOfPart(long, 0)).toContain('Line 59 says this.');
  });

  it('has parts that begin and end with sentences, from its first to its last', () => {
    const long = readLongText(`${body}\n\n${body}`);
    expect(textOfPart(long, 0)).toMatch(/^Cities seal their soils/);
    expect(textOfPart(long, long.parts.length - 1)).toMatch(/were not held back\.$/);
    for (const [at] of long.parts.entries()) expect(textOfPart(long, at)).toMatch(/^[A-Z].*\.$/s);
  });

  it('has parts that fit, of any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9000 }), fc.nat(5), (text, times) => {
        const long = readLongText(`${text} `.repeat(times));
        for (const { start, end } of long.parts)
          expect(end - start).toBeLessThanOrEqual(researchTextLimits.max);
        expect(long.best).toBeLessThan(Math.max(1, long.parts.length));
      }),
      { numRuns: 50 },
    );
  });
});
