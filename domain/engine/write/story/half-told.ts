import type { FactSheet } from '../../fact-sheet.ts';
import { turnsAgainst } from './other-side.ts';

/** A result that the very next sentence turns against: told without it, it would be half of what was found. */
export function isHalfTold(index: number | null, { sentences, finding }: FactSheet): boolean {
  const next = index === null ? undefined : sentences[index + 1];
  return (
    next !== undefined &&
    next.index !== finding.sentence &&
    (next.role === 'results' || next.role === 'conclusions') &&
    turnsAgainst.test(next.text)
  );
}
