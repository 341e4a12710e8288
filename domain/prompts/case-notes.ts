import type { FactSheet } from '../engine/fact-sheet.ts';
import { isGrave, isIllness } from '../engine/write/gravity.ts';
import type { FactData } from './fact-data.ts';

/** Fixed sentences that the kind of source and its subject call for, said beside the source; none of its own words. */
export function caseNotes(sheet: FactSheet, { kind }: Pick<FactData, 'kind'>): string[] {
  return [kindNotes[kind], subjectNote(sheet)].filter((note) => note !== undefined);
}

function subjectNote(sheet: FactSheet): string | undefined {
  if (isGrave(sheet))
    return 'This source is about harm or death: no exclamation mark, no emoji, no dare, no wit.';
  return isIllness(sheet) ? 'This source is about illness or hardship: no wit about it.' : undefined;
}

const patent =
  'the first sentence says so, with its number where the data give one; afterwards it is "the patent" or "the application", never "the study"; it "describes", it does not work. Parts and examples are named whole.';
const document =
  'plain prose in the past tense, no label in any voice. First sentence: whose document it is, its year, what it decided, asked or reported on. Its number: in the link. Listed subjects are "sections on …", not events. Never "the study". Last line: "Full text: {link}".';

/** By what the address says of a document; a program that read only its words may be wrong. */
const kindNotes: Readonly<Record<string, string>> = {
  patent: `This source is a patent: ${patent}`,
  'patent application': `This source is a patent application: ${patent}`,
  'UN document': `This source is an official document: ${document}`,
  policy: `This source may be an official document. If it is: ${document}`,
};
