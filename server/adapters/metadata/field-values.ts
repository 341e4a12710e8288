import { cleanAffiliation } from './clean/affiliation.ts';
import { isPageText } from './clean/page-words.ts';
import { recordLine, recordText } from './clean/record-text.ts';

/** The first text with something left after cleaning, on one line. */
export function firstLine(values: readonly (string | null)[]): string | null {
  for (const value of values) {
    const line = value === null ? '' : recordLine(value);
    if (line !== '') return line;
  }
  return null;
}

/** A cleaned abstract; null where nothing is left ("<jats:p />"). */
export function abstractOf(raw: string | null): string | null {
  const text = raw === null ? '' : recordText(raw);
  return text === '' || noAbstract.test(text) || boilerplate.test(text) || isPageText(text) ? null : text;
}

/** Terms of an archive, taken for an abstract by services that read its pages. */
const boilerplate =
  /\bterms and conditions of use\b|\bJSTOR is a not-for-profit\b|support@jstor\.org|\baccess to this (?:article|content) is restricted\b|^click on the article title to read more\b/i;

/** What repositories write where they have none. */
const noAbstract =
  /^\W*(?:(?:no )?abstract (?:is )?(?:not )?(?:yet )?(?:available|provided)|no abstract|not available|none|n\/a)\W*$/i;

/** The first institution that is more than a blank. */
export function affiliationOf(values: readonly (string | null)[]): string | null {
  for (const value of values) {
    const cleaned = value === null ? null : cleanAffiliation(recordLine(value));
    if (cleaned !== null) return cleaned;
  }
  return null;
}

/** Names without blanks and repetitions, in their order. */
export function uniqueNames(values: readonly (string | null)[]): string[] {
  const names = values.flatMap((value) => (value === null ? [] : [recordLine(value)]));
  return [...new Set(names.filter((name) => name !== ''))];
}

/** A year of the printed age; anything else is a slip of a record. */
export function yearOf(value: unknown): number | null {
  const year = Number(/\d{4}/.exec(String(value ?? ''))?.[0]);
  return year >= 1000 && year <= 2999 ? year : null;
}

/** An address that may stand in a link: http or https, and nothing that acts. */
export function linkOf(value: string | null): string | null {
  if (value === null || !URL.canParse(value)) return null;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null;
}
