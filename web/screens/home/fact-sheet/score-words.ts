import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { words } from './words.ts';

/** A candidate's score in words; scores mean something only beside the best one of the same text. */
export function scoreWords(
  sheet: FactSheet,
  sentence: number,
  chosen: number | string | null,
): string | null {
  if (sentence === chosen) return words.scores.chosen;
  const candidate = sheet.candidates.find((one) => one.sentence === sentence);
  if (candidate === undefined) return null;
  // The first is the engine's choice, which is not the highest score where that one could not stand alone.
  if (chosen === null && candidate === sheet.candidates[0])
    return sheet.sure ? words.scores.clear : words.scores.best;
  const read = sheet.candidates.filter((one) => one.sentence !== chosen);
  const best = Math.max(...read.map(({ score }) => score));
  const share = best > 0 ? candidate.score / best : 0;
  if (share >= 0.7) return words.scores.near;
  return share >= 0.25 ? words.scores.less : words.scores.unlikely;
}
