import type { FactSheet } from '../../fact-sheet.ts';

/** The sentence of the source that the finding tells: of a person's own words the one nearest to them, which reading put first. */
export function findingSentence({ finding, candidates }: FactSheet): number | null {
  return finding.sentence ?? candidates[0]?.sentence ?? null;
}
