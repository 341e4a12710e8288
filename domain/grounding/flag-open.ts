import { findHedges, findSofteners } from '../language/hedges.ts';
import { findAssociationWords, findCauseWords } from '../language/strength.ts';
import { words } from '../language/words.ts';
import type { AlignedClaim } from './align.ts';
import { countShared } from './clauses.ts';
import { directedPlaces } from './directed-places.ts';
import type { Flag } from './grounded-sentence.ts';
import { openZones } from './open-zones.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/**
 * A question, a supposition, a plan or what others said, told as found: all that the source has of the claim stands where it is left
 * open, and no other sentence of the source, nor its title, tells anything alike.
 */
export function flagOpen({ text, tokens, sentences }: AlignedClaim, source: SourceIndex): Flag[] {
  const [home] = sentences;
  if (home === undefined || home.share < leastShare || !statesRelation(text) || leavesOpen(text)) return [];
  const said = new Set(tokens.map(({ concept }) => concept));
  const opening = openingOf(home.sentence, said);
  const least = countShared(said, home.sentence.concepts) * alike;
  const isSaid = source.sentences.some(
    (one) =>
      countShared(said, one.concepts) >= least &&
      statesRelation(one.meaning) &&
      openingOf(one, said) === null,
  );
  if (opening === null || isSaid) return [];
  const start = text.length - text.trimStart().length;
  return [
    {
      type: 'certainty',
      detail: `The source leaves this open: "${opening}".`,
      start,
      end: text.trimEnd().length,
    },
  ];
}

/** Share of the claim that a sentence must hold, and of what it has that another one needs to count as telling something alike. */
const leastShare = 0.5;
const alike = 0.5;
/** Share of what a sentence has of the claim that stands where it is left open. */
const leastBehind = 0.75;

/** What is asked, supposed, planned or reported is a relation or a change; what a study did is no such claim. */
function statesRelation(text: string): boolean {
  return (
    directedPlaces(text).length > 0 ||
    findCauseWords(text).length > 0 ||
    findAssociationWords(text).length > 0 ||
    /\b(?:effects?|affect|differ)/i.test(text)
  );
}

function leavesOpen(text: string): boolean {
  return (
    openZones(text).length > 0 ||
    findHedges(text).length > 0 ||
    findSofteners(text).length > 0 ||
    words(text.toLowerCase()).some((word) => notYet.has(word))
  );
}

/** Words of what is to come or is only thought. */
const notYet: ReadonlySet<string> = new Set(
  'will would could may might plan plans planned expect expects expected aim aims aimed intend intended hope hopes seek seeks sought question hypothesis idea'.split(
    ' ',
  ),
);

/** The words that leave open what the sentence has of the claim; null where it says it. */
function openingOf(sentence: IndexedSentence, said: ReadonlySet<string>): string | null {
  const shared = sentence.tokens.filter(({ concept }) => said.has(concept));
  const zone = openZones(sentence.meaning).find(({ from, to }) => {
    const inside = shared.filter(({ start, end }) => start >= from && end <= to);
    return inside.length >= Math.max(1, shared.length * leastBehind);
  });
  return zone?.opening ?? null;
}
