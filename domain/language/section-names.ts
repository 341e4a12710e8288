import { headingPhrases, headingWords, isHeadingNoun, isHeadingWord } from './section-words.ts';

/** Where `text` opens with a section heading: its printed name and where the sentence after it starts. Null without one. */
export function leadingHeading(text: string): { name: string; end: number } | null {
  const start = openingMarks.exec(text)?.[0].length ?? 0;
  const run = nameRun.exec(text.slice(start, start + longestMarked))?.[0] ?? '';
  const name = run.slice(0, dashIn.exec(run)?.index ?? run.length).trim();
  const mark = name.length < 3 ? null : closingMark.exec(text.slice(start + name.length));
  if (mark !== null && isSectionName(name)) return { name, end: start + name.length + mark[0].length };
  const capitals = capitalsPattern.exec(text)?.[0];
  if (capitals === undefined || !isSectionName(capitals)) return null;
  return { name: capitals.trim(), end: capitals.length };
}

/** Characters: more than eight of the longest heading words take. */
const longestName = 200;

/**
 * True where all of `text` is a section heading, with or without its colon or full stop: a run of heading words with at least
 * one that can stand alone. The reader turns it into roles.
 */
export function isSectionName(text: string): boolean {
  if (text.length > longestName || !/^\s*[\p{Lu}*#\d]/u.test(text)) return false;
  // Mostly asked of whole sentences: their first word tells.
  const first = /^[^\p{L}]*(\p{L}+)/u.exec(text)?.[1];
  if (first === undefined || !isHeadingWord(first.toLowerCase())) return false;
  const names = headingWords(text);
  if (headingPhrases.includes(names.join(' '))) return true;
  return names.length <= 8 && names.some(isHeadingNoun) && names.every(isHeadingWord);
}

/** Characters of a heading with a mark behind it. */
const longestMarked = 72;

// "Methods and Findings:", "Aim. ", "RESULTS - ", "Background\n", "1. Introduction:", "(2) Methods:" and Markdown's "**Results:** ".
const openingMarks = /^[#*_]{0,3}\s*(?:\d{1,2}\.\s+|\(\d\)\s*)?/;
const nameRun = /^[A-Z][A-Za-z'’/&,;() –-]*/;
const dashIn = /\s[-–]\s+(?!\p{Ll})|–\s*(?=\p{Lu})/u;
const closingMark =
  /^[*_]{0,3}\s*(?:[:.][*_]{0,3}\s*(?:[•●▪◦‣]\s+)?(?=\S)|[-–—]\s+(?!\p{Ll})|[–—]\s*(?=\p{Lu})|:?\s*\n\s*(?:[•●▪◦‣]\s+)?)/u;

// "METHODS We measured": capitals alone mark it, and the sentence follows with a capital or a number.
const capitalsPattern = /^[A-Z][A-Z/&,' -]{3,60}[A-Z]\s+(?=[A-Z][a-z]|[A-Z]\s[a-z]|\d)/;
