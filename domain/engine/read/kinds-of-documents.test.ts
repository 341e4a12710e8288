import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#domain/intake/take-in.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { annotatedAbstracts } from '#testing/corpus-abstracts.ts';
import { clauseSentence, readOfficialClauses } from './official-text.ts';
import { askingVerbs, operativeVerbs } from './official-words.ts';
import { tellPatent, withoutNumerals } from './patent-text.ts';
import { readsAsPlan } from './plan.ts';
import { readSentences } from './read-sentences.ts';

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

describe('clauses of resolutions', () => {
  const verbs = [...operativeVerbs].filter(
    (verb) => !['calls', 'takes', 'remains', 'reminds'].includes(verb),
  );
  const body = fc.constantFrom(
    'The General Assembly',
    'The Conference of the Parties',
    'The Human Rights Council',
  );
  const numbering = fc.constantFrom<(at: number) => string>(
    (at) => `${at}. `,
    (at) => `${at}) `,
    (at) => `(${at}) `,
    (at) => `OP${at}. `,
    (at) => `OP ${at} `,
    () => '',
  );

  it('are told of their body without their number, whatever the numbering', () => {
    fc.assert(
      fc.property(
        body,
        numbering,
        fc.uniqueArray(fc.constantFrom(...verbs), { minLength: 2, maxLength: 5 }),
        (who, mark, said) => {
          const clauses = said.map((verb, at) => `${mark(at + 1)}${upper(verb)} the costs of the year;`);
          const text = `${who},\n\nRecalling its resolution 70/1 of 2015,\n\n${clauses.join('\n\n')}`;
          const { sentences, official } = readSentences(cleanText(text));
          const told = sentences
            .filter((_, index) => official?.kinds[index] === 'operative')
            .map((one) => clauseSentence(one.text, official?.body ?? null));
          expect(told).toEqual(said.map((verb) => `${who} ${verb} the costs of the year.`));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are none in abstracts', () => {
    for (const { sentences } of annotatedAbstracts())
      expect(readOfficialClauses(sentences.map((text) => ({ text })))).toBeNull();
    expect(askingVerbs.size).toBeGreaterThan(0);
  });
});

describe('claims of patents', () => {
  const part = fc.constantFrom('drum', 'motor', 'heater', 'sensor', 'pump', 'valve', 'blade', 'housing');
  const opening = fc.constantFrom('', 'What is claimed is:\n', 'Claims\n', 'We claim: ');

  it('are read whole, with all their parts', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(part, { minLength: 2, maxLength: 5 }),
        opening,
        fc.constantFrom('\n   ', ' '),
        (parts, head, gap) => {
          const listed = parts.map(
            (name, at) =>
              `a ${name}${at === parts.length - 2 ? '; and' : at === parts.length - 1 ? '.' : ';'}`,
          );
          const text = `${head}1. A device, comprising:${gap}${listed.join(gap)}\n2. The device of claim 1, wherein the ${parts[0] ?? ''} is of steel.`;
          const { sentences } = readSentences(cleanText(text));
          expect(sentences).toHaveLength(2);
          const told = tellPatent(sentences[0]?.text ?? '', text);
          for (const name of parts) expect(told).toContain(`a ${name}`);
          expect(told).not.toMatch(/comprising\.$|[;\n]|\d/);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('lose the signs of the drawing, and no measure', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(part, { minLength: 2, maxLength: 6 }),
        fc.nat(80),
        fc.boolean(),
        (parts, first, inBrackets) => {
          const sign = (at: number): string =>
            inBrackets ? ` (${first + at * 2 + 10})` : ` ${first + at * 2 + 10}`;
          const said = (signed: boolean): string =>
            `The device has ${parts.map((name, at) => `a ${name}${signed ? sign(at) : ''}`).join(', ')}, turns at 2 to 5 rpm and is 30 mm long, as claim 1 says.`;
          expect(withoutNumerals(said(true), said(true))).toBe(said(false));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('plans', () => {
  it('are told from work that was done, in the annotated abstracts', () => {
    const wrong = annotatedAbstracts().filter(
      ({ sentences, roles }) =>
        roles.includes('R') &&
        !/protocol|will be/.test(sentences.join(' ')) &&
        readsAsPlan(splitAll(sentences)),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    'This trial is not yet recruiting. We plan to enrol 400 adults with migraine.',
    'Naps may help. Nurses will be randomised to a nap or none. The primary outcome is errors per shift.',
    'Recruitment has not started. Estimated enrollment: 120 adults.',
    'The study aims to recruit 90 women. The primary endpoint is pain at 12 weeks.',
  ])('%s', (text) => expect(readsAsPlan(splitSentences(text))).toBe(true));

  it.each([
    'Nurses were randomised to a nap or none. Naps cut errors by 18%. Future trials will include doctors.',
    'We found that naps cut errors. Patients will be randomised in a next step.',
  ])('%s', (text) => expect(readsAsPlan(splitSentences(text))).toBe(false));
});

function splitAll(sentences: readonly string[]): { text: string }[] {
  return sentences.map((text) => ({ text }));
}
