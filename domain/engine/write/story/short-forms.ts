import { type Acronym, findShortForm, titleAcronyms } from '#domain/language/acronyms.ts';
import { claimStrength } from '#domain/language/strength.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { expandAcronyms } from '../../read/compress/expand-acronyms.ts';

/**
 * Spells a short form out where the post has not used it yet, as the source spells it. Left alone where the long form
 * would double a word beside it, read as a stronger claim, or stand behind a count like a unit ("24 millisecond …").
 */
export function introduceShortForms(text: string, said: string, sheet: FactSheet): string {
  const fresh = allAcronyms(sheet).filter(({ short, long }) => {
    if (findShortForm(said, short) !== null || text.toLowerCase().includes(long.toLowerCase())) return false;
    const place = findShortForm(text, short);
    return place !== null && !/(?:\d|\bdozen) $/.test(text.slice(0, place.index));
  });
  if (fresh.length === 0) return text;
  const spelled = expandAcronyms(text, fresh, sheet.sentences, null, 420);
  return doubled.test(spelled) || claimStrength(spelled) > claimStrength(text) ? text : spelled;
}

/** Those that the text defines, and those that its title spells: "Double balloon enteroscopy" for DBE. */
function allAcronyms(sheet: FactSheet): readonly Acronym[] {
  const before = known.get(sheet);
  if (before !== undefined) return before;
  const all = [...sheet.acronyms, ...titleAcronyms(sheet.title, sheet.sentences, sheet.acronyms)];
  known.set(sheet, all);
  return all;
}

const known = new WeakMap<FactSheet, readonly Acronym[]>();

const doubled = /(?<![\p{L}-])(\p{L}{3,}) \1(?![\p{L}-])/iu;
