import { cleanText } from '../../../intake/take-in.ts';
import type { FactSheet, Genre } from '../../fact-sheet.ts';
import { readSentences } from '../read-sentences.ts';
import { keySentence } from './key-sentence.ts';

/** Works whose point is what they build or prove: a summary says that, where other works are told by what they found. */
const contributions: ReadonlySet<Genre> = new Set(['method', 'theory', 'dataset', 'simulation', 'other']);

/** The one sentence that sums a work up, and where it stands; the sentence is null for the title and for a reworded finding. */
export function readKey(sheet: FactSheet, text: string): { text: string; sentence: number | null } {
  const { finding, genre, title } = sheet;
  const key = contributions.has(genre)
    ? keySentence({ sentences: readSentences(cleanText(text)).sentences, title })
    : null;
  return key ?? { text: finding.text, sentence: finding.sentence };
}
