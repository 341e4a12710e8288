import type { FactSheet } from '../../fact-sheet.ts';
import { factScore } from '../../read/fields/facts-model.ts';
import { draftModel } from '../../read/weights/draft.generated.ts';
import { saysLittle } from '../story/news.ts';
import type { Opening } from '../story/opening.ts';
import { leadOptions } from './lead-options.ts';

/**
 * The ways to begin, likeliest first line of an editor first: learned from the lines that editors wrote (`corpus/told.jsonl`) and
 * from annotators' findings. Another sentence than the finding leads only where no form of that is clear; none that a person
 * chose is passed over, and no denial.
 */
export function rankLeads(sheet: FactSheet, openings: readonly Opening[]): Opening[] {
  // What a thing does stands before all that announces it.
  if (!isOpenTo(sheet) || openings[0]?.kind === 'made') return [...openings];
  const { weights, margin } = draftModel.lead;
  const ranked = leadOptions(sheet, openings)
    .map(({ opening, signs, isOwn, isOpen, isLast }) => ({
      opening,
      isOwn,
      isLast,
      score: factScore(signs, weights) - (isOwn ? 0 : margin) - (isOpen ? dangling : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const tells = ({ clear, finding }: Opening): boolean => clear && finding !== '' && !saysLittle(finding);
  const isTold = openings.some(tells);
  // What came of it stands before what was made, and a clear form of the finding before both.
  const comes = ranked.some(({ isOwn, isLast, opening }) => !isOwn && !isLast && tells(opening));
  const fit = ranked
    .filter(({ isOwn, isLast }) => isOwn || (!isTold && !(comes && isLast)))
    .map(({ opening }) => opening);
  return [...fit.filter(tells), ...fit.filter((one) => !tells(one))];
}

/** What a reader cannot make out costs more than the words that it shares with an editor's line say; our own choice. */
const dangling = 0.4;

function isOpenTo({ finding, candidates, genre }: FactSheet): boolean {
  const isChosen = finding.sentence === null || candidates[0]?.score === 1;
  return !isChosen && genre !== 'policy' && genre !== 'patent' && genre !== 'protocol';
}
