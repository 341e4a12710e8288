import { findHedges, findSofteners } from '../language/hedges.ts';
import { findAssociationWords, findCauseWords } from '../language/strength.ts';
import type { AlignedClaim } from './align.ts';
import { countShared } from './clauses.ts';
import { directedPlaces } from './directed-places.ts';
import type { Flag } from './grounded-sentence.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/**
 * A question, an aim, a supposition, a plan or what others said, told as found: all that the source has of the claim stands behind the
 * words that leave it open, and no other sentence says it.
 */
export function flagOpen({ text, tokens, sentences }: AlignedClaim, source: SourceIndex): Flag[] {
  const [home] = sentences;
  if (home === undefined || home.share < leastShare || !statesRelation(text) || leavesOpen(text)) return [];
  const said = new Set(tokens.map(({ concept }) => concept));
  const word = openingOf(home.sentence, said);
  const least = countShared(said, home.sentence.concepts) * nearlyAsMuch;
  const isSaid = source.sentences.some(
    (one) => countShared(said, one.concepts) >= least && openingOf(one, said) === null,
  );
  if (word === null || isSaid) return [];
  const start = text.length - text.trimStart().length;
  return [
    {
      type: 'certainty',
      detail: `The source leaves this open: "${word}".`,
      start,
      end: text.trimEnd().length,
    },
  ];
}

/** Share of the claim that a sentence must hold, and another one to count as saying it too. */
const leastShare = 0.5;
const nearlyAsMuch = 0.75;
/** Share of what a sentence has of the claim that stands behind the opening words. */
const leastBehind = 0.75;

/** What is asked, supposed, planned or reported is a relation or a change; what a study did is no such claim. */
function statesRelation(text: string): boolean {
  return (
    directedPlaces(text).length > 0 ||
    findCauseWords(text).length > 0 ||
    findAssociationWords(text).length > 0 ||
    /\beffects?\b|\baffects?\b|\bdiffer/i.test(text)
  );
}

function leavesOpen(text: string): boolean {
  return (
    opening.test(text) || /\?\s*$/.test(text) || findHedges(text).length > 0 || findSofteners(text).length > 0
  );
}

/** The words that leave open what the sentence has of the claim, which stands behind them in their clause; null where it says it. */
function openingOf(sentence: IndexedSentence, said: ReadonlySet<string>): string | null {
  const shared = sentence.tokens.filter(({ concept }) => said.has(concept));
  for (const { text, start } of sentence.clauses()) {
    const found = opening.exec(text);
    if (found === null || settled.test(text.slice(0, found.index))) continue;
    const from = start + found.index + found[0].length;
    const behind = shared.filter((token) => token.start >= from && token.end <= start + text.length);
    if (behind.length >= shared.length * leastBehind) return found[0].trim();
  }
  return null;
}

const opening = new RegExp(
  [
    'whether',
    'hypothes[ie][sz]ed?',
    '(?:unclear|unknown|uncertain|debated)(?: if| how| that)?',
    'not (?:yet |fully |well )?(?:known|clear|established|been (?:tested|shown))',
    'remains? to be',
    '(?:aims?|aimed|objectives?|purpose|goal)(?: of (?:this|the|our)(?: [\\p{L}-]+){1,3})? (?:is|was|are|were|to)',
    '(?:we|study|trial|team|authors) will',
    'will be (?:tested|assessed|measured|compared|followed|randomi[sz]ed|evaluated|recruited|assigned|investigated|examined)',
    '(?:can|could|do|does|did) ?not (?:exclude|rule out)',
    '(?:claim|thought|believ|assum|suppos|speculat|suspect)(?:ed|s)?(?: that| to)',
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
  'iu',
);

/** "The data show that": who first tells what was found may name the question behind it. */
const settled =
  /\b(?:show(?:s|ed|n)?|found|demonstrat\p{L}+|reveal\p{L}*|confirm\p{L}*|conclude\p{L}*) that\b/iu;
