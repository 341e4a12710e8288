import type { FactSheet, Field, NumberFact } from './fact-sheet.ts';
import { nearestSentence } from './read/nearest-sentence.ts';

/** The fields of a fact sheet that a person can put right, in the order in which they are shown. */
export const correctableFields = ['question', 'number', 'studied', 'design', 'limit'] as const;
export type CorrectableField = (typeof correctableFields)[number];

/** At most this many characters in a corrected field: it has to fit into a post. */
export const longestCorrection = 300;

/** What the person put right: their own words, or null where nothing is to be said. A field left out stays as read. */
export type Corrections = { readonly [Name in CorrectableField]?: string | null | undefined };

/** The sheet with the person's corrections in place. Their words have no span: the source does not hold them. */
export function applyCorrections(sheet: FactSheet, corrections: Corrections): FactSheet {
  const { number } = corrections;
  return {
    ...sheet,
    ...(number !== undefined && { numbers: number === null ? [] : [ownNumber(sheet, number)] }),
    ...corrected('question', corrections.question, asQuestion),
    ...corrected('studied', corrections.studied),
    ...corrected('design', corrections.design),
    ...corrected('limit', corrections.limit),
  };
}

/** Everything the person said in their own words, as sentences a post may lean on without the source. */
export function givenStatements(
  finding: number | string | undefined,
  corrections: Corrections = {},
): readonly string[] {
  const own = typeof finding === 'string' ? [finding] : [];
  const fields = correctableFields.flatMap((name) => corrections[name] ?? []);
  return [...own, ...fields].map((text) => text.trim()).filter((text) => text !== '');
}

function corrected(
  name: Exclude<CorrectableField, 'number'>,
  text: string | null | undefined,
  shape: (text: string) => string = (same) => same,
): { readonly [Name in typeof name]?: Field | null } {
  if (text === undefined) return {};
  const plain = text?.trim() ?? '';
  return { [name]: plain === '' ? null : { text: shape(plain), span: null } };
}

/** A question without its mark would be taken for a statement. */
function asQuestion(text: string): string {
  return text.endsWith('?') ? text : `${text.replace(/[.!]+$/, '')}?`;
}

/** Beside the sentence that it shares most with: that is where a writer puts it. */
function ownNumber(sheet: FactSheet, text: string): NumberFact {
  const sentence = nearestSentence(text, sheet.sentences) ?? sheet.finding.sentence ?? 0;
  return { text: text.trim(), sentence, arms: [], n: null, given: true };
}
