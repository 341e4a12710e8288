import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#domain/language/clean-text.ts';
import { anyText } from '#testing/any-text.ts';
import { type FactSheet, type Field, roles } from '../fact-sheet.ts';
import { abstractById, abstracts } from '../fixtures/abstracts.ts';
import { readSource } from './read-source.ts';

/** Every place a sheet points to must exist. */
function expectSound(sheet: FactSheet, raw: string): void {
  const text = cleanText(raw);
  sheet.sentences.forEach((sentence, at) => {
    expect(sentence.index).toBe(at);
    expect(text.slice(sentence.start, sentence.end).replaceAll('\n', ' ')).toBe(sentence.text);
    expect(roles).toContain(sentence.role);
    expect(sentence.certainty).toBeGreaterThanOrEqual(0);
    expect(sentence.certainty).toBeLessThanOrEqual(1);
  });
  for (const field of [
    sheet.question,
    sheet.studied,
    sheet.design,
    sheet.limit,
    sheet.authorsConclude,
    sheet.gap,
  ]) {
    expectInside(sheet, field);
  }
  for (const { sentence } of [...sheet.candidates, ...sheet.numbers])
    expect(sheet.sentences[sentence]).toBeDefined();
  expect(sheet.doubt === null).toBe(sheet.sure);
}

function expectInside(sheet: FactSheet, field: Field | null): void {
  if (field?.span == null) return;
  const { sentence, start, end } = field.span;
  expect(start).toBeLessThan(end);
  expect(end).toBeLessThanOrEqual(sheet.sentences[sentence]?.text.length ?? -1);
}

describe('readSource', () => {
  it.each(abstracts.map(({ id, title, text }) => [id, title, text] as const))(
    'reads %s',
    (_, title, text) => {
      const sheet = readSource({ text, info: { title } });
      expectSound(sheet, text);
      expect(sheet.title).toBe(title);
      expect(sheet.finding.text).toMatch(/^[^a-z].*[.!?]["”’)]?$/u);
      expect(sheet.candidates[0]?.sentence).toBe(sheet.finding.sentence);
    },
  );

  it('answers any text, and the same text the same way', () => {
    const piece = fc.oneof(
      anyText({ maxLength: 30 }),
      fc.constantFrom(
        'Results: ',
        'We found that A (n = 3) ',
        'Recalling X,\n',
        '1. Decides Y;\n',
        '. ',
        '\n\n',
        'METHODS ',
        '$x^2$ ',
        '<sub>2</sub>',
        'will ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const sheet = readSource({ text });
        expectSound(sheet, text);
        expect(readSource({ text })).toEqual(sheet);
      }),
      { numRuns: 25 },
    );
    // A loaded machine needs longer than the runner's default to compile every pattern for the first time.
  }, 30_000);

  it('takes the sentence that the person points at', () => {
    const { text, title } = abstractById('acupuncture-trial');
    const sheet = readSource({ text, info: { title }, finding: 11 });
    expect(sheet.finding.sentence).toBe(11);
    expect(sheet.candidates[0]?.sentence).toBe(11);
    expect([sheet.sure, sheet.doubt]).toEqual([true, null]);
  });

  it('takes the finding in the person’s own words, and ignores a sentence that is not there', () => {
    const { text, title } = abstractById('lie-detection-null');
    const own = 'Eye movements may not show that someone is lying.';
    const sheet = readSource({ text, info: { title }, finding: own });
    expect(sheet.finding).toMatchObject({ text: own, sentence: null, negated: true, hedges: ['may'] });
    expect(sheet.sure).toBe(true);
    expect(readSource({ text, info: { title }, finding: 99 })).toEqual(readSource({ text, info: { title } }));
  });

  it('finds a title pasted above the text', () => {
    const { text, title } = abstractById('thresher-sharks');
    const sheet = readSource({ text: `${title}\n\n${text}` });
    expect(sheet.title).toBe(title);
    expect(sheet.sentences[0]?.role).toBe('other');
    expect(sheet.finding.sentence).not.toBe(0);
  });

  it('lets an official body act in its own words', () => {
    const { text, title } = abstractById('right-to-environment');
    expect(readSource({ text, info: { title } }).finding.text).toBe(
      'The General Assembly recognizes the right to a clean, healthy and sustainable environment as a human right.',
    );
  });
});
