import { type NumberMention, sameAmount } from '../language/numbers.ts';
import type { AlignedClaim } from './align.ts';
import type { Flag } from './grounded-sentence.ts';
import type { SourceIndex } from './source-index.ts';

/** "Fewer than 10" where the source says "more than 10": the number is right and its side is wrong. */
export function flagBounds(claim: AlignedClaim, source: SourceIndex): Flag[] {
  return claim.numbers.flatMap((number) => {
    const own = boundOf(claim.text, number);
    if (own === null) return [];
    const theirs = source.sentences.flatMap((sentence) =>
      sentence.numbers
        .filter((other) => sameAmount(number, other))
        .map((other) => boundOf(sentence.text, other)?.side ?? null),
    );
    if (theirs.includes(own.side) || !theirs.some((bound) => bound !== null)) return [];
    return [
      {
        type: 'direction',
        detail: `The source puts ${number.value} as the other bound.`,
        start: own.start,
        end: number.end,
      },
    ];
  });
}

const above =
  /\b(?:(?:more|greater|higher|larger|longer|older|later) than|over|above|exceed\w*|at least|upwards of)\s*$|[>≥≳⩾]\s*$/i;
const below =
  /\b(?:(?:less|fewer|lower|smaller|shorter|younger|earlier) than|under|below|at most|up to)\s*$|[<≤≲⩽]\s*$/i;
const orAbove = /^[\s%°]*(?:\w+ ){0,3}or (?:more|older|longer|higher|above|greater|over|later)\b/i;
const orBelow = /^[\s%°]*(?:\w+ ){0,3}or (?:less|fewer|younger|shorter|lower|below|under|earlier)\b/i;

/** "Rose over 120 min": for as long. */
function isSpan(before: string, { unit }: NumberMention): boolean {
  return /\bover\s*$/i.test(before) && /^(?:s|min|h|day|week|month|year|decade)$/.test(unit ?? '');
}

/** Which side of the number is meant, and where that is said; null where it is the number itself. */
function boundOf(
  text: string,
  number: NumberMention,
): { readonly side: 'above' | 'below'; readonly start: number } | null {
  const from = Math.max(0, number.start - 22);
  const before = text.slice(from, number.start);
  const after = text.slice(number.end, number.end + 40);
  const [more, less] = [isSpan(before, number) ? null : above.exec(before), below.exec(before)];
  // "No more than 12" is at most 12.
  const isTurned = /\b(?:no|not)\s*$/i.test(before.slice(0, (more ?? less)?.index ?? 0));
  const [over, under] = isTurned ? [less, more] : [more, less];
  if (over !== null || orAbove.test(after))
    return { side: 'above', start: from + (over?.index ?? before.length) };
  if (under !== null || orBelow.test(after))
    return { side: 'below', start: from + (under?.index ?? before.length) };
  return null;
}
