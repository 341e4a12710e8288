import { isSectionName } from '../language/section-names.ts';
import {
  headingPairs,
  headingPhrases,
  headingWords,
  isHeadingNoun,
  isHeadingWord,
} from '../language/section-words.ts';
import type { TracedText } from './traced-text.ts';

/**
 * Gives headings of structured abstracts their colon and a line of their own, however they were printed: in bold ("… nurses.
 * Methods We gave"), glued to what stands around them ("nurses.MethodsWe gave"), on lines of their own, numbered ("(2) Methods:"),
 * in capitals or none. What is printed as "Methods: We gave" already stays as it is.
 */
export function partHeadings(traced: TracedText): TracedText {
  const { text } = traced;
  let from = 0;
  const edits = acceptable(headingsIn(text)).map(({ start, end, name }) => {
    const before = text.slice(from, start).trimEnd();
    // Behind another heading it stays on its line.
    const by = `${before === '' ? '' : '\n'}${name.charAt(0).toUpperCase()}${name.slice(1)}: `;
    const edit = { start: from + before.length, end, by };
    from = end;
    return edit;
  });
  return traced.edit(edits);
}

interface Found {
  /** As printed, without marks. */
  readonly name: string;
  readonly start: number;
  /** Where the sentence under it starts. */
  readonly end: number;
  /** 'plain' needs nothing; 'marked' has a mark that tells it; 'bare' may be the beginning of a sentence. */
  readonly kind: 'plain' | 'marked' | 'bare';
}

/**
 * One word may only look like a heading; two of them in one text do not, where one names what was done, found or concluded. A
 * heading that the text prints once more with its mark is not one.
 */
function acceptable(found: readonly Found[]): Found[] {
  const key = ({ name }: Found): string => headingWords(name).join(' ');
  const [bare, sure] = [
    found.filter(({ kind }) => kind === 'bare'),
    found.filter(({ kind }) => kind !== 'bare'),
  ];
  const printed = new Set(sure.map(key));
  const open = new Set(bare.filter((one) => !printed.has(key(one))));
  const names = new Set([...open, ...sure].map(key));
  const tells = [...open].some(({ name }) => headingWords(name).some((word) => telling.has(word)));
  const isStructured = names.size > 1 && tells;
  return found.filter((one) => one.kind === 'marked' || (isStructured && open.has(one)));
}

const telling: ReadonlySet<string> = new Set(
  'method methods methodology result results finding findings conclusion conclusions interpretation discussion meaning adds'.split(
    ' ',
  ),
);

/** All that may be headings, in the order of the text. */
function headingsIn(text: string): Found[] {
  const found: Found[] = [];
  let end = 0;
  for (const { index, 0: before } of text.matchAll(boundary)) {
    if (index + before.length < end) continue;
    let one = headingAt(text, index + before.length, before);
    if (/[\p{Ll}\d] $/u.test(before) && one !== null && !hasLostStop(text, index, one)) one = null;
    while (one !== null) {
      found.push(one);
      end = one.end;
      one = headingAt(text, end, ': ');
    }
  }
  return found;
}

/**
 * The start of the text or of a line, behind a sentence with its closing marks, whether a blank follows or not, and a word with a
 * colon, in front of which the stop was lost.
 */
const boundary =
  /^|\n\s*|[.!?;)\]%"”’][^\S\n]*(?=[#*_(]{0,3}\p{L}|\(\d\))|[\p{Ll}\d] (?=\p{Lu}\p{L}{4,11}: )/gu;

/** "… nurses Results: Naps …", but not "our Main Results: we" nor "Statistical Methods: we". */
function hasLostStop(text: string, at: number, { name }: Found): boolean {
  const before = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 30), at + 1))?.[0] ?? '';
  return telling.has(name.toLowerCase()) && !/^\p{Lu}/u.test(before) && !isHeadingWord(before.toLowerCase());
}

function headingAt(text: string, at: number, before: string): Found | null {
  const marks = opening.exec(text.slice(at, at + 12))?.[0] ?? '';
  const start = at + marks.length;
  const line = text.slice(start, start + longest);
  const length = nameLength(line);
  if (length === 0) return null;
  const mark = closing.exec(line.slice(length))?.[0] ?? '';
  const end = start + length + mark.length;
  const rest = text.slice(end, end + 40);
  const name = line.slice(0, length);
  const kind = kindOf(before + marks, name, mark, rest);
  return kind === null ? null : { name, start: at, end, kind };
}

/** What a name is between what stands before it, its own mark and the rest of the text; null where it is no heading. */
function kindOf(before: string, name: string, mark: string, rest: string): Found['kind'] | null {
  const isUpper = /^\p{Lu}/u.test(name);
  if (/[:|]/.test(mark)) {
    const isPlain = isUpper && !mark.includes('|') && /^(?:[^\p{L}\d(]*\s)?[#*_]*$/u.test(before);
    return rest === '' ? null : isPlain ? 'plain' : isUpper ? 'marked' : 'bare';
  }
  if (!opensSentence(rest)) return null;
  if (!mark.includes('\n')) return 'bare';
  const isOwnLine = !/[^\s#*_]/.test(before);
  return isOwnLine ? (isUpper ? 'plain' : 'bare') : null;
}

/** Characters: of the longest heading. */
const longest = 80;
const opening = /^[#*_]{0,3}[^\S\n]*(?:\(\d\)[^\S\n]*|\d{1,2}\.[^\S\n]+(?=\p{Lu}))?[*_]{0,3}/u;
const closing = /^[*_]{0,3}(?:[^\S\n]*[:|][*_]{0,3}\s*|[*_]{0,3}\s*)/;

/** A capital, a figure of more than one digit ("Aim 1 was met" is none), or a name as "mRNA". */
function opensSentence(rest: string): boolean {
  return /^(?:["“‘'([]?\p{Lu}|\d[\d.,]*[\d%]|\p{Ll}{1,3}[\p{Lu}\d]|[<>≥≤~])/u.test(rest);
}

/** Of what may be glued to the next word: "methodswe". */
function startsHeading(word: string): boolean {
  for (let length = 3; length <= word.length; length += 1)
    if (isHeadingWord(word.slice(0, length))) return true;
  return false;
}

/** How many characters at the beginning of `line` are a heading; 0 for none. */
function nameLength(line: string): number {
  const first = /^\p{L}{2,16}/u.exec(line)?.[0] ?? '';
  if (first === '' || !startsHeading(first.toLowerCase())) return 0;
  const colon = /^[^:.\n]{3,70}(?=[*_]{0,3}:)/.exec(line)?.[0] ?? '';
  const upper = colon.charAt(0).toUpperCase() + colon.slice(1);
  if (colon !== '' && isSectionName(upper.replace(/[*_]+$/, ''))) return colon.replace(/[*_\s]+$/, '').length;
  const words = wordsOf(line);
  return words[0]?.start === 0 ? phraseEnd(words) || listEnd(line, words) : 0;
}

/** Words, with what is glued parted at its capitals: "MethodsWe", "METHODSWe", "METHODSA trial". */
function wordsOf(line: string): Word[] {
  return [...line.matchAll(/\p{Lu}{2,}(?=\p{Lu}\p{Ll}|\P{L}|$)|\p{Lu}?\p{Ll}+|\p{Lu}/gu)].map(
    ({ 0: printed, index }) => {
      const whole = printed.toLowerCase();
      const known = whole.slice(0, -1);
      const word = /[AI]$/.test(printed) && (isHeadingNoun(known) || works.has(known)) ? known : whole;
      return { word, start: index, end: index + word.length };
    },
  );
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function phraseEnd(words: readonly Word[]): number {
  const said = words.map(({ word }) => word).join(' ');
  const phrase = headingPhrases
    .filter((one) => `${said} `.startsWith(`${one} `))
    .reduce((most, one) => (one.length > most.length ? one : most), '');
  return phrase === '' ? 0 : (words[phrase.split(' ').length - 1]?.end ?? 0);
}

/** "Design, Setting, and Participants", "Conclusions and Relevance": things of a heading, parted by commas, "and" or a stroke. */
function listEnd(line: string, words: readonly Word[]): number {
  let at = 0;
  let end = 0;
  for (;;) {
    const next = thingEnd(line, words, at);
    if (next < 0) return end;
    end = words[next - 1]?.end ?? end;
    const isJoined = joints.has(line.slice(end, words[next]?.start ?? end).trim());
    const isAnd = words[next]?.word === 'and' || words[next]?.word === 'or';
    if (!isJoined && !isAnd) return end;
    at = isAnd ? next + 1 : next;
  }
}

const joints: ReadonlySet<string> = new Set([',', '/', '&', '-', '–', '+']);

/** Where a thing of a heading ends that begins with the word `at`: "Main Outcomes", "Data Sources", "Aim of the Study"; -1 for none. */
function thingEnd(line: string, words: readonly Word[], at: number): number {
  let next = at;
  for (let first = words[next]; first !== undefined; first = words[next]) {
    const second = words[next + 1];
    const pairs = isApart(line, first, second) ? undefined : headingPairs[first.word];
    const goesOn =
      second !== undefined &&
      (pairs === '*'
        ? isHeadingNoun(second.word) || second.word in headingPairs
        : pairs?.split(' ').includes(second.word));
    if (goesOn !== true) break;
    next += 1;
  }
  if (!isHeadingNoun(words[next]?.word ?? '')) return -1;
  const ofWhat = words.slice(next + 1, next + 4).map(({ word }) => word);
  return next + 1 + (ofStudy.has(ofWhat.join(' ')) ? 3 : 0);
}

/** More than a blank stands between two words. */
function isApart(line: string, first: Word, second: Word | undefined): boolean {
  return second !== undefined && line.slice(first.end, second.start).trim() !== '';
}

/** What a heading may be of. */
const works: ReadonlySet<string> = new Set(['study', 'trial', 'review', 'work', 'paper']);
const ofStudy: ReadonlySet<string> = new Set(
  [...works].flatMap((noun) => [`of the ${noun}`, `of this ${noun}`]),
);
