import type { FactSheet, Role } from '#domain/engine/fact-sheet.ts';
import { readKey } from '#domain/engine/read/key-sentence/read-key.ts';
import { takeIn } from '#domain/intake/take-in.ts';
import { givenAt, type Joined } from './joined-sentences.ts';

/** What `read` answers. Sentence numbers are those of the given sentences where sentences were given. */
export interface Reading {
  readonly sentences: readonly {
    readonly text: string;
    readonly role: Role;
    readonly start: number;
    readonly end: number;
  }[];
  readonly key: { readonly text: string; readonly sentence: number | null };
  readonly candidates: FactSheet['candidates'];
  readonly sure: boolean;
  readonly question: FactSheet['question'];
  readonly finding: FactSheet['finding'];
  readonly numbers: FactSheet['numbers'];
  readonly studied: FactSheet['studied'];
  readonly limit: FactSheet['limit'];
  readonly design: FactSheet['design'];
}

export function describeReading(sheet: FactSheet, { text, given }: Joined): Reading {
  const key = readKey(sheet, text);
  const { placeOf } = takeIn(text);
  const numberOf = (read: number): number => {
    const sentence = sheet.sentences[read];
    return given === null || sentence === undefined ? read : givenAt(given, placeOf(sentence.start));
  };
  const field = (one: FactSheet['studied']) =>
    one === null || one.span === null
      ? one
      : { ...one, span: { ...one.span, sentence: numberOf(one.span.sentence) } };
  const { finding } = sheet;
  const found = finding.sentence === null ? null : numberOf(finding.sentence);
  return {
    sentences:
      given === null
        ? sheet.sentences.map(({ text, role, start, end }) => ({ text, role, start, end }))
        : rolesOfGiven(sheet, given, placeOf),
    key: { text: key.text, sentence: key.sentence === null ? null : numberOf(key.sentence) },
    candidates: sheet.candidates.map((one) => ({ ...one, sentence: numberOf(one.sentence) })),
    sure: sheet.sure,
    question: field(sheet.question),
    finding: { ...finding, sentence: found },
    numbers: sheet.numbers.map((one) => ({ ...one, sentence: numberOf(one.sentence) })),
    studied: field(sheet.studied),
    limit: field(sheet.limit),
    design: field(sheet.design),
  };
}

/** Where the reader split a given sentence further, the longest part gives the role. */
function rolesOfGiven(
  sheet: FactSheet,
  given: NonNullable<Joined['given']>,
  placeOf: (at: number) => number,
): Reading['sentences'] {
  const placed = sheet.sentences.map((one) => ({ ...one, start: placeOf(one.start), end: placeOf(one.end) }));
  return given.map(({ text, start, end }, index) => {
    const parts = placed.filter(
      (one) => givenAt(given, one.start) === index || (one.start < end && start < one.end),
    );
    const longest = [...parts].sort((a, b) => b.end - b.start - (a.end - a.start))[0];
    return { text, role: longest?.role ?? 'other', start, end };
  });
}
