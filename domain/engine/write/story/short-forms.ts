import { findShortForm } from '#domain/language/acronyms.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { expandAcronyms } from '../../read/compress/expand-acronyms.ts';

/** Spells a short form out where the post has not used it yet, as the source spells it. */
export function introduceShortForms(text: string, said: string, sheet: FactSheet): string {
  const fresh = sheet.acronyms.filter(
    ({ short, long }) =>
      findShortForm(said, short) === null && !text.toLowerCase().includes(long.toLowerCase()),
  );
  return fresh.length === 0 ? text : expandAcronyms(text, fresh, sheet.sentences, null);
}
