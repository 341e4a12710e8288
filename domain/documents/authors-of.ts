import { hasWordThatBegins } from './beginnings.ts';
import { plain } from './headings.ts';
import type { DocumentLine } from './placed-text.ts';

/** Authors that are given back; the first ones count. */
const most = 50;
/** Beginnings of words that are of no name: of addresses, and of what is printed beside the names. */
const ofNoName = [
  'universit',
  'institut',
  'department',
  'dept',
  'school',
  'college',
  'hospital',
  'centre',
  'center',
  'laborator',
  'faculty',
  'division',
  'clinic',
  'academy',
  'foundation',
  'research',
  'street',
  'road',
  'avenue',
  'ltd',
  'inc',
  'gmbh',
  'abstract',
  'journal',
  'article',
  'press',
  'author',
  'correspond',
  'received',
  'accepted',
  'revised',
  'published',
  'keyword',
];
const particles = new Set([
  'de',
  'da',
  'di',
  'do',
  'dos',
  'du',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'ten',
  'el',
  'al',
  'bin',
  'ibn',
  'y',
  'zu',
]);

/** The names that stand between the title and the text. */
export function authorsOf(lines: readonly DocumentLine[]): readonly string[] {
  const named: string[] = [];
  let hasBegun = false;
  for (const line of lines) {
    const text = plain(line.text).replace(/^by\s+/i, '');
    // A numbered heading.
    if (/^[IVX]{1,4}\.\s/.test(text)) break;
    const names = namesIn(text);
    const isOfNames = names.length > 0 && isMostly(names, text);
    if (isOfNames && (!hasBegun || names.length > 1 || !text.includes(','))) named.push(...names);
    else if (hasBegun && namesNobody(text)) hasBegun = named.length > 0;
    hasBegun ||= isOfNames;
  }
  return [...new Set(named)].slice(0, most);
}

function namesIn(text: string): string[] {
  return text
    .split(/\s*(?:,|;|·|•|\||\band\b|&)\s*/)
    .map((part) =>
      part
        .replace(/[\d*†‡§¶#∗✉()[\]]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .map((part) =>
      part.replace(/^(?:(?:Dr|Prof|Professor|Mr|Ms|Mrs)\.? )+|,? (?:PhD|MD|MSc|BSc|MPH|MA|DPhil)\.?$/g, ''),
    )
    .filter(isName);
}

function isName(text: string): boolean {
  if (namesNobody(text) || text.length > 60) return false;
  const words = text.split(' ');
  if (words.length < 2 || words.length > 5) return false;
  return words.every((word) => particles.has(word.toLowerCase()) || /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word));
}

function namesNobody(text: string): boolean {
  return hasWordThatBegins(text, ofNoName);
}

/** Nothing but names, their marks and what stands between them. */
function isMostly(names: readonly string[], text: string): boolean {
  const letters = (one: string): number => one.replace(/[^\p{L}]/gu, '').length;
  return names.reduce((sum, name) => sum + letters(name), 0) >= letters(text) * 0.75;
}
