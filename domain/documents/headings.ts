import { isSectionName } from '../language/section-names.ts';
import { headingWords, sectionsOf } from '../language/section-words.ts';
import { beginsWithOne } from './beginnings.ts';
import type { DocumentLine } from './placed-text.ts';

/** Characters: a longer line is no heading. */
const longest = 90;
const numbering = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,4}\.|[A-H]\.)\s+(?=\p{Lu})/u;

/** Beginnings of headings behind which nothing of the work's text comes. */
const endings = [
  'reference',
  'bibliography',
  'literature cited',
  'works cited',
  'acknowledgement',
  'acknowledgment',
  'funding',
  'author contribution',
  'data availability',
  'code availability',
  'availability of',
  'competing',
  'conflict of',
  'conflicts of',
  'declaration',
  'ethic',
  'supplementa',
  'supporting information',
  'appendix',
  'abbreviations',
  'orcid',
  'disclosure',
];

/** A heading's name without its number and its colon, in lower case; null for a line that is none. */
export function headingName(line: DocumentLine): string | null {
  const text = spacedTogether(plain(line.text));
  if (text.length > longest || text.length < 3) return null;
  const bare = text.replace(numbering, '');
  const name = bare.replace(/[\s:.]+$/, '');
  const isNamed = isSectionName(name) || isEnding(name) || isLimits(name.toLowerCase());
  const looks = line.standsOut || bare !== text || name === name.toUpperCase() || isNamed;
  if (!/^\p{Lu}/u.test(name) || !looks) return null;
  if (isNamed && name.split(' ').length <= 8) return name.toLowerCase();
  const ends = /[.,;]$/.test(bare);
  return line.standsOut && !ends && name.split(' ').length <= 12 ? name.toLowerCase() : null;
}

/** True for a heading that only the text of a paper has, and no abstract. */
export function opensPaper(name: string, line: DocumentLine, hasText: boolean): boolean {
  const isNumbered = numbering.test(plain(line.text));
  if (/^(?:introduction|1\b|main\b|main text)/.test(name)) return hasText || isNumbered;
  return isNumbered || !isOfAbstract(name);
}

/** Whether a structured abstract may have it. */
function isOfAbstract(name: string): boolean {
  return sectionsOf(name).some((section) => section !== 'other') && isSectionName(capitalised(name));
}

export function isLimits(name: string): boolean {
  return /\blimitations?\b/.test(name) && headingWords(name).length <= 8;
}

export function isConclusions(name: string): boolean {
  const bare = name.replace(/^(?:general|overall) /, '');
  return conclusions.has(bare) || /^conclusions? and\b.*$/.test(bare);
}

/** Without "general" or "overall" before it. */
const conclusions: ReadonlySet<string> = new Set([
  'conclusion',
  'conclusions',
  'concluding remark',
  'concluding remarks',
  'summary and conclusion',
  'summary and conclusions',
  'discussion and conclusion',
  'discussion and conclusions',
]);

export function isEnding(name: string): boolean {
  return beginsWithOne(name, endings);
}

/** Without the tags of raised signs. */
export function plain(text: string): string {
  return text.replace(/<(su[pb])>[^<]{0,200}<\/\1>/g, '').trim();
}

/** "A B S T R A C T", as some publishers set it. */
function spacedTogether(text: string): string {
  return /^(?:\p{L} ){4,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
