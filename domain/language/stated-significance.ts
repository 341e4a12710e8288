import { findNegations } from './negation.ts';
import { findNumbers, type NumberMention } from './numbers.ts';

/**
 * True where a text calls a result not significant: in words ("n.s."), by its p-value, or by an interval that holds no effect; and
 * calls none in it significant.
 */
export function isNotSignificant(text: string): boolean {
  return deniesSignificance(text) && !statesSignificance(text);
}

/** True where a text calls a result significant, in words or by its p-value, and nothing in it not significant. */
export function isSignificant(text: string): boolean {
  return statesSignificance(text) && !deniesSignificance(text);
}

function deniesSignificance(text: string): boolean {
  return (
    namesOf(text).some(({ isDenied }) => isDenied) ||
    /\bn\.\s?s\.|\bns\b(?=\s*[);,])/i.test(text) ||
    findNumbers(text).some(isByChance) ||
    holdsNoEffect(text)
  );
}

function statesSignificance(text: string): boolean {
  return namesOf(text).some(({ isDenied }) => !isDenied) || findNumbers(text).some(isNotByChance);
}

/** The places where a text speaks of significance, and whether it denies it there. */
function namesOf(text: string): { readonly isDenied: boolean }[] {
  const denials = findNegations(text);
  return [...text.matchAll(/(?<!\p{L})(non-?|in)?significan(?:t|tly|ce)(?!\p{L})/giu)].map(
    ({ index, 1: prefix }) => ({
      isDenied:
        prefix !== undefined ||
        denials.some(({ end }) => end <= index && index - end <= reach && !stop.test(text.slice(end, index))),
    }),
  );
}

/** Signs between a denial and what it denies. */
const reach = 50;
const stop = /[.;:,()]/;

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
  const figures = findNumbers(text).filter((number) => !isLevel(number));
  return figures.some((low, at) => {
    const [value, high] = [figures[at - 1], figures[at + 1]];
    if (high === undefined || low.role === 'year') return false;
    if (low.role === 'interval' && high.role === 'interval' && low.normalised < 0 && high.normalised > 0)
      return true;
    if (value === undefined || !(low.normalised < 1 && high.normalised > 1)) return false;
    const isInside = low.normalised <= value.normalised && value.normalised <= high.normalised;
    return isInside && isBracketed(text.slice(value.end, low.start)) && isRatio(text, value);
  });
}

function isLevel({ role, unit, normalised }: NumberMention): boolean {
  return unit === '%' && (role === 'interval' || normalised === 95 || normalised === 99);
}

function isBracketed(between: string): boolean {
  return /^\s*[[(;,]/.test(between) && between.length <= reach;
}

function isRatio(text: string, { start }: NumberMention): boolean {
  return /\b(?:[a-z]?(?:OR|HR|RR)|IRR|ratio|relative risk)\b[^.;[(]*$/i.test(
    text.slice(0, start).slice(-reach),
  );
}
