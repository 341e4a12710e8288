import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/cards/brand.ts';
import { cardDesigns, cardSizeNames, cardSizes } from '#domain/cards/card-kinds.ts';
import { drawableRanges } from '#domain/cards/drawable.ts';
import { buildCard, cardLimits, type ShareCard } from '#domain/cards/share-card.ts';
import { abstracts } from '#domain/engine/fixtures/abstracts.ts';
import { generatePosts } from '#domain/engine/generate.ts';
import { createCardRenderer } from './drawing-renderer.ts';
import { paletteOf } from './palette.ts';

const empty: ShareCard = { marks: [], finding: null, number: null, arms: [], studied: null, source: [] };

/** The longest of everything at once, in wide letters. */
const fullest: ShareCard = {
  marks: ['Protocol, no results yet', 'Corrected article'],
  finding: filled(cardLimits.finding),
  number: filled(cardLimits.number),
  arms: [],
  studied: filled(cardLimits.studied),
  source: [filled(cardLimits.title), filled(80), 'x'.repeat(60)],
};
const withArms: ShareCard = {
  ...fullest,
  number: null,
  arms: [1, 2, 3].map((side) => ({ value: `12,345.6${side} kg`, label: filled(cardLimits.label) })),
};

function filled(length: number): string {
  return 'Measured outcomes improved moderately whenever commuters walked '.repeat(9).slice(0, length).trim();
}

const cards: readonly (readonly [string, ShareCard])[] = [
  ['nothing', empty],
  ['the most of everything', fullest],
  ['three sides', withArms],
  ...abstracts.map(({ id, text }) => {
    const made = generatePosts({ inputText: text, tone: 'publisher', platforms: ['instagram'] });
    const card = buildCard({ sheet: made.factSheet, post: made.generatedContent.instagram ?? '' });
    return [id, card] as const;
  }),
];

describe('the drawn card', () => {
  it.each(cards)('keeps everything inside its edges: %s', async (_, card) => {
    const outside: string[] = [];
    for (const size of cardSizeNames) {
      const { width, height } = cardSizes[size];
      const renderer = createCardRenderer({
        onBox: ({ left, top, width: wide, height: high, textContent }) => {
          if (left < 0 || top < 0 || left + wide > width + 1 || top + high > height + 1)
            outside.push(`${size}: ${textContent ?? 'box'} ${left} ${top} ${wide} ${high}`);
        },
      });
      for (const design of card.arms.length > 0 ? cardDesigns : (['paper'] as const))
        expect((await renderer.render(card, { design, size })).length).toBeGreaterThan(0);
    }
    expect(outside).toEqual([]);
  });

  it('has a shape for every character that cards may use', async () => {
    const missing: string[] = [];
    const renderer = createCardRenderer({ onMissing: (characters) => missing.push(characters) });
    const all = drawableRanges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    );
    for (let at = 0; at < all.length; at += 120) {
      const studied = all.slice(at, at + 120).join('');
      const card = { ...empty, finding: studied, studied };
      await renderer.render(card, { design: 'paper', size: 'square' });
    }
    expect(missing).toEqual([]);
  });
});

describe('paletteOf', () => {
  it('is legible in every design', () => {
    for (const design of cardDesigns) {
      const { background, ink, soft, accent } = paletteOf(design, undefined);
      for (const colour of [ink, soft, accent])
        expect(contrast(background, colour)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('takes a team’s colours where they can be read, and not where they cannot', () => {
    const brand = { name: 'Lab', background: '#ffffff', ink: '#003366', accent: '#aa0000', logo: null };
    expect(paletteOf('paper', brand)).toMatchObject({
      background: '#ffffff',
      ink: '#003366',
      accent: '#aa0000',
    });
    expect(paletteOf('paper', { ...brand, ink: '#eeeeee' })).toEqual(paletteOf('paper', undefined));
    expect(paletteOf('paper', { ...brand, background: 'red' })).toEqual(paletteOf('paper', undefined));
    expect(paletteOf('paper', { ...brand, accent: '#fefefe' }).accent).toBe('#003366');
  });
});
