import { isSectionName, leadingHeading } from '#domain/language/section-names.ts';
import { sectionsOf } from '#domain/language/section-words.ts';
import type { SentenceSpan } from '#domain/language/sentences.ts';
import { type Role, roles } from '../fact-sheet.ts';
import { withoutPointNumbers } from './point-numbers.ts';

/** A sentence without its section heading, and the roles that the section it stands in leaves open. */
export interface HeadedSentence extends SentenceSpan {
  /** The heading it stands under, as printed; null before the first. */
  readonly heading: string | null;
  readonly allowed: readonly Role[];
}

/** Takes the headings and the numbers of points off sentences; each section reaches to the next heading. A heading with nothing after it is dropped. */
export function readHeadings(sentences: readonly SentenceSpan[]): HeadedSentence[] {
  return openAfterLoneHeading(headSentences(withoutPointNumbers(sentences)));
}

/**
 * A text with no heading but a first "Background" or "Objective" lost the others on its way: the heading says what its first
 * sentence is, and nothing of the rest.
 */
function openAfterLoneHeading(headed: HeadedSentence[]): HeadedSentence[] {
  const [first] = headed;
  const isLone = first?.heading != null && headed.every(({ heading }) => heading === first.heading);
  return isLone && !first.allowed.some((role) => role !== 'background' && role !== 'objective')
    ? headed.map((sentence, index) => (index === 0 ? sentence : { ...sentence, allowed: roles }))
    : headed;
}

function headSentences(sentences: readonly SentenceSpan[]): HeadedSentence[] {
  let heading: string | null = null;
  let allowed: readonly Role[] = roles;
  const headed: HeadedSentence[] = [];
  for (const sentence of sentences) {
    let start = sentence.start;
    for (let found = leadingHeading(rest(sentence, start)); found !== null; ) {
      heading = found.name.replace(/^\d{1,2}\.\s*/, '');
      allowed = headingRoles(heading);
      start += found.end;
      found = leadingHeading(rest(sentence, start));
    }
    const text = rest(sentence, start);
    if (text !== '' && !isSectionName(text))
      headed.push({ text, start, end: sentence.end, heading, allowed });
  }
  return headed;
}

function rest(sentence: SentenceSpan, start: number): string {
  return sentence.text.slice(start - sentence.start);
}

/** The roles that sentences under a heading may have; all of them where the heading says nothing ("Abstract"). */
export function headingRoles(heading: string): readonly Role[] {
  const name = heading.toLowerCase();
  if (sectionsOf(name).includes('other') || name.includes('index terms')) return ['other'];
  if (/\bknown\b|\bbackground data/.test(name)) return ['background'];
  if (/^(?:what this|what is new|how this)\b/.test(name)) return ['conclusions'];
  const meant = sectionsOf(name);
  if (meant.includes('results') && meant.includes('conclusions')) return ['results', 'conclusions'];
  if (meant.includes('conclusions')) return ['conclusions'];
  if (meant.includes('results')) return meant.includes('methods') ? ['methods', 'results'] : ['results'];
  // Many journals print the aim under "Background" or "Introduction", and context under "Objective".
  if (meant.includes('background')) return ['background', 'objective'];
  if (meant.includes('objective')) return ['objective'];
  return meant.includes('methods') ? ['methods'] : roles;
}
