import { claimStrength } from '../language/strength.ts';
import { words } from '../language/words.ts';
import { findHype } from '../posts/hype.ts';
import { type AlignedClaim, alignClaim } from './align.ts';
import { type ReadSentence, readKind } from './claim-kind.ts';
import { type CheckedSentence, type CheckResult, concludeCheck, strongest } from './conclude-check.ts';
import { flagBounds } from './flag-bounds.ts';
import { flagNames } from './flag-names.ts';
import { flagNumbers } from './flag-numbers.ts';
import { flagOpen } from './flag-open.ts';
import { flagPopulation } from './flag-population.ts';
import { flagSignificance } from './flag-significance.ts';
import type { Flag } from './grounded-sentence.ts';
import { marked } from './marked.ts';
import { flagMeaning } from './meaning/flag-meaning.ts';
import { verbatimHome } from './near-verbatim.ts';
import { isScopeNote } from './scope-note.ts';
import { type CheckSource, indexSource, type SourceIndex } from './source-index.ts';
import { splitPost } from './split-post.ts';
import { isSupported, isTooShortToTell } from './support.ts';
import { isNameOfTitle, isVerbatim } from './verbatim.ts';

export type { CheckResult } from './conclude-check.ts';
export type { CheckSource } from './source-index.ts';

/** Checks any text against any source. Pure and deterministic; four posts take a few milliseconds. */
export function checkPost(source: CheckSource, post: string): CheckResult {
  return concludeCheck(checkSentences(source, post));
}

/** The same sentence by sentence, for whoever lets a verifier settle them before the check is concluded. */
export function checkSentences(source: CheckSource, post: string): readonly CheckedSentence[] {
  const index = indexSource(source);
  const known = checkedOf(index);
  return splitPost(post).map((sentence) => {
    const before = known.get(sentence.text);
    if (before !== undefined) return before;
    const result = checkSentence(readKind(sentence, index), index);
    if (known.size < mostRemembered) known.set(sentence.text, result);
    return result;
  });
}

/** The posts for four platforms share most sentences: each is checked once a source. */
const checkedBySource = new WeakMap<SourceIndex, Map<string, CheckedSentence>>();
const mostRemembered = 500;

function checkedOf(index: SourceIndex): Map<string, CheckedSentence> {
  const known = checkedBySource.get(index) ?? new Map<string, CheckedSentence>();
  checkedBySource.set(index, known);
  return known;
}

function checkSentence(sentence: ReadSentence, source: SourceIndex): CheckedSentence {
  const praise = findHype(sentence.claimed, source.text)
    // "Cure" names what is meant to be curative.
    .filter(({ word }) => !/^cures?$/i.test(word) || !/\bcura(?:tive|ble)/i.test(source.text))
    // "Finally" may only come last in the source's own list.
    .filter(
      ({ word, start, end }) =>
        !/^finally$/i.test(word) || !(source.words.has('finally') || opensLast(sentence.claimed, start, end)),
    )
    .filter(
      (place) =>
        !isVerbatim(sentence.claimed, place, source) && !deniesPraise(sentence.claimed, place, source),
    )
    .map(
      ({ word, start, end }): Flag => ({
        type: 'hype',
        detail: `"${word}" praises; let the result speak.`,
        start,
        end,
      }),
    );
  if (sentence.kind === 'framing' || citesWork(sentence.plain, source)) {
    return {
      grounded: marked({ text: sentence.text, kind: 'framing', support: [], flags: praise }, null),
      post: 0,
      source: 0,
    };
  }
  const claim = alignClaim(sentence.claimed, source);
  const flags = [...claimFlags(claim, sentence.plain, source), ...praise].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
  const home = verbatimHome(sentence.claimed, source);
  const near = claim.sentences.map(({ sentence: { index } }) => index);
  // A copy rests on the sentence it was copied from.
  const support = [...new Set(home === null ? near : [home.index, ...near])].filter(
    (index) => index !== null,
  );
  return {
    grounded: marked({ text: sentence.text, kind: 'claim', support, flags }, home === null ? null : 'words'),
    post: claimStrength(claim.text),
    source: strongest(claim.sentences.map((one) => claimStrength(one.sentence.text))),
  };
}

/** "Finally, we apply it": the last of what was done. */
function opensLast(text: string, start: number, end: number): boolean {
  return (
    text.slice(0, start).trim() === '' && /^,? (?:we|they|the (?:authors|team)|it)\b/i.test(text.slice(end))
  );
}

/** "Not from one abrupt paradigm shift": denied praise, where the source has the words. */
function deniesPraise(
  text: string,
  { word, start }: { readonly word: string; readonly start: number },
  source: SourceIndex,
): boolean {
  if (!source.text.toLowerCase().includes(word.toLowerCase())) return false;
  return /\b(?:not|no|nor)\b(?: [\p{L}-]+){0,4} $/u.test(text.slice(Math.max(0, start - 60), start));
}

/** "From “Title”.", "To be read in full: “Title”.": the title word for word, in quotation marks and alone, names the work and claims nothing beside it. */
function citesWork(text: string, { title }: SourceIndex): boolean {
  const cited = /^(?:From|To be read in full:) [“"](.+)[”"]\.$/su.exec(text.trim())?.[1];
  return title !== '' && cited === title.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
}

/** What words copied from the source cannot do. */
const contradicting: ReadonlySet<Flag['type']> = new Set(['direction', 'negation', 'causation', 'name']);

function claimFlags(claim: AlignedClaim, said: string, source: SourceIndex): Flag[] {
  return [
    ...flagNumbers(claim, source),
    ...flagNames(claim.text, source),
    ...flagPopulation(claim.text, source),
    ...flagBounds(claim, source),
    ...flagOpen(claim, source),
    ...flagSignificance(claim, source),
    ...flagMeaning(claim, said, source),
    ...flagUnsupported(claim, said, source),
  ].filter((flag) => !contradicting.has(flag.type) || !isCopied(claim, flag, source));
}

function isCopied(claim: AlignedClaim, flag: Flag, source: SourceIndex): boolean {
  return (
    isVerbatim(claim.text, flag, copiedFrom(claim, source)) || isNameOfTitle(claim.text, flag, source.title)
  );
}

/** Who retells one sentence nearly whole copies from that; the same few words elsewhere are about something else. */
function copiedFrom({ sentences }: AlignedClaim, source: SourceIndex): Pick<SourceIndex, 'running'> {
  const [home] = sentences;
  if (home === undefined || home.share < leastRetold) return source;
  return { running: ` ${words(home.sentence.text).join(' ')} ` };
}

const leastRetold = 0.75;

/** Words behind a frame that says that something is not told. */
const mostLeftOut = 3;

function flagUnsupported(claim: AlignedClaim, said: string, source: SourceIndex): Flag[] {
  // "Not addressed in the abstract: cost.": what the frame leaves is the one thing that is not there.
  const isLeftOut = isScopeNote(said) && words(claim.text).length <= mostLeftOut;
  const isQuiet = claim.tokens.length === 0 || isScopeNote(claim.text) || isLeftOut;
  if (isQuiet || isTooShortToTell(claim) || isSupported(claim, source)) return [];
  const start = claim.text.length - claim.text.trimStart().length;
  return [
    {
      type: 'unsupported',
      detail: `No sentence of the source was found that says this${missingWords(claim, source)}.`,
      start,
      end: claim.text.trimEnd().length,
    },
  ];
}

/** The words at fault, as many as one reads at a glance. */
function missingWords({ tokens }: AlignedClaim, source: SourceIndex): string {
  const missing = new Set(
    tokens.filter(({ concept }) => !source.has(concept)).map(({ text }) => `"${text}"`),
  );
  const named = [...missing].slice(0, mostNamed);
  if (named.length === 0) return '';
  return `; it does not have ${named.join(', ')}${missing.size > named.length ? ' and more' : ''}`;
}

const mostNamed = 4;
