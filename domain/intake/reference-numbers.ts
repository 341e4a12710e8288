import type { TracedText } from './traced-text.ts';

/** Raised digits, alone or as a list: "³", "¹,²", "¹⁻³". */
const raised = /[¹²³⁰⁴-⁹]{1,3}(?:(?:,\s?|[–⁻-])[¹²³⁰⁴-⁹]{1,3}){0,9}(?![¹²³⁰⁴-⁹⁺⁻\p{L}\p{N}])/gu;

/** "12%.1,2 Costs fell", "in plots.3 Costs": digits glued behind a full stop where a sentence ends. Names with a stop in them ("a/larks.1") are no words. */
const glued =
  /(?<=[%)\]][.!?]|(?:^|\s)\p{L}\p{Ll}{2,30}[.!?](?=\S{1,40}\s))\d{1,3}(?:[,–-]\d{1,3}){0,8}(?=\s+["“]?\p{Lu}|\s*$)/gu;

/** Words that are raised to a power. */
const units = /(?:met(?:er|re)s?|inch(?:es)?|miles?|yards?|pixels?)$/i;

/**
 * Numbers of references gone, raised or glued behind a stop: what they point at does not come along. Powers, charges and isotopes stay.
 */
export function dropReferences(traced: TracedText): TracedText {
  const { text } = traced;
  if (!/[¹²³⁰⁴-⁹]/.test(text)) return traced.replace(glued, '');
  return traced
    .replace(raised, (found, at) => (isReference(text.slice(Math.max(0, at - 20), at), found) ? '' : found))
    .replace(glued, '');
}

/** Behind a stop, a closing quotation mark, a share, or a word that is no unit; a list also behind a bracket or a short word. */
function isReference(before: string, signs: string): boolean {
  if (/[.,;:”"’%?!\]]$/.test(before)) return true;
  if (/[,–⁻-]/.test(signs) && /(?:\p{Ll}{2}|\))$/u.test(before)) return true;
  return /(?<![\p{L}\p{N}])\p{L}\p{Ll}{4,}$/u.test(before) && !units.test(before);
}
