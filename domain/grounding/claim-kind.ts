import { findNumbers } from '../language/numbers.ts';
import { stem } from '../language/stem.ts';
import { conceptTokens } from './concepts.ts';
import { namesPopulation } from './flag-population.ts';
import { framePhrases, frameWords } from './frame-words.ts';
import { blankKnownFrames } from './known-frames.ts';
import { findNames } from './names.ts';
import type { PostSentence } from './split-post.ts';

/** A sentence of a post as the checks see it: `claimed` is `plain` with the framing parts blanked too. */
export interface ReadSentence extends PostSentence {
  readonly kind: 'claim' | 'framing';
  readonly claimed: string;
}

/**
 * Tells claims from framing. Framing states no fact about this source: hooks, labels, calls, tags, link lines, and
 * questions. A number or a name makes a claim of any sentence.
 */
export function readKind(sentence: PostSentence): ReadSentence {
  const claimed = blankFrames(sentence.plain);
  const states = statesSomething(claimed);
  return { ...sentence, claimed, kind: states ? 'claim' : 'framing' };
}

const frameStems = new Set(frameWords.trim().split(/\s+/).map(stem));

function statesSomething(text: string): boolean {
  const matter = conceptTokens(text).filter((token) => !isFrameWord(token.text));
  const hasNumber = findNumbers(text).some((number) => !(number.worded && number.normalised <= 2));
  if (hasNumber || namesPopulation(text)) return true;
  if (matter.length === 0) return false;
  if (findNames(text).length > 0) return true;
  return !isOpenQuestion(text);
}

/** A question states no fact, unless it asks why or how something is so. */
function isOpenQuestion(text: string): boolean {
  return /\?["'”’)\]\s]*$/.test(text) && !/^\W*(?:why|how come)\b/i.test(text);
}

/** Words of frames carry no matter of their own. */
export function isFrameWord(word: string): boolean {
  return frameStems.has(stem(word.toLowerCase().replace(/['’]s?$/, '')));
}

/** Blanks set phrases, and a label before a colon that says nothing ("Finding:", "Reviewer 2, please hold your applause:"). */
function blankFrames(text: string): string {
  let open = blankKnownFrames(text);
  for (const phrase of framePhrases) open = open.replace(phrase, (part) => ' '.repeat(part.length));
  const colon = open.search(/:(?=\s)/);
  if (colon < 0) return open;
  const label = open.slice(0, colon);
  const empty =
    findNumbers(label).length === 0 && conceptTokens(label).every((token) => isFrameWord(token.text));
  return empty ? ' '.repeat(colon + 1) + open.slice(colon + 1) : open;
}
