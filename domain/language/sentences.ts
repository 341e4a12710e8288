import { finder } from './finder.ts';
import { isSectionName, leadingHeading } from './section-names.ts';

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

// A stop with its closing marks (and a reference number glued to it), a line break, the place before "2. Requests",
// and a heading that follows without a stop. A run of spaces or stops is tried once, from its beginning.
const candidatesIn = finder(
  /(?<![^\S\n])[^\S\n]*\n\s*|(?:(?<![.!?…])[.!?…]+|(?<=[a-z]{3}|\)|%)\.\d{1,3}(?:[,–-]\d{1,3})*)["'”’)\]]*(?:\[[\d,–\s-]{1,20}\])?(?=\s|$)|(?<=(?:[a-z]{3}|[\d)%]))\.(?=[A-Z][a-z]+[\s,]|[A-Z]{4,})|;(?=\s+\d{1,2}\.\s+[A-Z])|(?<=[)%;\da-z])[^\S\n]+(?=(?:C(?:onclusions?|ONCLUSIONS?)|R(?:esults|ESULTS)|M(?:ethods|ETHODS)|O(?:bjectives?|BJECTIVES?)): ?\S)/g,
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
  if (text[stop] === ';' || /\s/.test(text[stop] ?? '')) return true;
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
  const last = /(?:^|[\s(["'“‘/–-])([\p{L}.]+)$/u.exec(before)?.[1];
  if (last === undefined) return false;
  if (inner.test(last)) return !/^(?:No|no)$/.test(last) || /^\d/.test(after);
  if (numbered.test(last)) return /^[(\d#]/.test(after);
  return closing.test(last) && !starter.test(after) && leadingHeading(after) === null;
}

function endsInAbbreviation(before: string): boolean {
  const last = /(?:^|[\s(["'“‘])([\p{L}.]+)\.$/u.exec(before)?.[1];
  return last !== undefined && (inner.test(last) || numbered.test(last) || closing.test(last));
}

/** Never the last word of a sentence. */
const inner =
  /^(?:e\.?g|i\.?e|cf|vs|viz|[Ff]igs?|[Ee]qs?|[Ee]qns?|[Rr]efs?|[Ss]ects?|[Tt]abs?|Dr|Prof|Mrs?|Ms|St|approx|ca|resp|vols?|Vols?|Nos|[Nn]o|pp|subsp|Sr|Gen|Gov|Hon|Rev|Capt|Lt|Suppl|suppl|Thm|Lem)$/;

/** An abbreviation only before a number. */
const numbered =
  /^(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|ver|v|sec|col|ed|at|chap|app|exp|ex|p|art|Art|para|paras|ch|Ch|var)$/;

/** May close a sentence: single initials, "U.S", "al", "etc": it does where a usual first word follows. */
const closing =
  /^(?:\p{L}|(?:\p{L}\.)+\p{L}|al|etc|sp|spp|nov|Inc|Ltd|Co|Corp|Jr|Dept|Univ|Assoc|Bros|Ph\.D|M\.Sc|Univ|ssp|aff|gen|est|wk|hr|mo|yr)$/u;

const starter =
  /^["'“‘([]*(?:The|A|An|In|We|Our|This|These|Those|That|It|Its|There|They|Their|He|She|However|Moreover|Furthermore|Although|Though|While|Whereas|When|Where|For|To|Here|Results?|Conclusions?|Methods?|Background|Objectives?|Aims?|Patients|Participants|Subjects|After|Before|At|On|Of|By|From|With|Without|Using|Based|As|If|Both|All|No|Not|Each|Among|Between|During|Despite|Then|Thus|Therefore|Hence|Also|Finally|First|Second|Third|Additionally|Overall|Such|One|Two|Three|Data|Most|Many|Some|Several|Because|Since|Under|Within|Compared|Recent|Recently|Previous|Findings|Nevertheless|Nonetheless|Conversely|Interestingly|Importantly|Specifically|Consequently|Many|What|How|Does|Is|Are|Can|Studies|Existing|Current)(?=[\s,:])/;
