import { finder } from '#domain/language/finder.ts';
import { remembered } from '#domain/language/remembered.ts';

/** Where in a text terms begin: for each such word the terms, by their places in the list that the finder was made of. */
export type TermFinder = (text: string) => number[][];

interface Word {
  readonly raw: string;
  /** The spellings under which a word of a term may stand for it: itself and its singulars. */
  readonly forms: readonly string[];
  /** The terms whose first word it may be. */
  readonly opens: readonly Term[];
}

interface Term {
  readonly at: number;
  readonly rest: readonly string[];
}

/**
 * Finds many terms in a text in one reading. Terms are words parted by spaces. A word's plural ("supernovae") and its British
 * or American spelling are found too; "neuro*" finds every word that begins so; a word with a capital ("MRI", "Mars") is found as written
 * only, or with a plural "s". Hyphens part words; commas, brackets and ends of sentences part terms. Inside an idiom, terms
 * shorter than it are not found: no "forest" in "random forest".
 */
export function termFinder(terms: readonly string[], idioms: readonly string[] = []): TermFinder {
  const index = indexOf([...terms, ...idioms]);
  // A text has few different words, and the next one has many of the same.
  const wordOf = remembered((raw) => readWord(raw, index), 8192);
  return (text) => {
    const words = partsOf(text).map((raw) => (raw === null ? null : wordOf(raw)));
    const found = words.map((word, place) =>
      (word?.opens ?? []).filter(({ rest }) =>
        rest.every((next, step) => stands(next, words[place + 1 + step])),
      ),
    );
    const least = lengthsOfIdioms(found, terms.length);
    return found.flatMap((here, place) => {
      const kept = here.filter(({ at, rest }) => at < terms.length && rest.length >= (least[place] ?? 0));
      return kept.length > 0 ? [kept.map(({ at }) => at)] : [];
    });
  };
}

/** For each word of the text how many words must follow the first one of a term there: those of the longest idiom around it. */
function lengthsOfIdioms(found: readonly (readonly Term[])[], firstIdiom: number): number[] {
  const least: number[] = [];
  for (const [place, terms] of found.entries())
    for (const { at, rest } of terms)
      if (at >= firstIdiom)
        for (let inside = place; inside <= place + rest.length; inside += 1)
          least[inside] = Math.max(least[inside] ?? 0, rest.length);
  return least;
}

interface Index {
  readonly byFirst: ReadonlyMap<string, readonly Term[]>;
  /** Lengths of the first words that end in "*". */
  readonly starts: ReadonlySet<number>;
}

function indexOf(terms: readonly string[]): Index {
  const byFirst = new Map<string, Term[]>();
  const starts = new Set<number>();
  for (const [at, term] of terms.entries()) {
    const [first = '', ...rest] = term.split(' ').map(unified);
    if (first.endsWith('*')) starts.add(first.length - 1);
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [{ at, rest }]);
    else known.push({ at, rest });
  }
  return { byFirst, starts };
}

function readWord(raw: string, { byFirst, starts }: Index): Word {
  // "COSMIC" and "WASP" are what somebody called a thing.
  const word = isCoined(raw) ? '' : unified(raw.toLowerCase());
  const forms = word === '' ? [] : formsOf(word);
  const beginnings = [...starts].filter((length) => length <= word.length);
  const keys = [...forms, ...exactForms(raw), ...beginnings.map((length) => `${word.slice(0, length)}*`)];
  return { raw, forms, opens: keys.flatMap((key) => byFirst.get(key) ?? []) };
}

function isCoined(raw: string): boolean {
  return /^\p{Lu}{3,}$/u.test(raw);
}

function stands(wanted: string, word: Word | null | undefined): boolean {
  if (word === null || word === undefined) return false;
  if (wanted.endsWith('*')) return word.forms[0]?.startsWith(wanted.slice(0, -1)) === true;
  return word.forms.includes(wanted) || (hasCapital(wanted) && exactForms(word.raw).includes(wanted));
}

function exactForms(raw: string): string[] {
  if (!hasCapital(raw)) return [];
  return raw.endsWith('s') ? [raw, raw.slice(0, -1)] : [raw];
}

function hasCapital(word: string): boolean {
  return /\p{Lu}/u.test(word);
}

/** Words, possessives without their ending, and the signs that part terms; not the stop of "E. coli". */
const partsIn = finder(/([\p{L}\p{N}]+)(?:['’]s?(?![\p{L}\p{N}]))?|(?<=\w\w)\.(?=\s|$)|[,;:!?()[\]]/gu);

/** The words of a text as written, and null where no term goes on. */
function partsOf(text: string): (string | null)[] {
  const plain = (isShouted(text) ? text.toLowerCase() : text).normalize('NFD').replace(/\p{Mn}/gu, '');
  return partsIn(plain).map(([, raw]) => raw ?? null);
}

/** A title all in capitals, where they say nothing. */
function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && text.split(' ').length > 2;
}

function formsOf(word: string): string[] {
  if (!word.endsWith('s')) return [word];
  const forms = [word, word.slice(0, -1)];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  else if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
}

/** British and American spellings as one, Latin plurals as their singular; a word with a capital stays as it is. */
function unified(word: string): string {
  if (hasCapital(word)) return word;
  return word
    .replace(/(?<!pneumoni|influenz)ae$/, 'a')
    .replace(/[ao]e/g, 'e')
    .replace(/our(?=s?$|al|ing|ed|ist|ful|\*)/, 'or')
    .replace(/([iy])s(?=ation|e[ds]?$|er|ing)/, '$1z')
    .replace(/ll(?=ed|ing|er)/, 'l')
    .replace(/([bt])re(?=s?$)/, '$1er');
}
