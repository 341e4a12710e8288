import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#domain/intake/take-in.ts';
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
  });

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

  it('reads a pasted title as one that is given beside the text', () => {
    for (const id of ['thresher-sharks', 'lie-detection-null']) {
      const { text, title } = abstractById(id);
      const [given, pasted] = [
        readSource({ text, info: { title } }),
        readSource({ text: `${title}\n\n${text}` }),
      ];
      const later = pasted.sentences.slice(1);
      expect(later.map((one) => one.text)).toEqual(given.sentences.map((one) => one.text));
      expect(later.map((one) => [one.index, one.role])).toEqual(
        given.sentences.map((one) => [one.index + 1, one.role]),
      );
      expect({ ...pasted.finding, sentence: (pasted.finding.sentence ?? 0) - 1 }).toEqual(given.finding);
      for (const field of ['studied', 'design', 'question', 'limit'] as const)
        expect(pasted[field]?.text).toBe(given[field]?.text);
      for (const { sentence, text: said } of pasted.candidates)
        expect(pasted.sentences[sentence]?.text).toBe(said);
      for (const { span, text: said } of [pasted.studied, pasted.design].flatMap((one) => one ?? []))
        if (span !== null)
          expect(pasted.sentences[span.sentence]?.text.slice(span.start, span.end)).toBe(said);
      expect(readSource({ text: `${title}\n\n${text}`, finding: 3 }).finding.sentence).toBe(3);
      expect(readSource({ text: `${title}\n\n${text}`, finding: 0 }).finding.sentence).toBe(0);
    }
  });

  it('finds a pasted title of two sentences', () => {
    const { text } = abstractById('thresher-sharks');
    for (const title of [
      'Hunting by sharks. IV. The role of the tail',
      'Do sharks use their tails? A study of hunting',
    ])
      expect(readSource({ text: `${title}\n\n${text}` })).toMatchObject({
        title,
        sentences: { 0: { text: title } },
      });
    expect(readSource({ text: `Sharks hunt. They use their tails.\n\n${text}` }).title).toBeNull();
  });

  it('lets an official body act in its own words', () => {
    const { text, title } = abstractById('right-to-environment');
    expect(readSource({ text, info: { title } }).finding.text).toBe(
      'The General Assembly recognizes the right to a clean, healthy and sustainable environment as a human right.',
    );
  });
});
