import { remembered } from './remembered.ts';

/**
 * Section headings of abstracts ("Background", "METHODS AND FINDINGS", "Main outcome measures"). A heading is a run of
 * heading words with at least one that can stand alone; the reader turns it into a role.
 */

/** Words that make a heading by themselves. Patterns are matched against one lower-case word. */
const core =
  /^(?:background|introduction|context|rationale|importance|objectives?|aims?|purposes?|goals?|hypothes[ie]s|questions?|problem|motivation|methods?|methodology|materials?|design|settings?|patients|participants|subjects|population|interventions?|measurements?|measures?|procedures?|approach|analys[ei]s|data|sources?|selection|extraction|synthesis|exposures?|outcomes?|results?|findings|observations?|conclusions?|discussion|interpretations?|significance|implications?|limitations?|strengths|funding|registration|keywords?|abstract|summary|ethics|dissemination|contributions?|evidence|originality|relevance|perspectives?|applications?|innovation|impact|value)$/;

const modifiers =
  /^(?:and|or|of|the|for|this|our|main|key|primary|secondary|principal|major|study|trial|research|clinical|statistical|experimental|authors?|author's|authors'|public|health|translational|practical|scientific|data|review|case|presentation|report|reports|general|specific|search|strategy|eligibility|criteria|level|what|known|adds|to|sample|size|practice|policy|broader|animals?|treatments?|assessments?|end|points?|state|art|number|identifier|index|terms|words|central|message|take|home|results|theoretical|social|managerial|new|previous|work|prior)$/;

/** Where `text` opens with a section heading: its printed name and where the sentence after it starts. Null without one. */
export function leadingHeading(text: string): { name: string; end: number } | null {
  const marked = markedPattern.exec(text);
  const name = marked?.[1];
  if (marked !== null && name !== undefined && isSectionName(name))
    return { name: name.trim(), end: marked[0].length };
  const capitals = capitalsPattern.exec(text)?.[0];
  if (capitals === undefined || !isSectionName(capitals)) return null;
  return { name: capitals.trim(), end: capitals.length };
}

/** Characters: more than eight of the longest heading words take. */
const longestName = 200;

/** True where all of `text` is a section heading, with or without its colon or full stop. */
export function isSectionName(text: string): boolean {
  if (text.length > longestName) return false;
  // Mostly asked of whole sentences: their first word tells.
  const first = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[^\s/&,;()[\]–—-]+/)?.[0]
    .replace(/[.:]+$/, '');
  if (first === undefined || (first !== '' && !isHeadingWord(first))) return false;
  const names = text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s/&,;()[\]–—-]+/)
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter((word) => word !== '');
  if (names.length === 0 || names.length > 8 || !/^\s*[\p{Lu}*#\d]/u.test(text)) return false;
  return names.some((word) => core.test(word)) && names.every(isHeadingWord);
}

const isHeadingWord: (word: string) => boolean = remembered(
  (word) => core.test(word) || modifiers.test(word),
  2000,
);

// "Methods and Findings:", "Aim. ", "RESULTS - ", "Background\n", "1. Introduction:" and Markdown's "**Results:** ".
const markedPattern =
  /^[#*_]{0,3}\s*(?:\d{1,2}\.\s+)?([A-Z][A-Za-z'’/&,;() –-]{2,70}?)[*_]{0,3}\s*(?:[:.](?:[*_]{1,3})?\s*(?=\S)|\s[-–—]\s+(?!\p{Ll})|[–—]\s*(?=\p{Lu})|:?\s*\n\s*)/u;

// "METHODS We measured": capitals alone mark it, and the sentence follows with a capital or a number.
const capitalsPattern = /^[A-Z][A-Z/&,' -]{3,60}[A-Z]\s+(?=[A-Z][a-z]|[A-Z]\s[a-z]|\d)/;
