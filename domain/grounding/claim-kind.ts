import { blankGlosses } from '../language/glossary/glossary.ts';
import { isNegated } from '../language/negation.ts';
import { findNumbers } from '../language/numbers.ts';
import { findCauseWords } from '../language/strength.ts';
import { words } from '../language/words.ts';
import { blankSetPhrases } from './blank-set-phrases.ts';
import { conceptTokens } from './concepts.ts';
import { directedPlaces } from './directed-places.ts';
import { blankDisclaimers } from './disclaimers.ts';
import { blankExplanations } from './explanations.ts';
import { namesPopulation } from './flag-population.ts';
import { isFrameWord, isLightWord } from './frame-word.ts';
import { framePhrases } from './frame-words.ts';
import { findNames } from './names.ts';
import type { SourceIndex } from './source-index.ts';
import type { PostSentence } from './split-post.ts';

/** A sentence of a post as the checks see it: `claimed` is `plain` with the framing parts blanked too. */
export interface ReadSentence extends PostSentence {
  readonly kind: 'claim' | 'framing';
  readonly claimed: string;
}

/**
 * Tells claims from framing. Framing states no fact about this source: hooks, labels, calls, tags, link lines, and
 * questions, what a term means, what the design cannot show. A number or a name makes a claim of any other sentence.
 */
export function readKind(sentence: PostSentence, source?: SourceIndex): ReadSentence {
  const plain = blankGlosses(sentence.plain);
  const claimed =
    source === undefined
      ? blankFrames(plain, '')
      : blankExplanations(blankFrames(blankDisclaimers(plain, source), source.title), source);
  const states = statesSomething(claimed);
  return { ...sentence, plain, claimed, kind: states ? 'claim' : 'framing' };
}

function statesSomething(text: string): boolean {
  const matter = conceptTokens(text).filter(({ text: word }) => !isFrameWord(word) && !isLightWord(word));
  const hasNumber = findNumbers(text).some((number) => !(number.worded && number.normalised <= 2));
  if (hasNumber || namesPopulation(text)) return true;
  if (matter.length === 0) return false;
  if (findNames(text).length > 0) return true;
  return !isOpenQuestion(text) && !isAside(text);
}

/** A cry of joy, or nobody being told: asides of a voice. With a direction, a cause or a group they are claims. */
function isAside(text: string): boolean {
  return asides.test(text.trim()) && directedPlaces(text).length === 0 && findCauseWords(text).length === 0;
}

const asides =
  /^(?:what an? [^.;:]+!|(?:nobody|no one|no-one) (?:has |have |seems to have |appears to have )?(?:told|asked|warned|informed) (?:the |our )?\p{L}+[.!]?)$/iu;

/** A question states no fact, unless it asks why or how something is so. */
function isOpenQuestion(text: string): boolean {
  return /\?["'”’)\]\s]*$/.test(text) && !/^\W*(?:why|how come)\b/i.test(text);
}

/** Blanks set phrases, and a label before a colon that says nothing ("Finding:", "Reviewer 2, please hold your applause:"). */
function blankFrames(text: string, title: string): string {
  let open = blankSubject(text, blankSetPhrases(text), title);
  for (const phrase of framePhrases) open = open.replace(phrase, (part) => ' '.repeat(part.length));
  const colon = open.search(/:(?=\s)/);
  if (colon < 0) return open;
  const label = open.slice(0, colon);
  const empty =
    findNumbers(label).length === 0 && conceptTokens(label).every((token) => isFrameWord(token.text));
  return empty ? ' '.repeat(colon + 1) + open.slice(colon + 1) : open;
}

/**
 * "Evidence on shape priors:" names what the work is on: behind a frame of ours that leads up to it, and in the title's own words,
 * it claims nothing. A clause, a figure or half of a denial of the title is a claim all the same.
 */
function blankSubject(text: string, framed: string, title: string): string {
  let open = framed;
  for (const { index, 0: lead, 1: opener } of text.matchAll(
    /(^|\bSo, |\b)(?:on|about|for|of|following) (?:the )?/gi,
  )) {
    const start = index + lead.length;
    const isFramed =
      opener !== '' || framed.slice(index, index + 3).trim() === '' || leadsOver(framed.slice(0, start));
    const end = isFramed ? subjectEnd(text, framed, start) : start;
    if (end > start && isSubject(text.slice(start, end), title))
      open = open.slice(0, index) + ' '.repeat(end - index) + open.slice(end);
  }
  return open;
}

/** Up to the label's colon, the sentence's end, or where a frame goes on. */
function subjectEnd(text: string, framed: string, start: number): number {
  const rest = text.slice(start);
  const stop = /[:,;!?]|\.(?=\s|$)/.exec(rest)?.index ?? rest.length;
  const frame = Array.from(rest.slice(0, stop)).findIndex(
    (sign, at) => sign !== ' ' && framed.charAt(start + at) === ' ',
  );
  return start + rest.slice(0, frame < 0 ? stop : frame).trimEnd().length;
}

/** "Short version, on": nothing but words that lead up to what it is on. "Good for" says something of it. */
function leadsOver(text: string): boolean {
  const said = words(text);
  const last = said.findLast((word) => word !== 'the') ?? '';
  return (
    (last === 'on' || last === 'about') &&
    !said.some((word) => stating.has(word)) &&
    conceptTokens(text).every(({ text: word }) => isFrameWord(word) || isLightWord(word))
  );
}

function isSubject(named: string, title: string): boolean {
  if (
    named.length < 3 ||
    findNumbers(named).length > 0 ||
    isNegated(named) ||
    words(named).some((word) => stating.has(word))
  )
    return false;
  const at = title.toLowerCase().indexOf(named.toLowerCase());
  const [before, after] = [title.slice(0, Math.max(0, at)), title.slice(at + named.length)];
  return (
    at >= 0 &&
    !/[\p{L}\p{N}]$/u.test(before) &&
    !/^[\p{L}\p{N}]/u.test(after) &&
    !turning.test(before) &&
    !isNegated(before)
  );
}

/** A title that is a sentence says something; its words are no mere subject. */
const stating: ReadonlySet<string> = new Set(
  'is are was were has have had do does did will can cannot may might could should must'.split(' '),
);

/** Without it the title's words say the opposite. */
const turning =
  /\b(?:no|not|never|without|less|fewer|more|few|little|hardly|(?:lack|absence|loss|failure|deficiency|deletion|inhibition|end|myth|decline) of|(?:in)?(?:effective|significant|sufficient)) (?:the )?$/i;
