import type { ReadSentences } from './read-sentences.ts';

/**
 * The sentence that says that what the study was designed to find was not found; -1 without one. Whatever else was found, a
 * reader who is told that alone is misled.
 */
export function missedPrimary({ sentences }: Pick<ReadSentences, 'sentences'>): number {
  return sentences.findIndex(
    ({ role, text }) =>
      (role === 'results' || role === 'conclusions') &&
      primary.test(text) &&
      missed.test(text) &&
      !partly.test(text),
  );
}

const primary = /\bprimary (?:(?:efficacy|clinical|composite|study) )?(?:end[- ]?point|outcome)s?\b/i;

const missed =
  /\b(?:was|were) (?:negative(?! predictive)|not (?:met|reached|achieved|improved|reduced|significantly|different)|unchanged)\b|\bdid not (?:\w+ly )?(?:differ|improve|change|meet|reach|achieve|reduce)\b|\bno (?:statistically )?(?:significant )?(?:difference|improvement|effect|reduction|benefit)s?\b[^.;]*\bprimary\b|\bfailed to (?:meet|reach|achieve)\b/i;

/** One of two was met. */
const partly = /\b(?:second|co-|one of the|other|secondary) ?primary\b|\bprimary (?:safety|adverse)\b/i;
