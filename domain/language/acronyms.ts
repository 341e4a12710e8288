import { remembered } from './remembered.ts';

/** A short form with the long form that the source itself gives it. */
export interface Acronym {
  readonly short: string;
  readonly long: string;
  readonly sentence: number;
}

/**
 * Short forms defined in brackets ("preterm birth (PTB)"), with the long form found by walking back through the words
 * before the bracket until every letter of the short form is met (after Schwartz and Hearst, 2003). A pair is kept only
 * when the first letter starts the first word; a doubtful pair is left out, and so is a short form with two meanings.
 */
export function findAcronyms(sentences: readonly { readonly text: string }[]): readonly Acronym[] {
  return readAll(sentences).known;
}

/** A short form that the text spells out in two ways, with both long forms as printed. */
export interface TwoMeanings {
  readonly short: string;
  readonly longs: readonly string[];
}

/** "Multiple sclerosis (MS) … mass spectrometry (MS)": which of them an "MS" is, no rule can tell. */
export function findTwoMeanings(sentences: readonly { readonly text: string }[]): readonly TwoMeanings[] {
  return readAll(sentences).twice;
}

interface Definitions {
  readonly known: readonly Acronym[];
  readonly twice: readonly TwoMeanings[];
}

function readAll(sentences: readonly { readonly text: string }[]): Definitions {
  const before = bySentences.get(sentences) ?? readDefinitions(sentences);
  bySentences.set(sentences, before);
  return before;
}

/** The finding, the fields and the check ask for those of the same source. */
const bySentences = new WeakMap<readonly { readonly text: string }[], Definitions>();

function readDefinitions(sentences: readonly { readonly text: string }[]): Definitions {
  const found = new Map<string, Acronym>();
  const others = new Map<string, string>();
  sentences.forEach((sentence, index) => {
    for (const match of sentence.text.matchAll(/[([]([^()[\]]{2,40})[)\]]/g)) {
      const pair = readPair(runBefore(sentence.text, match.index), match[1] ?? '', sentence.text);
      if (pair === null) continue;
      const first = found.get(pair.short);
      if (first === undefined) found.set(pair.short, { ...pair, sentence: index });
      else if (!isSameName(first.long, pair.long)) others.set(pair.short, pair.long);
    }
  });
  for (const { short, long } of found.values()) {
    const other = others.get(short) ?? otherMeaning(sentences, short, long);
    if (other !== null) others.set(short, other);
  }
  const all = [...found.values()];
  return {
    known: all.filter(({ short }) => !others.has(short)),
    twice: all.flatMap(({ short, long }) => {
      const other = others.get(short);
      return other === undefined ? [] : [{ short, longs: [long, other] }];
    }),
  };
}

/** One holds every word of the other: "randomised trials" and "randomised trial", "chronic kidney disease" and "kidney disease". */
function isSameName(one: string, other: string): boolean {
  const [few, many] = [beginnings(one), beginnings(other)].sort((a, b) => a.length - b.length);
  return (few ?? []).every((word) => many?.includes(word));
}

/** The beginnings of the words, British and American spellings as one: "randomised" and "randomized", "tumour" and "tumors". */
function beginnings(long: string): string[] {
  return placedWords(long).map(({ word }) =>
    word.toLowerCase().replace('our', 'or').replace('ae', 'e').slice(0, 5),
  );
}

/**
 * Another run of words beside the short form whose initials spell it, however the text ties the two: "(MS)", "MS, or mass
 * spectrometry", "mass spectrometry, MS". Null where none says something else.
 */
function otherMeaning(
  sentences: readonly { readonly text: string }[],
  short: string,
  long: string,
): string | null {
  for (const { text } of sentences) {
    const words = findShortForm(text, short) === null ? [] : placedWords(text);
    for (const [at, { word }] of words.entries()) {
      if (word !== short && word !== `${short}s`) continue;
      const other = runsBeside(words, at, short.length)
        .filter((run) => run.map(({ initial }) => initial).join('') === short.toUpperCase())
        .filter((run) => run.every(({ word: one }) => fullWord.test(one)) && isTied(text, run, words[at]))
        .map((run) => text.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0))
        .find((name) => !isSameName(name, long));
      if (other !== undefined) return other;
    }
  }
  return null;
}

/** A word, and no other short form. */
const fullWord = /\p{Ll}{3}/u;

/** The runs of `length` words that end at most two words before the word at `at`, or begin at most two behind it. */
function runsBeside(words: readonly PlacedWord[], at: number, length: number): PlacedWord[][] {
  const starts = [0, 1, 2].flatMap((gap) => [at - length - gap, at + 1 + gap]);
  return starts
    .filter((start) => start >= 0)
    .map((start) => words.slice(start, start + length))
    .filter((run) => run.length === length);
}

/** Signs or words between the two say that one stands for the other: a bracket, a comma, "or", "hereafter". */
function isTied(text: string, run: readonly PlacedWord[], short: PlacedWord | undefined): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || short === undefined) return false;
  const between = text.slice(Math.min(last.end, short.end), Math.max(first.start, short.start)).trim();
  const words = between.split(/[\s([,=:;"“–—-]+/).filter((word) => word !== '');
  return between !== '' && words.every((word) => ties.has(word.toLowerCase()));
}

const ties: ReadonlySet<string> = new Set(
  'or called termed hereafter henceforth hereinafter namely meaning abbreviated as i.e. ie stands for'.split(
    ' ',
  ),
);

/** The sentence number of a pair that the title gives and no sentence defines. */
export const fromTitle = -1;

/**
 * Short forms that the text uses and never defines, where the title spells them out: "DBE" under the title "Double balloon
 * enteroscopy: is it safe?". Three letters or more, each the first of a word, the words side by side.
 */
export function titleAcronyms(
  title: string | null,
  sentences: readonly { readonly text: string }[],
  defined: readonly Acronym[],
): Acronym[] {
  if (title === null) return [];
  const shorts = new Set(
    sentences.flatMap(
      ({ text }) => text.match(/(?<![\p{L}\p{N}-])[A-Z]{3,6}(?=s?(?![\p{L}\p{N}-]))/gu) ?? [],
    ),
  );
  const known = [...defined, ...findTwoMeanings(sentences)];
  return [...shorts].flatMap((short) => {
    if (known.some((one) => one.short === short) || findShortForm(title, short) !== null) return [];
    const [long, ...others] = spelledIn(title, short);
    if (long === undefined || others.length > 0 || otherMeaning(sentences, short, long) !== null) return [];
    return [{ short, long: singular(long), sentence: fromTitle }];
  });
}

interface PlacedWord {
  readonly word: string;
  readonly initial: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text with their places, read once and not for every short form. */
const placedWords = remembered((text): readonly PlacedWord[] =>
  Array.from(text.matchAll(/[\p{L}][\p{L}\p{N}’']*/gu), ({ 0: word, index }) => ({
    word,
    initial: word.charAt(0).toUpperCase(),
    start: index,
    end: index + word.length,
  })),
);

/** All runs of words of the title whose initials spell the short form. */
function spelledIn(title: string, short: string): string[] {
  const places = placedWords(title);
  return places.flatMap((_, first) => {
    const run = places.slice(first, first + short.length);
    const long = title.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0);
    const isSpelled = run.map(({ initial }) => initial).join('') === short;
    return isSpelled && !/[^\p{L}\p{N}’' -]/u.test(long) ? [long] : [];
  });
}

/** The words before a bracket, back to the bracket before it. */
function runBefore(text: string, bracket: number): string {
  let start = bracket;
  while (start > 0 && !'()[]'.includes(text.charAt(start - 1))) start -= 1;
  return text.slice(start, bracket);
}

/** The acronyms of `known` that stand in `text` without their long form, in order of appearance. */
export function bareAcronyms<A extends { readonly short: string; readonly long: string }>(
  text: string,
  known: readonly A[],
): A[] {
  return known
    .map((acronym) => ({ acronym, at: placeOf(text, acronym) }))
    .filter(({ acronym, at }) => at >= 0 && !text.toLowerCase().includes(acronym.long.toLowerCase()))
    .sort((a, b) => a.at - b.at)
    .map(({ acronym }) => acronym);
}

/** A place where a short form stands as a whole word; `text` has the "s" of a plural. */
export interface ShortFormPlace {
  readonly index: number;
  readonly text: string;
  readonly plural: boolean;
}

/**
 * The first place at or after `from` where a short form stands as a whole word, singular or plural; null where none.
 * Looked up letter by letter: a pattern for each acronym of each source would cost more to build than to use.
 */
export function findShortForm(text: string, short: string, from = 0): ShortFormPlace | null {
  for (let at = text.indexOf(short, from); at >= 0; at = text.indexOf(short, at + 1)) {
    if (at > 0 && wordBefore.test(text.slice(Math.max(at - 2, 0), at))) continue;
    const end = at + short.length;
    if (text[end] === 's' && !wordAfter.test(text.slice(end + 1, end + 4)))
      return { index: at, text: `${short}s`, plural: true };
    if (!wordAfter.test(text.slice(end, end + 3))) return { index: at, text: short, plural: false };
  }
  return null;
}

const wordBefore = /[\p{L}\p{N}-]$/u;
/** "SA⁻" is a variant of what SA stands for. */
const wordAfter = /^(?:[\p{L}\p{N}⁺⁻]|-[\p{L}\p{N}])/u;

function placeOf(text: string, acronym: { readonly short: string }): number {
  return findShortForm(text, acronym.short)?.index ?? -1;
}

function readPair(before: string, inside: string, whole: string): { short: string; long: string } | null {
  // "Plyometric training (PT: n = 8)".
  const short = inside.split(/[;,:]/)[0]?.trim() ?? '';
  const plain = short.replace(/(?<=[A-Z]{2})s$/, '');
  // "Ultrasound (US)" is no country.
  const isSound = plain === 'US' && /\bultraso(?:und|no\p{Ll}+)\s*$/iu.test(before);
  if (!isShortForm(plain) && !isSound) return null;
  const long =
    longForm(before.trimEnd(), plain, short !== plain) ??
    (/\bgroups?\b/i.test(whole) ? groupForm(before, plain) : null);
  return long === null ? null : { short: plain, long };
}

/** "Into three groups: intervention (IG), standard care (SCG)": the last letter is the group, which the words before told of all. */
function groupForm(before: string, short: string): string | null {
  const letters = /^([A-Z]{1,3})G$/.exec(short)?.[1]?.toLowerCase();
  if (letters === undefined) return null;
  const words = before
    .trim()
    .split(/[\s,:;]+/)
    .slice(-letters.length);
  const isSpelled = words.map((word) => word.charAt(0).toLowerCase()).join('') === letters;
  return isSpelled && words.every((word) => /^\p{L}[\p{L}-]{3,}$/u.test(word))
    ? `${words.join(' ')} group`
    : null;
}

function isShortForm(short: string): boolean {
  if (short.length < 2 || short.length > 12 || /\s/.test(short)) return false;
  const capitals = short.replace(/[^A-Z]/g, '').length;
  return (
    capitals >= 2 &&
    /^[A-Za-z%][A-Za-z0-9%+/αβγ-]*$/.test(short) &&
    !/^(?:I{1,3}|IV|VI{0,3}|IX|US|UK|USA|EU|UN)$/.test(short)
  );
}

function longForm(before: string, short: string, plural: boolean): string | null {
  const letters = short.toLowerCase().replace(/[^a-z0-9]/g, '');
  const window = before
    .split(/\s+/)
    .slice(-(letters.length * 2 + 2))
    .join(' ')
    .replace(/^.*[;:.!?]\s/, '');
  const start = alignBackwards(window, letters);
  if (start === null) return null;
  const long = window.slice(fullStart(window, start, letters)).replace(/[,\s]+$/, '');
  if (!isLongForm(long, short)) return null;
  return plural ? singular(long) : long;
}

/** Walks both strings from the end; the short form's first character must begin a word. Null without a match. */
function alignBackwards(window: string, letters: string): number | null {
  const text = window.toLowerCase();
  let at = text.length - 1;
  for (let letter = letters.length - 1; letter >= 0; letter -= 1) {
    const wanted = letters[letter] ?? '';
    while (at >= 0 && (text[at] !== wanted || (letter === 0 && !startsWord(text, at)))) at -= 1;
    if (at < 0) return null;
    at -= 1;
  }
  return at + 1;
}

/** "colorectal carcinoma (CRC)": "carcinoma" holds all the letters, and yet the word before it belongs to the name. */
function fullStart(window: string, start: number, letters: string): number {
  // "End-effector (EE)": "effector" holds both letters, and its first part is lost.
  const joined = /(?:^|\s)(\p{L}[\p{L}-]*-)$/u.exec(window.slice(0, start))?.[1];
  if (joined?.toLowerCase().startsWith(letters[0] ?? '') === true) return start - joined.length;
  const before = /(?:^|\s)([\p{L}-]{3,}) $/u.exec(window.slice(0, start))?.[1];
  if (before === undefined || !before.toLowerCase().startsWith(letters[0] ?? '')) return start;
  // "Living-related liver transplantation (LRT)": only with the word before it does each letter begin one.
  const rest = initialsOf(window.slice(start));
  if (isWithin(letters, [...initialsOf(before), ...rest]) && !isWithin(letters, rest))
    return start - before.length - 1;
  let at = -1;
  for (const initial of [letters.charAt(0), ...rest]) {
    at = letters.indexOf(initial, at + 1);
    if (at < 0) return start;
  }
  return start - before.length - 1;
}

function initialsOf(words: string): string[] {
  return words
    .trim()
    .split(/[\s-]+/)
    .map((word) => word[0]?.toLowerCase() ?? '');
}

/** Whether all letters stand among these, in their order. */
function isWithin(letters: string, initials: readonly string[]): boolean {
  let at = 0;
  for (const initial of initials) if (initial === letters[at]) at += 1;
  return at === letters.length;
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || /[\s\-–/("“'‘]/.test(text[at - 1] ?? '');
}

function isLongForm(long: string, short: string): boolean {
  const words = long.split(/[\s-]+/);
  if (long.length <= short.length + 2 || words.length > Math.max(short.length * 2, short.length + 4))
    return false;
  if (/[,;=<>()[\]"“”]|\d{3}/.test(long) || words.includes(short)) return false;
  const edge =
    /^(?:a|an|the|of|and|or|in|on|for|with|to|by|from|at|as|is|are|was|were|we|this|that|our|their)$/i;
  if (edge.test(words[0] ?? '') || edge.test(words.at(-1) ?? '')) return false;
  // Most letters must begin words: chance alignments through the middle of words are not definitions.
  const initials = words.filter((word) => short.toLowerCase().includes((word[0] ?? '').toLowerCase())).length;
  return initials >= Math.min(2, words.length) && initials >= words.length / 2;
}

function singular(long: string): string {
  if (/ies$/.test(long)) return long.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss)es$/.test(long)) return long.replace(/es$/, '');
  return /[^siu]s$/.test(long) ? long.slice(0, -1) : long;
}
