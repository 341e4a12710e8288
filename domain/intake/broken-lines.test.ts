import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBrokenLines } from './broken-lines.ts';
import { TracedText } from './traced-text.ts';

const joinLineHyphens = (text: string): string => joinBrokenLines(new TracedText(text)).text;

describe('words that a line parted', () => {
  it.each([
    ['a higher perfor-\nmance of the net- works', 'a higher performance of the networks'],
    ['How- ever, it is de- spite rain', 'However, it is despite rain'],
    [
      'a gradient- based, state-of-the- art, well-\nstudied way',
      'a gradient-based, state-of-the-art, well-studied way',
    ],
    ['an in-\nvitro study with in- creasing doses', 'an in-vitro study with increasing doses'],
    // As the text has it elsewhere.
    ['Moss- roofs are cool; mossroofs stay so.', 'Mossroofs are cool; mossroofs stay so.'],
    ['Moss- roofs are cool; moss-roofs stay so.', 'Moss-roofs are cool; moss-roofs stay so.'],
  ])('%j are joined', (text, joined) => {
    expect(joinLineHyphens(text)).toBe(joined);
  });

  it.each([
    'pre- and post-test scores of low-, middle- and high-income countries',
    'Cl- channels and HCO3- ions',
    'moss - and fern -- on roofs, or so- (they say)',
    'the short- to medium-term',
    '- moss\n- fern',
  ])('%j stays', (text) => {
    expect(joinLineHyphens(text)).toBe(text);
  });

  it('lose no letter and no digit, whatever the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:[a-zA-Z0-9]{1,5}[- \n.]{1,2}){0,12}$/), (text) => {
        const bare = (one: string): string => one.replace(/[-\s]/g, '');
        expect(bare(joinLineHyphens(text))).toBe(bare(text));
      }),
    );
  });
});
