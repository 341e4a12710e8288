import { rewriter } from '#domain/language/rewriter.ts';
import { hasFiniteVerb, isGuarded, upperStart } from './phrases.ts';
import type { Voice } from './voice.ts';

type Rewrite = Voice['rewrite'][number];

/** What is said otherwise, and how: as `String.replace` takes it. */
type Rewording = readonly [RegExp, string];

/** Rewordings that keep a claim exactly: each pair means the same in any sentence. */
export function reword(sentence: string, kinds: readonly Rewrite[]): string {
  let text = kinds.includes('short-sentences') ? splitContrast(sentence) : sentence;
  for (const kind of kinds) {
    for (const change of rewordings[kind]) {
      const made = change(text);
      text = kind === 'short-sentences' && (tearsGuard(made) || leavesRest(made)) ? text : made;
    }
  }
  return text;
}

/** A denial or a hedge in the second half belongs to the finding: the first half alone would be the whole good news. */
function tearsGuard(made: string): boolean {
  const [head = '', ...rest] = made.split(/ (?<=\. )(?=But )/);
  if (rest.length > 0 && reports.test(head)) return true;
  return isGuarded(rest.join(' ')) && !isGuarded(head);
}

/** ", but only for simple ones" is no sentence. */
function leavesRest(made: string): boolean {
  return /\. But only (?:for|in|with|at|on|when|if|after|among|by|under|from|to|as) /.test(made);
}

/** "The results suggest that …" holds for all that follows, as far as the stop; so do a tone's own words for it. */
const reports = /\b(?:suggest|indicate|appear|seem|propose)\w* (?:\p{Ll}+ )?that\b|^It seems\b|^Suggested:/u;

/** "…, whereas the others fell" becomes a sentence of its own: two facts side by side, and the reader joins them. */
function splitContrast(sentence: string): string {
  const at = sentence.search(
    /, whereas (?:the|those|this|that|it|they|there|no|patients|participants|women|men|children|both|all)\b/,
  );
  if (at < 0 || /[("]/.test(sentence.slice(at))) return sentence;
  const rest = sentence.slice(at + ', whereas '.length);
  const isTorn =
    reports.test(sentence.slice(0, at)) || (isGuarded(rest) && !isGuarded(sentence.slice(0, at)));
  return hasFiniteVerb(rest) && !isTorn ? `${sentence.slice(0, at)}. ${upperStart(rest)}` : sentence;
}

const contractions: readonly Rewording[] = [
  [
    /\b(did|does|do|is|are|was|were|has|have|had|could|would|should) not\b(?! (?:only|just|merely))/g,
    "$1n't",
  ],
  [/\bcannot\b/g, "can't"],
  [/\b(It|it) is\b/g, "$1's"],
  [/\b(There|there) is\b/g, "$1's"],
  [/\bapproximately(?= [\d~])/g, 'about'],
];

/** A turn inside a sentence becomes a full stop, where both halves can stand. */
const shortSentences: readonly Rewording[] = [
  [/, but (?=(?:the|this|these|those|it|they|there|no|not all|only|most|some|neither|its)\b)/g, '. But '],
  [/; however, /g, '. But '],
];

/** Between friends the authors of a paper are the researchers, and "they" once that was said. */
const they: readonly Rewording[] = [
  // Not "the researchers urge researchers".
  [/^The authors (?=\p{Ll})(?![^.]*\bresearchers?\b)/u, 'The researchers '],
  [/(?<=[.!?] )The authors (?=\p{Ll})(?![^.]*\bresearchers?\b)/gu, 'The researchers '],
];

const changesOf = (pairs: readonly Rewording[]) => pairs.map((pair) => rewriter([pair]));

const rewordings = {
  contractions: changesOf(contractions),
  they: changesOf(they),
  'short-sentences': changesOf(shortSentences),
} as const satisfies Record<Rewrite, unknown>;
