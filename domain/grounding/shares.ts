import type { NumberMention } from '../language/numbers.ts';

/**
 * Whether two mentions of the same amount also mean it in the same way. 80 % is 0.8 only where the 0.8 is a share: by its
 * words ("half", "one in five") or by what stands around it ("a proportion of 0.8"). "Fell by 0.8 points" is no 80 %.
 */
export function meansTheSame(a: NumberInText, b: NumberInText): boolean {
  if (a.number.unit === b.number.unit || !isHundredfold(a.number, b.number)) return true;
  return isShare(a.number.unit === '%' ? b : a);
}

/** A number with the text that its offsets point into. */
export interface NumberInText {
  readonly number: NumberMention;
  readonly text: string;
}

/** One with "%" and one without unit, a hundred times apart: 5 % and a bare 5 are left to the check of units. */
export function isHundredfold(a: NumberMention, b: NumberMention): boolean {
  const [percent, bare] = a.unit === '%' ? [a, b] : [b, a];
  if (percent.unit !== '%' || bare.unit !== null) return false;
  const [x, y] = [Math.abs(percent.normalised), Math.abs(bare.normalised)];
  return y > 0 && y <= 1 && Math.abs(x - y * 100) <= 1e-9 * Math.max(x, y * 100);
}

/** Quantities that are a part of a whole by their name. Ratios, correlations and areas under a curve are none. */
const names =
  '(?:proportions?|fractions?|shares?|portions?|percentages?|probabilit(?:y|ies)|likelihoods?|chances?|accurac(?:y|ies)|precision|recall|sensitivit(?:y|ies)|specificit(?:y|ies)|predictive values?|(?<!heart |growth |mutation )rates?|prevalences?|incidences?|frequenc(?:y|ies)|efficac(?:y|ies)|efficienc(?:y|ies)|coverage|heritabilit(?:y|ies)|fidelit(?:y|ies)|power|purity|penetrance|identity|similarity)';
const before = new RegExp(`\\b${names}\\b(?:[^.;:!?]|\\.(?=\\d)){0,60}$`, 'iu');
const after = new RegExp(`^\\)?\\s(?:${names}\\b|(?:\\p{L}+ ){1,2}${names}\\b|of (?!an?\\b)\\p{L})`, 'iu');

function isShare({ number, text }: NumberInText): boolean {
  const rest = text.slice(number.end, number.end + 60);
  // "Half of them" and "half the patients", but not "half a point".
  if (number.worded) return !/^\san?\b/i.test(rest);
  return before.test(text.slice(Math.max(0, number.start - 90), number.start)) || after.test(rest);
}
