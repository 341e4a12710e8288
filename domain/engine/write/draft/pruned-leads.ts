import type { FactSheet } from '../../fact-sheet.ts';
import { onlyHedges } from '../../read/compress/protected.ts';
import { hasClearVerb } from '../../read/compress/screens.ts';
import { openReference } from '../story/open-references.ts';
import type { Opening } from '../story/opening.ts';
import { stemsOf } from '../story/stems.ts';
import { prunings } from './prunings.ts';

/** A shorter way to begin, and how readily an editor would have left out what it leaves out, 0 to 1. */
export interface PrunedOpening {
  readonly opening: Opening;
  readonly ease: number;
}

/** Characters: what is shorter is taken in at once as it stands. */
const longEnough = 110;
const shortest = 50;
/** To parse is dear; what is longer than this no cut makes a first line. */
const longest = 420;

/** The first clear way to begin with the finding alone, in the shorter forms that its tree allows. */
export function prunedOpenings(
  sheet: FactSheet,
  openings: readonly Opening[],
  weights: ArrayLike<number>,
): PrunedOpening[] {
  const first = openings.find(
    ({ kind, quoted, clear, other }) => kind === 'alone' && !quoted && clear && other === undefined,
  );
  if (first === undefined || first.finding.length < longEnough || first.finding.length > longest) return [];
  const at = sheet.finding.sentence;
  const isOpen = (text: string): boolean => openReference(text, at, '', sheet) !== null;
  const mayPoint = isOpen(first.finding);
  const about = stemsOf(sheet.title ?? '');
  const clause = firstClause(first.finding);
  return [
    ...(clause === null ? [] : [{ text: clause, ease: 0.5 }, ...prunings(clause, about, weights)]),
    ...prunings(first.finding, about, weights),
  ]
    .filter(({ text }) => text.length >= shortest && (mayPoint || !isOpen(text)))
    .map(({ text, ease }) => ({ opening: { ...first, finding: text }, ease }));
}

/**
 * "X is safe and feasible; it seems to do as well as Y" -> "X is safe and feasible": the first of two whole clauses, where the
 * second denies and limits nothing.
 */
function firstClause(text: string): string | null {
  const [, head = '', tail = ''] = /^([^;]{50,230}); (?!but\b|however\b|yet\b)([^;]+)$/su.exec(text) ?? [];
  return head !== '' && hasClearVerb(head) && hasClearVerb(tail) && onlyHedges(tail) ? `${head}.` : null;
}
