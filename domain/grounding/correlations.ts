import type { AlignedClaim } from './align.ts';
import { directionOf } from './directions.ts';
import type { Flag } from './grounded-sentence.ts';

/** How two things go together: 1 where both rise, -1 where one falls as the other rises. */
type Tie = 1 | -1;

/**
 * "Rises with higher temperature" where the sentence that the claim rests on speaks of negative correlations alone, or where both tell as
 * many ties and not as many of each kind.
 */
export function flagCorrelations(claim: AlignedClaim): Flag[] {
  const [best] = claim.sentences;
  const own = tiesTold(claim.text);
  if (best === undefined || own.length === 0) return [];
  const named = tiesNamed(best.sentence.meaning);
  if (named.length === 0) return [];
  const told = own.map(({ tie }) => tie);
  const isTurned = ({ tie }: ToldTie): boolean =>
    !named.includes(tie) || (told.length === named.length && countOf(tie, told) > countOf(tie, named));
  return own.filter(isTurned).map(({ tie, start, end }) => ({
    type: 'direction' as const,
    detail: `The source speaks of a ${tie === 1 ? 'negative' : 'positive'} correlation here.`,
    start,
    end,
  }));
}

function countOf(tie: Tie, ties: readonly Tie[]): number {
  return ties.filter((one) => one === tie).length;
}

interface ToldTie {
  readonly tie: Tie;
  readonly start: number;
  readonly end: number;
}

/** "Falls with a higher share", "higher with more severe symptoms": two directions, tied by "with". */
function tiesTold(text: string): ToldTie[] {
  return [...text.matchAll(tied)].flatMap((found) => {
    const [whole, first = '', second = ''] = found;
    const [one, other] = [directionOf(first), directionOf(second)];
    if (one === null || other === null) return [];
    const start = found.index;
    return [
      { tie: one.sign === other.sign ? (1 as const) : (-1 as const), start, end: start + whole.length },
    ];
  });
}

const changes =
  'ris(?:es?|ing)|rose|falls?|fell|increas(?:es?|ed|ing)|decreas(?:es?|ed|ing)|grows?|grew|shrinks?|shrank|higher|lower|larger|smaller|greater|stronger|weaker';
const tied = new RegExp(
  `\\b(${changes}) with (?:an? )?(?:\\p{Ll}+ly )?(higher|lower|more|less|fewer|larger|smaller|greater|stronger|weaker|faster|slower|older|younger|rising|falling|increasing|decreasing|growing) `,
  'giu',
);

function tiesNamed(text: string): Tie[] {
  return [...text.matchAll(named)].flatMap((found) => {
    const word = (found[1] ?? found[2] ?? '').toLowerCase();
    // "Correlated positively with A and negatively with B": each tie by its own word.
    return word === '' ? [] : [word.startsWith('pos') ? (1 as const) : (-1 as const)];
  });
}

const named =
  /\b(positive|negative|inverse)(?:ly)? (?:\p{L}+ ){0,1}(?:correlat|relat|associat)|(?<=\b(?:correlat|relat|associat)[^.;]{0,120})\b(positively|negatively|inversely) with\b/giu;
