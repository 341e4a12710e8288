import { isNegated } from '../language/negation.ts';
import type { FactSheet } from './fact-sheet.ts';
import { withoutPastedTitle } from './read/behind-title.ts';
import { gatherMaterial } from './write/material.ts';
import { overlap } from './write/phrases.ts';

/** With less than this share of its words in the sentence that was found, a first line tells another one. */
const leastShared = 0.5;

/**
 * The sheet, and no longer sure where posts would lead with something else than the finding: a sentence that needs another
 * before it may be the right one, but what stands in its place is a guess.
 */
export function sureOfLead(sheet: FactSheet): FactSheet {
  // What a person chose is theirs.
  if (!sheet.sure || sheet.finding.sentence === null || sheet.candidates[0]?.score === 1) return sheet;
  if (isSpun(sheet)) return { ...sheet, sure: false, doubt: soundsBetter };
  const body = withoutPastedTitle(sheet);
  const { openings } = gatherMaterial(body);
  const lead = openings.find(({ clear }) => clear) ?? openings[0];
  const found = body.sentences[body.finding.sentence ?? -1]?.text ?? '';
  const told = lead?.finding.slice(0, lead.finding.length - (lead.other ?? '').length) ?? '';
  return told !== '' && lead?.clear === true && overlap(told, found) >= leastShared
    ? sheet
    : { ...sheet, sure: false, doubt: needsMore };
}

/** "X is effective" over a result that found no efficacy in one of the measures: a conclusion that sounds better than its trial. */
function isSpun({ finding, sentences }: FactSheet): boolean {
  if (!praises.test(finding.text) || isNegated(finding.text)) return false;
  return sentences.some(
    ({ text, role, index }) =>
      index !== finding.sentence && role === 'results' && foundNone.test(text) && !ofSafety.test(text),
  );
}

const praises =
  /\b(?:is|are|was|were|be|being|appears?|seems?)(?: to be)? (?:\p{Ll}+ ){0,2}(?:effective|efficacious|beneficial|superior)\b/u;

const foundNone =
  /\bno (?:\p{Ll}+ ){0,2}(?:efficacy|effects?|benefits?|differences?|improvements?)\b|\b(?:efficacy|effects?|benefits?|improvements?|differences?) (?:was|were) not (?:found|seen|observed|significant|detected)\b|\bdid not (?:\p{Ll}+ )?(?:differ|improve)\b/iu;

const ofSafety =
  /\b(?:adverse|safety|side[- ]effects?|toxic\p{Ll}*|complications?|tolera\p{Ll}+|baseline|demographics?)\b/iu;

const soundsBetter =
  'The likeliest main finding says more than one of the results beside it. Choose the sentence that says what was found, or reword it.';

const needsMore =
  'The likeliest main finding cannot be told without the sentences around it, so posts lead with another. Reword it, or choose another.';
