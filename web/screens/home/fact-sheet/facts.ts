import type { Corrections } from '#domain/engine/corrections.ts';
import type { FactSheet, Field, Span } from '#domain/engine/fact-sheet.ts';

export const factNames = ['question', 'finding', 'number', 'studied', 'design', 'limit'] as const;
export type FactName = (typeof factNames)[number];

/** One row of the strip. */
export interface Fact {
  readonly name: FactName;
  /** Empty where nothing is said. */
  readonly text: string;
  /** The places of the source it was read from; none where the person wrote it. */
  readonly spans: readonly Span[];
  /** The person's own words stand here, or they took it out. */
  readonly changed: boolean;
  /** Sides of a comparison, each with its value as printed; fewer than two is no comparison. */
  readonly arms: readonly { readonly label: string; readonly value: string }[];
}

/** The sheet as rows, in reading order. */
export function factsOf(
  sheet: FactSheet,
  finding: number | string | null,
  corrections: Corrections,
): readonly Fact[] {
  const field = (name: Exclude<FactName, 'finding' | 'number'>): Fact => ({
    name,
    text: sheet[name]?.text ?? '',
    spans: spansOf(sheet[name]),
    changed: corrections[name] !== undefined,
    arms: [],
  });
  return [
    field('question'),
    {
      name: 'finding',
      text: sheet.finding.text,
      spans: wholeSentence(sheet, sheet.finding.sentence),
      changed: typeof finding === 'string',
      arms: [],
    },
    numberFact(sheet, corrections),
    field('studied'),
    field('design'),
    field('limit'),
  ];
}

function numberFact(sheet: FactSheet, corrections: Corrections): Fact {
  const changed = corrections.number !== undefined;
  const number = sheet.numbers[0];
  if (number === undefined) return { name: 'number', text: '', spans: [], changed, arms: [] };
  const sentence = sheet.sentences[number.sentence]?.text ?? '';
  const start = sentence.indexOf(number.text);
  const spans =
    changed || start === -1
      ? wholeSentence(sheet, changed ? null : number.sentence)
      : [{ sentence: number.sentence, start, end: start + number.text.length }];
  const arms = number.arms.map(({ label, value, unit }) => ({
    label,
    value: unit === null ? value : `${value} ${unit}`.replace(/ %$/, '%'),
  }));
  return { name: 'number', text: number.text, spans, changed, arms: arms.length > 1 ? arms : [] };
}

function spansOf(field: Field | null): readonly Span[] {
  return field === null || field.span === null ? [] : [field.span];
}

function wholeSentence(sheet: FactSheet, index: number | null): readonly Span[] {
  const sentence = index === null ? undefined : sheet.sentences[index];
  return sentence === undefined ? [] : [{ sentence: sentence.index, start: 0, end: sentence.text.length }];
}
