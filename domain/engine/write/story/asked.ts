import { claimStrength } from '#domain/language/strength.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { isBalanced, overlap, speaksAsWe, tidyText } from '../phrases.ts';

/** Characters: a longer question is forgotten before its answer. */
const longest = 170;

/** The work's own question as a sentence that a post can ask; null where it has none, or where the finding answers another. */
export function askedQuestion(sheet: FactSheet): string | null {
  const text = tidyText(sheet.question?.text ?? '');
  if (!text.endsWith('?') || text.length > longest || speaksAsWe(text) || !isBalanced(text)) return null;
  // "Does X reduce Y?" before a mere link would suggest the cause that the work does not claim.
  if (claimStrength(text.replace(/^(?:Does|Do|Can|Is|Are) /, '')) > 1 && sheet.finding.strength <= 1)
    return null;
  return overlap(text, sheet.finding.text) < 0.25 ? null : text;
}
