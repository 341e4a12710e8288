import { isUnit, stopKinds } from './abbreviations.ts';
import { finder } from './finder.ts';
import { isSectionName, leadingHeading } from './section-names.ts';
import { beginsWithOpener } from './sentence-openers.ts';

/** A sentence and its place: `text` is exactly the characters `start` to `end` of what was split. */
export interface SentenceSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Splits research prose into sentences: knows abbreviations, initials, species, decimals, references and list numbers,
 * sentences that open in lower case ("mRNA levels…"), lists, and pasted line breaks. A section heading stays with the
 * sentence it heads. Own rules and not Intl.Segmenter, whose breaks change with the ICU version of browser and server,
 * so that one text could be numbered in two ways.
 */
export function splitSentences(text: string): SentenceSpan[] {
  const found: SentenceSpan[] = [];
  let from = 0;
  for (const cut of [...cuts(text), text.length]) {
    const span = trimmed(text, from, cut);
    if (span !== null) found.push(span);
    from = cut;
  }
  return found;
}

/** The offsets at which one sentence ends and the next may begin, ascending. */
function cuts(text: string): number[] {
  // Not all at once as arguments: a text of line ends has more lines than a call may have.
  const longest = text.split('\n').reduce((most, line) => Math.max(most, line.length), 0);
  const found: number[] = [];
  let from = 0;
  for (const match of candidatesIn(text)) {
    const at = match.index + match[0].length;
    const isCut = match[0].includes('\n')
      ? breaksAtLine(text, from, match.index, at, longest)
      : breaksAtStop(text, from, match.index, at);
    if (!isCut) continue;
    found.push(at);
    from = at;
  }
  return found;
}

/** With the spaces around it. The run before it is tried once, from its beginning. */
const lineBreak = String.raw`(?<![^\S\n])[^\S\n]*\n\s*`;
/** A run of stops, tried once, from its beginning. */
const stops = '(?<![.!?…])[.!?…]+';
/** "plots.3", "(a).1–4", "12%.5": a stop with the number of a reference glued to it. */
const stopWithReference = String.raw`(?<=[a-z]{3}|\)|%)\.\d{1,3}(?:[,–-]\d{1,3})*`;
/** Closing marks, and a reference in brackets. */
const closing = String.raw`["'”’)\]]*(?:\[[\d,–\s-]{1,20}\])?(?=\s|$)`;
/** "was lost.The next", "by 12%.RESULTS": a stop whose space was lost. */
const gluedStop = String.raw`(?<=(?:[a-z]{3}|[\d)%]))\.(?=[A-Z][a-z]+[\s,]|[A-Z]{4,})`;
/** Of Chinese and Japanese, which set no space behind it. */
const wideStop = String.raw`[。！？](?=\S)`;
/** Before "2. Requests": the items of a resolution are no sentences, and as long as some. */
const beforeItem = String.raw`;(?=\s+\d{1,2}\.\s+[A-Z])`;

/** Where a sentence may end. */
const candidatesIn = finder(
  new RegExp(
    [lineBreak, `(?:${stops}|${stopWithReference})${closing}`, gluedStop, wideStop, beforeItem].join('|'),
    'g',
  ),
);

const bullet = /^(?:[•●▪◦‣*–—-]\s+)/;
const listMark = /^(?:\d{1,2}[.)]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\)|[•●▪◦‣*–—-]\s)/;

/** How far back one looks: beyond section names and abbreviations, and never over a whole book without a sentence. */
const farthest = 300;

function trimmed(text: string, from: number, to: number): SentenceSpan | null {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  start += bullet.exec(text.slice(start, Math.min(end, start + 4)))?.[0].length ?? 0;
  return start < end ? { text: text.slice(start, end), start, end } : null;
}

function breaksAtLine(text: string, from: number, lineEnd: number, next: number, longest: number): boolean {
  const before = text.slice(Math.max(from, lineEnd - farthest), lineEnd).trim();
  const after = text.slice(next, next + 80);
  if (before === '' || after === '' || isSectionName(before) || isListNumber(before)) return false;
  if (/[.!?;:]["'”’)\]]*$/.test(before)) return !endsInAbbreviation(before) || !/^[\p{Ll}\d]/u.test(after);
  if (listMark.test(after) || leadingHeading(after) !== null) return true;
  const isParagraph = text.slice(lineEnd, next).split('\n').length > 2;
  // "modAL is …" may open a paragraph; a wrapped line goes on in lower case.
  if (/^\p{Ll}/u.test(after)) return isParagraph && /^\p{Ll}{1,6}[\p{Lu}\d]/u.test(after);
  if (isParagraph) return true;
  if (before.endsWith(',')) return /^[A-Z][a-z]+(?:ing|ed)\b/.test(after);
  // A line well short of the longest one was ended by hand, not by wrapping.
  return lineEnd - (text.lastIndexOf('\n', lineEnd - 1) + 1) < longest * 0.7;
}

function breaksAtStop(text: string, from: number, stop: number, next: number): boolean {
  const before = text.slice(Math.max(from, stop - farthest), stop);
  const rest = text.slice(next, next + 60);
  const after = rest.trimStart();
  if (after === '') return false;
  if (isSectionName(before) || isListNumber(before.trim())) return false;
  if (text[stop] === ';') return true;
  if (isInsideBracket(text, from, stop, next)) return false;
  if (text[next - 1] === '.' && !/^\s/.test(rest)) return isGluedSentence(text, stop);
  const isPlainStop = !/[!?…]/.test(text.slice(stop, next));
  return opensSentence(after, before) && !(isPlainStop && isAbbreviated(before, after));
}

/** "1", "(a)", "12)" alone: the number of a paragraph, not a sentence. */
function isListNumber(before: string): boolean {
  return /^(?:\d{1,2}|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\)|[A-Z]|[ivxIVX]{1,4})$/.test(
    before.replace(bullet, '').replace(/\.$/, ''),
  );
}

/** Guards "Node.Js", addresses and file names where a stop has no space after it. */
function isGluedSentence(text: string, stop: number): boolean {
  const word = text.slice(Math.max(0, stop - 40), stop + 40).split(/\s/);
  const own = word.find((part) => part.includes('.')) ?? '';
  return !/[/@]|www|https?/i.test(own);
}

/** An open bracket that closes soon: the stop belongs to what is inside. */
function isInsideBracket(text: string, from: number, stop: number, next: number): boolean {
  const before = text.slice(Math.max(from, stop - 300), next);
  const open = (before.match(/\(/g) ?? []).length - (before.match(/\)/g) ?? []).length;
  if (open <= 0) return false;
  const close = text.slice(next, next + 200).search(/[()]/);
  return close >= 0 && text[next + close] === ')';
}

/** Lower case opens a sentence only in names of the "mRNA", "p53", "k-means", "α-synuclein" kind. */
function opensSentence(after: string, before: string): boolean {
  if (/^["'“‘([]*[\p{Lu}\p{Nd}\p{Lo}]/u.test(after)) return true;
  if (/^[#@*_•≥≤~≈©]/.test(after)) return true;
  // "… of many games. (b) We investigate …"
  if (/^\((?:[a-h]|[ivx]{1,4})\) \p{Lu}\p{Ll}/u.test(after)) return true;
  return (
    /[\p{L}\d)%]{2}$/u.test(before) && /^(?:[a-z]{1,3}[A-Z]|p\d|[a-z]-[A-Za-z]|\p{Script=Greek})/u.test(after)
  );
}

/** True where the stop after `before` belongs to an abbreviation that goes on with `after`. */
function isAbbreviated(before: string, after: string): boolean {
  const word = lastWord(before);
  const kinds = word === undefined ? [] : stopKinds(word);
  if (word === undefined || kinds.includes('never last')) return word !== undefined;
  if (kinds.includes('before a number') && counts.test(after)) return true;
  if (!kinds.includes('sometimes last') || beginsWithOpener(after) || leadingHeading(after) !== null)
    return false;
  const lead = before.slice(0, before.length - word.length).trimEnd();
  return !(isUnit(word) && /\d$/.test(lead)) && !(word.length === 1 && isLabel(lead, word));
}

/** A number, "A/64", "S2", "IV", "B": what is counted by. */
const counts = /^[(#]?\d|^\p{Lu}{1,3}[/.-]?\d|^\p{Lu}\/|^[IVXLC]+\b|^[B-HJ-Z]\b/u;

/** "Group B.", "vitamin D.": a letter behind a noun is its name, and not the first of somebody's. */
function isLabel(lead: string, letter: string): boolean {
  const noun = /(?:^|\s)(\p{Ll}{4,})$/u.exec(lead)?.[1];
  return /\p{Lu}/u.test(letter) && noun !== undefined && !beforeNames.has(noun);
}

const beforeNames: ReadonlySet<string> = new Set(
  'from with after than that like plus into onto over under upon near when'.split(' '),
);

function endsInAbbreviation(before: string): boolean {
  const word = before.endsWith('.') ? lastWord(before.slice(0, -1)) : undefined;
  return word !== undefined && !stopKinds(word).includes('no abbreviation');
}

/** The word before a stop, with the stops inside it: "e.g", "Ph.D". */
function lastWord(before: string): string | undefined {
  return /(?:^|[\s(["'“‘/–-])([\p{L}.]+)$/u.exec(before)?.[1];
}
