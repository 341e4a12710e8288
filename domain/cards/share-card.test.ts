import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abstracts } from '../engine/fixtures/abstracts.ts';
import { generatePosts, readRequest } from '../engine/generate.ts';
import { platformIds } from '../posts/platforms.ts';
import { toneIds } from '../posts/tones.ts';
import { citationOf } from './citation.ts';
import { isDrawable } from './drawable.ts';
import { altTextOf, buildCard, type ShareCard } from './share-card.ts';

const info = {
  title: 'A title',
  journal: 'PLOS ONE',
  year: '2015',
  url: 'https://doi.org/10.1371/journal.pone.0116586',
};

function textsOf({ finding, number, arms, studied }: ShareCard): string[] {
  const sides = arms.flatMap(({ value, label }) => [value, label]);
  return [finding, number, studied, ...sides].filter((text) => text !== null);
}

describe('buildCard', () => {
  it('shows nothing that neither post, source nor citation says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...abstracts),
        fc.constantFrom(...toneIds),
        fc.constantFrom(...platformIds),
        fc.constantFrom(undefined, 'Coffee cured 9,000 bears.', 'Nothing here is from the paper'),
        fc.record({
          studied: fc.constantFrom(undefined, '9,000 bears', null),
          number: fc.constantFrom(undefined, '7 of 8'),
        }),
        ({ text }, tone, platform, written, corrections) => {
          const made = generatePosts({
            inputText: text,
            tone,
            platforms: [platform],
            articleInfo: info,
            corrections,
          });
          const post = written ?? made.generatedContent[platform] ?? '';
          const card = buildCard({ sheet: made.factSheet, info, post });
          const known = [post, ...made.factSheet.sentences.map((one) => one.text)].map((one) =>
            one.replace(/\s+/g, ' ').normalize('NFC').toLowerCase(),
          );
          for (const shown of textsOf(card)) {
            const plain = shown.toLowerCase().replace(/\.$/, '');
            expect(
              known.some((one) => one.includes(plain)),
              shown,
            ).toBe(true);
          }
          const cited = citationOf(made.factSheet, info).map((one) => one.text);
          expect(card.source.every((line) => cited.includes(line))).toBe(true);
          expect(isDrawable([...textsOf(card), ...card.source].join(' '))).toBe(true);
          for (const shown of [...textsOf(card), ...card.source])
            expect(altTextOf(card)).toContain(shown.replace(/\.$/, ''));
        },
      ),
      { numRuns: 300, seed: 16 },
    );
  });

  it('leaves a title out that the fonts do not have, and keeps the rest', () => {
    const { text = '' } = abstracts[0] ?? {};
    for (const title of ['深層学習による変数星の分類', 'دراسة عن النوم', 'מחקר', '🌱 Plants']) {
      const own = { ...info, title };
      const card = buildCard({
        sheet: readRequest({ inputText: text, articleInfo: own }),
        info: own,
        post: 'x',
      });
      expect(card.source).toEqual(['PLOS ONE, 2015', 'DOI 10.1371/journal.pone.0116586']);
    }
    const greek = { ...info, title: 'Η α-συνουκλεΐνη: ∑ ≥ 5 × CO₂, Тест' };
    const card = buildCard({
      sheet: readRequest({ inputText: text, articleInfo: greek }),
      info: greek,
      post: 'x',
    });
    expect(card.source[0]).toBe(greek.title);
  });

  it('says of a retracted article that it is, and no finding', () => {
    const { text = '' } = abstracts[0] ?? {};
    const own = { ...info, status: ['retracted'] as const };
    const card = buildCard({
      sheet: readRequest({ inputText: text, articleInfo: own }),
      info: own,
      post: text,
    });
    expect(card).toMatchObject({
      marks: expect.arrayContaining(['Retracted article']),
      finding: null,
      studied: null,
    });
    expect(altTextOf(card)).toMatch(/^Retracted article\. /);
  });

  it('puts the finding on most cards', () => {
    const cards = abstracts.map(({ text }) => {
      const made = generatePosts({ inputText: text, tone: 'publisher', platforms: ['instagram'] });
      return buildCard({ sheet: made.factSheet, post: made.generatedContent.instagram ?? '' });
    });
    expect(cards.filter(({ finding }) => finding !== null).length).toBeGreaterThan(cards.length * 0.7);
  });
});
