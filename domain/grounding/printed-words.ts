import type { Acronym } from '../language/acronyms.ts';
import { tokens, words } from '../language/words.ts';

/** A word, number or sign of a text as copies of it are recognised. */
export interface PrintedWord {
  /** Lower case; who reports under one name, and a defined short form for its long form. */
  readonly key: string;
  readonly isBracketed: boolean;
  /** What stands between the word before it and this one. */
  readonly gap: string;
}

/**
 * The words of a text in order, for saying whether another text has them too: articles and words that only point ("this", "our") are
 * left out, and each sign that changes a number stands for itself, so that "65%" is not "65" and "<5" is not "5".
 */
export function readPrintedWords(text: string, acronyms: readonly Acronym[]): readonly PrintedWord[] {
  const found: PrintedWord[] = [];
  let [from, depth, gap] = [0, 0, ''];
  /** "1 234 567": blanks part thousands; "in 2020 123 patients" are two numbers. */
  let grouped: PrintedWord | null = null;
  const push = (key: string): void => {
    found.push({ key, isBracketed: depth > 0, gap });
    gap = '';
  };
  const readGap = (part: string, isBeforeNumber: boolean): void => {
    for (const [at, sign] of [...part].entries()) {
      if (opening.has(sign)) depth += 1;
      else if (closing.has(sign)) depth = Math.max(0, depth - 1);
      const isMinus = sign === '-' && isBeforeNumber && at === part.length - 1 && at > 0;
      if (isMinus || signs.has(sign)) push(isMinus ? '−' : sign);
      else gap += sign;
    }
  };
  for (const { text: word, start, end } of tokens(text)) {
    readGap(text.slice(from, start), startsWithDigit(word));
    const key = keyOf(word);
    const last = found.at(-1);
    const isNext = gap === ' ' && last !== undefined && digits.test(last.key) && thousands.test(key);
    if (isNext && (last.key.length < 4 || last === grouped)) {
      grouped = { ...last, key: last.key + key };
      found[found.length - 1] = grouped;
      gap = '';
    } else if (!pointing.has(key)) push(key);
    from = end;
  }
  readGap(text.slice(from), false);
  return withShortForms(found, acronyms);
}

/** True for what stands in brackets beside a result: figures, signs, and the names of what they measure. */
export function isFigure(key: string): boolean {
  return startsWithDigit(key) || signs.has(key) || figureWords.has(key);
}

const opening: ReadonlySet<string> = new Set('([{');
const closing: ReadonlySet<string> = new Set(')]}');
const signs: ReadonlySet<string> = new Set('%‰°$€£¥<>=≤≥±~≈×+−/');
const figureWords: ReadonlySet<string> = new Set(
  'p n r t f d ci sd se sem iqr or rr hr ar md smd auc fig figure table mean median range to and confidence interval'.split(
    ' ',
  ),
);

const digits = /^\d+$/;
const thousands = /^\d{3}$/;

function startsWithDigit(word: string): boolean {
  const first = word.charAt(0);
  return first >= '0' && first <= '9';
}

function keyOf(word: string): string {
  const plain = word.toLowerCase().replaceAll('’', "'");
  if (startsWithDigit(plain)) return plain.replaceAll(/,(?=\d{3})/g, '');
  return alike.get(plain) ?? plain;
}

const pointing: ReadonlySet<string> = new Set(['a', 'an', 'the', 'this', 'these', 'our', 'their']);

/** Who reports, whoever tells it; two ways to print a sign. */
const alike: ReadonlyMap<string, string> = new Map([
  ...['they', 'authors', 'researchers', 'team', 'scientists'].map((word) => [word, 'we'] as const),
  ['percent', '%'],
]);

/** Long forms, with or without their short form beside them, as the short form alone. */
function withShortForms(all: readonly PrintedWord[], acronyms: readonly Acronym[]): readonly PrintedWord[] {
  let result = all;
  for (const { short, long } of acronyms) {
    const shortKey = words(short).join('-');
    const keys = words(long).filter((word) => !pointing.has(word));
    if (keys.length > 0) result = shortened(result, keys, words(short), shortKey);
  }
  return result;
}

function shortened(
  all: readonly PrintedWord[],
  long: readonly string[],
  short: readonly string[],
  key: string,
): readonly PrintedWord[] {
  const result: PrintedWord[] = [];
  for (let at = 0; at < all.length; ) {
    const first = all[at];
    if (first === undefined) break;
    const longLength = startsAt(all, at, long) ? long.length : 0;
    const shortLength = startsAt(all, at + longLength, short) ? short.length : 0;
    const length = longLength + shortLength;
    result.push(length === 0 ? first : { ...first, key });
    at += Math.max(1, length);
  }
  return result;
}

/** The last word may be in the plural. */
function startsAt(all: readonly PrintedWord[], from: number, keys: readonly string[]): boolean {
  return keys.every((key, at) => {
    const found = all[from + at]?.key;
    return found === key || (at === keys.length - 1 && found === `${key}s`);
  });
}
