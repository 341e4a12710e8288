import { findNumbers, type NumberMention } from './numbers.ts';

/**
 * True where a text calls a result not significant: in words ("n.s."), by its p-value, or by an interval that holds no effect; and not
 * another one significant by its p-value.
 */
export function isNotSignificant(text: string): boolean {
  const numbers = findNumbers(text);
  return (
    (inWords.test(text) || numbers.some(isByChance) || holdsNoEffect(text)) && !numbers.some(isNotByChance)
  );
}

/** True where a text calls a result significant, in words or by its p-value, and nothing in it not significant. */
export function isSignificant(text: string): boolean {
  const numbers = findNumbers(text);
  if (inWords.test(text) || numbers.some(isByChance)) return false;
  return /\bsignificant(?:ly)?\b/i.test(text) || numbers.some(isNotByChance);
}

const inWords =
  /\bnon-?significan|\binsignifican|\b(?:not|no|none|nor|neither|nobody|without|lack\w*|n['’]t)\b[^.;:,()]{0,50}\bsignifican|\bn\.\s?s\.|\bns\b(?=\s*[);,])|\b(?:not|n['’]t)\b[^.;:,()]{0,30}\breach\w*[^.;:,()]{0,20}\bsignifican/i;

/** From here on a p-value is commonly called not significant. */
const threshold = 0.05;

function isByChance({ role, normalised, comparator }: NumberMention): boolean {
  return (
    role === 'p-value' &&
    normalised > threshold &&
    normalised <= 1 &&
    comparator !== '<' &&
    comparator !== '≤'
  );
}

function isNotByChance({ role, normalised, comparator }: NumberMention): boolean {
  return role === 'p-value' && normalised <= threshold && comparator !== '>' && comparator !== '≥';
}

/** "95% CI, −0.4 to 2.8" holds nought; "OR 0.81 [0.59–1.12]" and "HR 0.9 (95% CI 0.7-1.1)" hold one. */
function holdsNoEffect(text: string): boolean {
  const bounds = findNumbers(text).filter(({ role, unit }) => role === 'interval' && unit !== '%');
  const [low, high] = bounds.slice(-2);
  if (low !== undefined && high !== undefined && low.normalised < 0 && high.normalised > 0) return true;
  for (const [, from = '', to = ''] of text.matchAll(ratioInterval))
    if (Number(from) < 1 && Number(to) > 1) return true;
  return false;
}

const ratioInterval =
  /\b(?:[a-z]?(?:OR|HR|RR)|IRR|(?:odds|hazard|risk|rate) ratio|relative risk)\b[^.;[(]{0,40}\d+(?:\.\d+)?\s*[[(;,]\s*(?:95\s?%\s?(?:CI|confidence intervals?)[:,=]?\s*)?\[?(\d+\.\d+)\s*(?:-|–|to|,)\s*(\d+\.\d+)/g;
