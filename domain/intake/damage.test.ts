import { describe, expect, it } from 'vitest';
import { corpusAbstracts } from '#testing/corpus-abstracts.ts';
import { damages } from '#testing/damages.ts';
import { randomOf } from '#testing/random.ts';
import { readSource } from '../engine/read/read-source.ts';
import { splitSentences } from '../language/sentences.ts';
import { cleanText, takeIn } from './take-in.ts';

/** What was torn before it was damaged cannot be told from what was torn by it: "2020- Retrospectively", a registration's own lines. */
function isTorn(text: string): boolean {
  return /\d- |DOI 10\./.test(text);
}

const abstracts = corpusAbstracts()
  .map(cleanText)
  .filter((text) => text.length < 2500 && !isTorn(text))
  .slice(0, 200);

/** As the reader has them: a line's end in a sentence is a space, and "Abstract" alone no sentence. */
function sentencesOf(text: string): string[] {
  return splitSentences(text).map((sentence) =>
    sentence.text.replaceAll('\n', ' ').replace(/^Abstract:? /, ''),
  );
}

describe.each(Object.entries(damages))('a text with %s', (_, damage) => {
  const damaged = abstracts.map((text, at) => ({ text, pasted: damage(text, randomOf(at)) }));

  it('is taken in as the clean one', () => {
    const wrong = damaged.filter(({ text, pasted }) => {
      const [wanted, got] = [text, cleanText(pasted)].map(sentencesOf);
      return JSON.stringify(wanted) !== JSON.stringify(got);
    });
    expect(damaged.filter(({ text, pasted }) => text !== pasted).length).toBeGreaterThan(20);
    expect(wrong.map(({ pasted }) => [pasted, cleanText(pasted)])).toEqual([]);
  });

  it('is taken in once and for all, with a place for each of its words', () => {
    for (const { pasted } of damaged.slice(0, 40)) {
      const { text, placeOf } = takeIn(pasted);
      expect(cleanText(text)).toBe(text);
      for (const { 0: word, index } of text.matchAll(/(?<!\p{L})[A-Za-z]{9,}(?!\p{L})/gu)) {
        const place = placeOf(index);
        expect(pasted.slice(place, place + 4)).toMatch(new RegExp(`^[^A-Za-z]{0,4}${word.charAt(0)}`));
      }
    }
  });

  it('is read as the clean one', () => {
    for (const { text, pasted } of damaged.slice(0, 3)) {
      const [wanted, got] = [text, pasted].map((source) => readSource({ text: source }));
      expect(got?.finding.text).toBe(wanted?.finding.text);
      expect(got?.sentences.map(({ text: said, role }) => [said, role])).toEqual(
        wanted?.sentences.map(({ text: said, role }) => [said, role]),
      );
    }
  });
});

describe('clean abstracts', () => {
  it('stay as they are', () => {
    for (const text of abstracts) expect(cleanText(text)).toBe(text);
  });
});
