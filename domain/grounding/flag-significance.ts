import { findHedges, findSofteners } from '../language/hedges.ts';
import { isNegated } from '../language/negation.ts';
import { isNotSignificant, isSignificant } from '../language/stated-significance.ts';
import { words } from '../language/words.ts';
import type { AlignedClaim } from './align.ts';
import { countShared } from './clauses.ts';
import { conceptTokens } from './concepts.ts';
import { directedPlaces } from './directed-places.ts';
import type { Flag } from './grounded-sentence.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/** A difference that the source calls not significant, told as one; and one that it calls significant, told as none. */
export function flagSignificance({ text, tokens, sentences }: AlignedClaim, source: SourceIndex): Flag[] {
  const [home] = sentences;
  if (home === undefined || home.share < leastShare) return [];
  const contrary = contraryOf(text);
  if (contrary === null) return [];
  const said = new Set(tokens.map(({ concept }) => concept));
  const shared = (statement: string): number => countShared(said, conceptsOf(statement));
  const least = countShared(said, home.sentence.concepts) * nearlyAsMuch;
  const about = source.sentences.flatMap(statementsOf).filter((one) => shared(one) >= least);
  if (about.length === 0 || !about.every(contrary)) return [];
  const is = contrary === isPlainlySignificant ? 'was significant' : 'was not significant';
  const start = text.length - text.trimStart().length;
  return [
    { type: 'negation', detail: `The source says that this ${is}.`, start, end: text.trimEnd().length },
  ];
}

/** What of the source would contradict a text; null where the text says neither, or both of different things. */
function contraryOf(text: string): ((statement: string) => boolean) | null {
  if (isPlainlyNotSignificant(text)) return isPlainlySignificant;
  return !isNotSignificant(text) && tellsDifference(text) ? isPlainlyNotSignificant : null;
}

/** Share of the claim that a sentence must hold, and of what it has that a statement needs to be about the same. */
const leastShare = 0.5;
const nearlyAsMuch = 0.75;

function conceptsOf(text: string): ReadonlySet<string> {
  return new Set(conceptTokens(text).map(({ concept }) => concept));
}

/** The clauses of a sentence; what stands in brackets or has hardly a word of its own belongs to the one before. */
function statementsOf(sentence: IndexedSentence): string[] {
  const found: string[] = [];
  for (const { text, concepts } of sentence.clauses()) {
    const before = found.at(-1);
    const isPart = before !== undefined && (/\([^)]*$/.test(before) || concepts.size <= fewWords);
    if (isPart) found[found.length - 1] = before + text;
    else found.push(text);
  }
  return found;
}

const fewWords = 2;

/** Not of one thing alone, and of all that the statement tells. */
function isPlainlySignificant(text: string): boolean {
  return isSignificant(text) && !isNegated(text) && !/\bonly\b/i.test(text);
}

/** "Improved too, and no significant differences were seen" tells a change beside what it denies. */
function isPlainlyNotSignificant(text: string): boolean {
  if (!isNotSignificant(text)) return false;
  const noun = /\b(?:no|without|nor|neither)\b[^.;:,()]{0,40}\bsignifican/i.exec(text);
  return noun === null || directedPlaces(text.slice(0, noun.index)).length === 0;
}

/** A direction or difference that nothing in the sentence denies or weakens. */
function tellsDifference(text: string): boolean {
  if (isNegated(text) || findHedges(text).length > 0 || findSofteners(text).length > 0) return false;
  if (words(text.toLowerCase()).some((word) => weakening.has(word))) return false;
  return directedPlaces(text).length > 0 || /\bdiffer/i.test(text);
}

const weakening: ReadonlySet<string> = new Set(
  'trend trends tend tends tended numerical numerically similar similarly chance nonsignificant insignificant'.split(
    ' ',
  ),
);
