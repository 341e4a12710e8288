import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#domain/intake/take-in.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { annotatedAbstracts, type CorpusAbstract } from '#testing/corpus-abstracts.ts';
import { readHeadings } from './headings.ts';

/** Sections of an abstract: the letter of its part, its sentences. */
interface Section {
  readonly part: string;
  readonly text: string;
}

const sectionsOf = ({ sentences, roles }: CorpusAbstract): Section[] => {
  const sections: { part: string; text: string }[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const part = roles[index] ?? '';
    const last = sections.at(-1);
    if (last?.part === part) last.text += ` ${sentence}`;
    else sections.push({ part, text: sentence });
  }
  return sections;
};

/** Whole sentences, each part in one piece and in the usual order. */
const isStructured = (sections: readonly Section[]): boolean =>
  /^B?O?M?R?C?$/.test(sections.map(({ part }) => part).join('')) &&
  sections.length > 2 &&
  sections.every(({ text }) => /^\p{Lu}\p{Ll}*\s.*[.!?]$/su.test(text));

const samples = annotatedAbstracts().map(sectionsOf).filter(isStructured).slice(0, 200);

/** Headings as journals print them. */
const names: Readonly<Record<string, readonly string[]>> = {
  B: ['Background', 'Introduction', 'Importance', 'Context', 'Rationale'],
  O: ['Objective', 'Aims', 'Purpose', 'Aim of the Study', 'Objectives'],
  M: [
    'Methods',
    'Design, Setting, and Participants',
    'Materials and methods',
    'Study Design',
    'Patients and Methods',
    'Main Outcomes and Measures',
  ],
  R: ['Results', 'Findings', 'Main Results', 'Principal findings', 'Results and discussion'],
  C: ['Conclusions', 'Conclusions and Relevance', 'Interpretation', 'Conclusion', 'Meaning'],
};

/** In what manner a heading stands before the text of its section and behind what comes before. */
const manners: Readonly<Record<string, (heading: string, text: string) => string>> = {
  'without a mark': (heading, text) => ` ${heading} ${text}`,
  'with two blanks': (heading, text) => `  ${heading}  ${text}`,
  'on a line of its own': (heading, text) => `\n${heading}\n${text}`,
  'in a paragraph of its own': (heading, text) => `\n\n${heading}\n\n${text}`,
  'at the beginning of a line': (heading, text) => `\n${heading} ${text}`,
  'in capitals': (heading, text) => ` ${heading.toUpperCase()} ${text}`,
  'in capitals on a line of its own': (heading, text) => `\n${heading.toUpperCase()}\n${text}`,
  'in lower case on a line of its own': (heading, text) => `\n${heading.toLowerCase()}\n${text}`,
  'in lower case with a colon': (heading, text) => `\n${heading.toLowerCase()}: ${text}`,
  'in bold': (heading, text) => `<b>${heading}</b> ${text}`,
  'in bold with a colon, glued': (heading, text) => `<b>${heading}:</b> ${text}`,
  'in bold, glued on both sides': (heading, text) => `<strong>${heading}</strong>${text}`,
  'with a colon, glued on both sides': (heading, text) => `${heading}:${text}`,
  'glued on both sides in capitals': (heading, text) => `${heading.toUpperCase()}${text}`,
  'in bold of Markdown': (heading, text) => ` **${heading}** ${text}`,
  'in bold of Markdown with a colon': (heading, text) => ` **${heading}:** ${text}`,
  'as a heading of Markdown': (heading, text) => `\n\n## ${heading}\n\n${text}`,
  'with a stroke': (heading, text) => ` ${heading} | ${text}`,
};

const printed = (
  sections: readonly Section[],
  turn: number,
  manner: (heading: string, text: string) => string,
) =>
  sections
    .map(({ part, text }) => {
      const known = names[part] ?? [];
      return manner(known[turn % known.length] ?? '', text);
    })
    .join('')
    .trim();

const read = (text: string) =>
  readHeadings(splitSentences(cleanText(text))).map((sentence) => ({
    text: sentence.text.replaceAll('\n', ' '),
    allowed: sentence.allowed.join(' '),
  }));

describe('headings of structured abstracts', () => {
  it('has abstracts to read', () => expect(samples).toHaveLength(200));

  it.each(Object.keys(manners))('are read %s as with a colon', (name) => {
    const manner = manners[name] ?? (() => '');
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(29), (sections, turn) => {
        const clean = printed(sections, turn, (heading, text) => `\n${heading}: ${text}`);
        expect(read(printed(sections, turn, manner))).toEqual(read(clean));
      }),
      { numRuns: 200 },
    );
  });

  it('numbered as some publishers do, are read as without numbers', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(29), (sections, turn) => {
        let at = 0;
        const numbered = printed(sections, turn, (heading, text) => ` (${++at}) ${heading}: ${text}`);
        const clean = printed(sections, turn, (heading, text) => `\n${heading}: ${text}`);
        expect(read(numbered)).toEqual(read(clean));
      }),
    );
  });

  it('are not found in the sentences of abstracts without any', () => {
    for (const { sentences } of annotatedAbstracts()) {
      const text = sentences.join(' ');
      expect(readHeadings(splitSentences(cleanText(text))).map(({ heading }) => heading)).not.toContain(
        'Results',
      );
    }
  });
});

describe('numbered points', () => {
  const marks: Readonly<Record<string, (at: number) => string>> = {
    'figures with a stop': (at) => `${at}. `,
    'figures with a bracket': (at) => `${at}) `,
    'figures in brackets': (at) => `(${at}) `,
    'letters in brackets': (at) => `(${'abcdefghijklmnop'[at - 1] ?? ''}) `,
    'Roman figures': (at) =>
      `(${['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'][at - 1] ?? ''}) `,
    'figures on lines of their own': (at) => `${at}.\n`,
  };
  const points = samples
    .map((sections) => sections.flatMap(({ text }) => read(text).map((sentence) => sentence.text)))
    // Behind "gene N." or "spp." a number may be another's, and a bracket that closes nothing closes what opened before.
    .filter(
      (sentences) =>
        sentences.length < 10 && !sentences.some((text) => /[\s.](?:\p{L}|spp)\.$|[;:]$|\d\. \d/u.test(text)),
    );

  it.each(Object.keys(marks))('with %s are read without them', (name) => {
    const mark = marks[name] ?? String;
    fc.assert(
      fc.property(fc.constantFrom(...points), fc.constantFrom('\n', '\n\n'), (sentences, end) => {
        const numbered = sentences.map((text, index) => `${mark(index + 1)}${text}`).join(end);
        expect(read(numbered)).toEqual(read(sentences.join(end)));
      }),
      { numRuns: 200 },
    );
  });
});
