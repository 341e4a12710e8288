import { finder } from '../language/finder.ts';
import { stem } from '../language/stem.ts';
import type { SourceIndex } from './source-index.ts';

/** What names of a post are looked up in: read once a source, so that a post full of names asks and never searches. */
export interface WordsOfSource {
  /** In lower case, with each sign as its plain letter: "AdS₃" is "ads3". */
  readonly evenly: string;
  /** In lower case, without the marks of an index: "PM_{2.5}" is "pm2.5". */
  readonly bare: string;
  /** Signs with an index, whole and without its marks: "δneff". */
  readonly indexed: ReadonlySet<string>;
  /** Capitals that end a word begun in small letters: the "RNA" of "microRNA". */
  readonly endings: ReadonlySet<string>;
  /** Words that are capitals alone. */
  readonly capitals: ReadonlySet<string>;
  /** First letters of two to six words in a row, in lower case. */
  readonly initials: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Whether a word of the source begins so. */
  readonly beginsOne: (beginning: string) => boolean;
}

const bySource = new WeakMap<SourceIndex, WordsOfSource>();

export function wordsOfSource(source: SourceIndex): WordsOfSource {
  const known = bySource.get(source) ?? readWords(source);
  bySource.set(source, known);
  return known;
}

function readWords({ text, words }: SourceIndex): WordsOfSource {
  const sorted = [...words].sort();
  return {
    evenly: text.normalize('NFKC').toLowerCase(),
    bare: withoutMarks(text.toLowerCase()),
    indexed: new Set(signsIn(text).map(([sign]) => withoutMarks(sign).toLowerCase())),
    endings: new Set(endingsIn(text).map(([letters]) => letters)),
    capitals: new Set(capitalsIn(text).map(([letters]) => letters)),
    initials: initialsOf(text.replace(joinedPrefix, '$1-')),
    stems: new Set(sorted.map(stem)),
    beginsOne: (beginning) => sorted[placeOf(beginning, sorted)]?.startsWith(beginning) === true,
  };
}

const signsIn = finder(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+_\{?[\p{L}\p{N}]+/gu);
const endingsIn = finder(/(?<=\p{Ll})\p{Lu}{3,}(?!\p{L})/gu);
const capitalsIn = finder(/(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu);

function withoutMarks(text: string): string {
  return text.replace(/[_{}]/g, '');
}

/** "Nonsteroidal anti-inflammatory drugs" are NSAIDs. */
const joinedPrefix = /\b(non|anti|multi|micro|electro|immuno)(?=\p{Ll}{4})/giu;

/** Where a word stands in sorted ones, or would. */
function placeOf(word: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

const mostInitials = 6;
const wordsIn = finder(/(?<![\p{L}\d_])[\p{L}\d]+/gu);
/** Words that a short form may leave out. */
const linking: ReadonlySet<string> = new Set(['of', 'the', 'and', 'for', 'in', 'on']);

/** "mri" of "magnetic resonance imaging", "nih" of "national institutes of health": words with a space or a hyphen between. */
function initialsOf(text: string): Set<string> {
  const all = placesIn(text.toLowerCase());
  const found = new Set<string>();
  let before: readonly Run[] = [];
  let oneBefore: readonly Run[] = [];
  for (const [at, { word, gap }] of all.entries()) {
    const goingOn = joins(gap) ? [...before, ...(skips(all[at - 1], gap) ? oneBefore : [])] : [];
    const here = withLetter(goingOn, String.fromCodePoint(word.codePointAt(0) ?? 0));
    for (const { initials, count } of here) if (count > 1) found.add(initials);
    [oneBefore, before] = [before, here];
  }
  return found;
}

interface Place {
  readonly word: string;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

function placesIn(text: string): Place[] {
  let from = 0;
  return wordsIn(text).map(({ 0: word, index }) => {
    const gap = text.slice(from, index);
    from = index + word.length;
    return { word, gap };
  });
}

function joins(gap: string): boolean {
  return gap === '-' || isSpace(gap);
}

function isSpace(gap: string): boolean {
  return gap.length === 1 && gap.trim() === '';
}

/** True where the word before may be left out: "institutes of health". */
function skips(link: Place | undefined, gap: string): boolean {
  return link !== undefined && linking.has(link.word) && joins(link.gap) && isSpace(gap);
}

interface Run {
  readonly initials: string;
  readonly count: number;
}

/** The runs that end with this word: those that ended before it and can go on, and one that begins here; each once. */
function withLetter(before: readonly Run[], letter: string): Run[] {
  const longer = before
    .filter(({ count }) => count < mostInitials)
    .map(({ initials, count }) => ({ initials: initials + letter, count: count + 1 }));
  return [...new Map([{ initials: letter, count: 1 }, ...longer].map((run) => [run.initials, run])).values()];
}
