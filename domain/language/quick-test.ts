import { remembered } from './remembered.ts';

/**
 * The same answer as `pattern.test`, sooner where hundreds of patterns are asked of one text: most of them look for words of
 * which the text holds not even the beginning, and that is known from one reading of it. For patterns without the flags "g"
 * and "y"; where its words cannot be told from a pattern, it is always asked.
 */
export function quickTest(pattern: RegExp): (text: string) => boolean {
  const mayMatch = quickScreen(pattern);
  return (text) => mayMatch(text) && pattern.test(text);
}

/** False only where the pattern surely matches nowhere in the text. */
export function quickScreen(pattern: RegExp): (text: string) => boolean {
  const starts = wordStartsOf(pattern);
  if (starts === null) return () => true;
  const codes = starts.map(codeOf);
  return (text) => {
    const known = startsIn(text);
    for (const code of codes) if (known.has(code)) return true;
    return false;
  };
}

/** Letters of a beginning that are looked at. */
const longest = 4;

/**
 * Beginnings of words, in lower case: whatever the pattern matches has a word that starts with one of them. Null where that
 * cannot be told.
 */
export function wordStartsOf({ source, flags }: RegExp): string[] | null {
  if (/[yuv]/.test(flags)) return null;
  const found = new Set<string>();
  for (const alternative of alternativesOf(source)) {
    const rest = withoutLookArounds(alternative);
    if (!rest.startsWith('\\b')) return null;
    const starts = startsOfSequence(rest.slice(2));
    if (starts.includes('')) return null;
    for (const start of starts) found.add(start.toLowerCase());
  }
  return [...found];
}

/** What a sequence can begin with, as far as it is plain letters; an empty text where that is nothing. */
function startsOfSequence(sequence: string): string[] {
  let plain = '';
  for (let rest = withoutLookArounds(sequence); ; rest = withoutLookArounds(rest.slice(1))) {
    if (rest.startsWith('(?:')) return startsOfGroup(plain, rest);
    const letter = /^[a-z\d](?![?*{])/i.exec(rest)?.[0];
    if (letter === undefined) return [plain];
    plain += letter;
    if (plain.length === longest || rest[1] === '+') return [plain];
  }
}

function startsOfGroup(before: string, rest: string): string[] {
  const end = endOfGroup(rest);
  if (/^[?*{]/.test(rest.slice(end))) return [before];
  return alternativesOf(rest.slice('(?:'.length, end - 1))
    .flatMap(startsOfSequence)
    .map((start) => (before + start).slice(0, longest));
}

/** Look-aheads and look-behinds only forbid matches. */
function withoutLookArounds(sequence: string): string {
  let rest = sequence;
  while (/^\(\?<?[=!]/.test(rest)) rest = rest.slice(endOfGroup(rest));
  return rest;
}

function alternativesOf(source: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at <= source.length; ) {
    if (at === source.length || source[at] === '|') {
      found.push(source.slice(from, at));
      from = at + 1;
    }
    at = endOfElement(source, at);
  }
  return found;
}

function endOfGroup(rest: string): number {
  let at = 1;
  while (at < rest.length && rest[at] !== ')') at = endOfElement(rest, at);
  return at + 1;
}

function endOfElement(source: string, at: number): number {
  if (source[at] === '\\') return at + 2;
  if (source[at] === '(') return at + endOfGroup(source.slice(at));
  if (source[at] !== '[') return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** The beginnings of all words of a text, of one letter to the longest, as numbers. */
const startsIn: (text: string) => ReadonlySet<number> = remembered((text) => {
  const found = new Set<number>();
  let length = 0;
  let code = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = letterOf(text.charCodeAt(at));
    if (value === 0) length = 0;
    else if (length < longest) {
      code = code * base + value;
      if (length === 0) code = value;
      found.add(code);
      length += 1;
    }
  }
  return found;
});

const base = 64;

function codeOf(start: string): number {
  let code = 0;
  for (let at = 0; at < start.length; at += 1) code = code * base + letterOf(start.charCodeAt(at));
  return code;
}

/** 1 to 37 for what "\w" matches, in lower case; 0 for everything else. */
function letterOf(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 96;
  if (unit >= 65 && unit <= 90) return unit - 64;
  if (unit >= 48 && unit <= 57) return unit - 48 + 27;
  return unit === 95 ? 37 : 0;
}
