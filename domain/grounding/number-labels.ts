import type { NumberMention } from '../language/numbers.ts';
import { tokens } from '../language/words.ts';

/** "NGC 2110", "tier 3", "(Z)-3": a number that names something and counts nothing. */
export function isLabel({ start, unit, normalised, worded }: NumberMention, text: string): boolean {
  if (worded || unit !== null) return false;
  const before = text.slice(0, start);
  if (/[\p{L})][-‐]$/u.test(before)) return true;
  const last = tokens(before).at(-1);
  if (last === undefined || !/^[ \u00A0]?$/.test(before.slice(last.end))) return false;
  const isName = /\p{Lu}/u.test(last.text) && last.start > before.length - before.trimStart().length;
  return isName || (Number.isInteger(normalised) && labelled.has(last.text.toLowerCase()));
}

/** What is numbered rather than counted. */
const labelled = new Set(
  'tier tiers grade grades stage stages phase phases type types class classes level levels group groups study experiment figure table chapter version model day days week weeks month visit arm cohort region regions zone step round wave part section article rule site patient case item question factor category generation isomer'.split(
    ' ',
  ),
);

/** "(+4.7/−2.8)", "± 3", "(12 to 19)" behind another figure: how exact that one is. */
export function isPartOfFigure({ start }: NumberMention, text: string): boolean {
  return /[+±∓/^_{]\s?[-−]?$|\d\S{0,3} ?\([^()]{0,12}$/u.test(text.slice(Math.max(0, start - 20), start));
}
