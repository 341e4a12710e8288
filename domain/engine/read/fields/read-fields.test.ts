import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role, SourceSentence } from '../../fact-sheet.ts';
import { sourceSentence } from '../../fixtures/source-sentence.ts';
import { type Fields, readFields } from './read-fields.ts';

function read(
  title: string | null,
  lines: readonly (readonly [Role, string])[],
  finding: number,
  url?: string,
): Fields {
  return readFields({
    title,
    sentences: buildSentences(lines),
    finding,
    info: url === undefined ? {} : { url },
  });
}

function buildSentences(lines: readonly (readonly [Role, string])[]): SourceSentence[] {
  return lines.map(([role, text], index) => sourceSentence(text, index, role));
}

const trial = read(
  'Does evening light shorten sleep? A randomised trial in shift workers',
  [
    ['background', 'Evening light (EL) is common, but little is known about its effect on sleep.'],
    ['objective', 'We aimed to determine whether evening light shortens sleep.'],
    [
      'methods',
      'In a single-centre randomised controlled trial, 248 shift workers with normal sight were randomly assigned to evening light or dim light.',
    ],
    [
      'results',
      'Sleep lasted 6.1 hours in the evening light group compared with 7.0 hours in the dim light group (P = 0.01).',
    ],
    [
      'results',
      'Headache was reported by 12% of workers with evening light and 11% of workers with dim light.',
    ],
    ['conclusions', 'EL shortened sleep in shift workers.'],
    ['conclusions', 'Night lighting should be dimmed where work allows.'],
    ['conclusions', 'The study was limited by its short follow-up.'],
  ],
  5,
);

describe('readFields', () => {
  it('reads a trial', () => {
    expect(trial.genre).toBe('trial');
    expect(trial.subjects).toBe('people');
    expect(trial.question?.text).toBe('Does evening light shorten sleep?');
    expect(trial.studied?.text).toBe('248 shift workers with normal sight');
    expect(trial.design?.text).toBe('single-centre randomised controlled trial');
    expect(trial.limit?.text).toBe('short follow-up');
    expect(trial.gap?.text).toMatch(/little is known/);
    expect(trial.authorsConclude?.text).toBe('Night lighting should be dimmed where work allows.');
    expect(trial.topic).toBe('shift workers');
    expect(trial.acronyms).toEqual([{ short: 'EL', long: 'Evening light', sentence: 0 }]);
  });

  it('reads the figure of the finding, whatever its sentence was taken for, and no figure of a method step', () => {
    const finding: ['background', string] = [
      'background',
      'The new parser doubles speed by a factor of 2 over older parsers.',
    ];
    const step: ['methods', string] = [
      'methods',
      'The older parsers were slower by a factor of 3 in our setup.',
    ];
    const numbers = readFields({
      title: null,
      sentences: buildSentences([finding, step]),
      finding: 0,
    }).numbers;
    expect(numbers.map(({ sentence }) => sentence)).toEqual([0]);
  });

  it('gives exact spans for what it quotes', () => {
    const sentences = buildSentences([
      ['methods', 'In a prospective cohort study, 91 older adults living alone were interviewed.'],
    ]);
    const { studied, design } = readFields({ title: null, sentences, finding: 0 });
    for (const field of [studied, design]) {
      const { sentence = 0, start = 0, end = 0 } = field?.span ?? {};
      expect(sentences[sentence]?.text.slice(start, end)).toBe(field?.text);
    }
  });

  it('puts the comparison on the finding first, without its statistics', () => {
    const [first] = trial.numbers;
    expect(first?.text).toBe(
      'Sleep lasted 6.1 hours in the evening light group compared with 7.0 hours in the dim light group',
    );
    expect(first?.arms).toEqual([
      { label: 'evening light group', value: '6.1', unit: 'hours' },
      { label: 'dim light group', value: '7.0', unit: 'hours' },
    ]);
  });

  it('leaves out what the source does not say', () => {
    const fields = read(null, [['results', 'Moss grows.']], 0);
    expect(fields).toMatchObject({
      genre: 'other',
      question: null,
      numbers: [],
      studied: null,
      design: null,
      limit: null,
      gap: null,
      topic: null,
      marks: [],
    });
  });

  it('marks preprints, animal work, protocols and retractions', () => {
    const mice: readonly (readonly [Role, string])[] = [
      ['methods', 'We fed 40 mice a rich diet.'],
      ['results', 'The mice on the rich diet lived longer than other mice.'],
    ];
    expect(read('Diet and age in mice', mice, 1, 'https://www.biorxiv.org/content/10.1101/x').marks).toEqual([
      'preprint',
      'in-animals',
    ]);
    expect(read('RETRACTED: Diet and age', mice, 1).marks).toContain('retracted');
    expect(read('Correction: Diet and age', mice, 1).marks).toContain('corrected');
    const plan: readonly (readonly [Role, string])[] = [
      ['methods', 'In total 300 adults will be randomised and will receive a diet.'],
    ];
    expect(read('Diet in adults: study protocol', plan, 0).marks).toEqual(['protocol']);
  });

  it('tells the mood of a finding', () => {
    expect(read(null, [['conclusions', 'Deaths rose in patients who were given the drug.']], 0).mood).toBe(
      'grave',
    );
    expect(
      read(
        null,
        [['conclusions', 'The drug improved survival in patients in a randomised controlled trial.']],
        0,
      ).mood,
    ).toBe('good');
    expect(read(null, [['conclusions', 'Snow covers the plain in June.']], 0).mood).toBe('neutral');
    expect(
      read(
        null,
        [['conclusions', 'In this randomised controlled trial the drug was not effective in patients.']],
        0,
      ).mood,
    ).toBe('grave');
  });

  it('offers supporting results that stand alone', () => {
    expect(trial.supporting.map(({ sentence }) => sentence)).toContain(4);
    for (const { text, verbatim } of trial.supporting) {
      expect(verbatim).toBe(false);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('never throws and never invents a span, whatever the text', () => {
    const role = fc.constantFrom<Role>(
      'background',
      'objective',
      'methods',
      'results',
      'conclusions',
      'other',
    );
    const line = fc.tuple(role, fc.string({ unit: 'grapheme', maxLength: 120 }));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.option(fc.string({ maxLength: 60 })),
        (lines, title) => {
          const sentences = buildSentences(lines);
          const fields = readFields({ title, sentences, finding: 0 });
          for (const field of [fields.studied, fields.design, fields.limit]) {
            if (field?.span == null) continue;
            expect(sentences[field.span.sentence]?.text.slice(field.span.start, field.span.end)).toBe(
              field.text,
            );
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
