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
  const body = withoutPastedTitle(sheet);
  const { sentence } = body.finding;
  // What a person chose is theirs.
  if (!sheet.sure || sentence === null || sheet.candidates[0]?.score === 1) return sheet;
  const { openings } = gatherMaterial(body);
  const lead = openings.find(({ clear }) => clear) ?? openings[0];
  const found = body.sentences[sentence]?.text ?? '';
  const told = lead?.finding.slice(0, lead.finding.length - (lead.other ?? '').length) ?? '';
  return told !== '' && lead?.clear === true && overlap(told, found) >= leastShared
    ? sheet
    : { ...sheet, sure: false, doubt: needsMore };
}

const needsMore =
  'The likeliest main finding cannot be told without the sentences around it, so posts lead with another. Reword it, or choose another.';
