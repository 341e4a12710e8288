import { finder } from '../../language/finder.ts';
import { findNumbers, sameAmount } from '../../language/numbers.ts';
import { remembered } from '../../language/remembered.ts';
import { stem } from '../../language/stem.ts';
import { countShared } from '../clauses.ts';
import { conceptTokens } from '../concepts.ts';
import type { SourceIndex } from '../source-index.ts';
import { isDeniedOtherwise } from './denied-otherwise.ts';

/** Shared concepts that make two sentences speak of the same thing. */
const leastShared = 2;

/** Ways to say with a denial what the source says without one, and the reverse. */
export function isSaidSo(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  source: SourceIndex,
): boolean {
  const [before, rest] = [text.slice(0, start), text.slice(end)];
  const word = text.slice(start, end).toLowerCase();
  if (usesWord(word, source) || isDeniedInOneWord(rest, source) || isLeftAtNot(before, source)) return true;
  if (isNoDenial(before, word, rest, source) || isDeniedOtherwise({ text, before, word, rest }, source))
    return true;
  // "Than with no drug", where an arm is called so.
  const [, named] = /^ (\p{L}+)/u.exec(rest) ?? [];
  const isArm = named !== undefined && /\b(?:with|than|and|or|versus|vs) $/i.test(before);
  if (isArm && source.running.includes(` ${text.slice(start, end).toLowerCase()} ${named.toLowerCase()} `))
    return true;
  if (/^ (?:such|this|that|these|those)\b/i.test(rest)) return deniesBack(text, source);
  const [, next] = /^ (\p{L}{4,})/u.exec(rest) ?? [];
  // "With no training" for "does not require any training"; "neither A nor B predicted C" for "A and B did not predict C".
  if (next !== undefined && /^(?:no|without)$/.test(word) && isRequiredNot(next, source)) return true;
  if (/^neither\b.*\bnor\b/i.test(text.slice(text.search(/\bneither\b/i))) && isDeniedTogether(text, source))
    return true;
  if (/\bbut $/i.test(before)) return /\bbut not\b/i.test(source.text);
  // An unseen language is one that the model "was not trained on".
  if (/^ (?:trained on|(?:been )?seen (?:in|during) training)\b/i.test(rest)) return unseen.test(source.text);
  // "Gets nowhere unless" says what "only if" says.
  if (/^[^.;]{0,80}\bunless\b/i.test(rest)) return /\bonly (?:if|when|where|by|with)\b/i.test(source.text);
  return isMaximum(rest, source);
}

/** "A step from no order to full order" has two ends; "not to leak" is "to avoid leaking"; "hardly uses" is said there as here. */
function isNoDenial(before: string, word: string, rest: string, source: SourceIndex): boolean {
  if (/\bfrom $/i.test(before) && /^ (?:[\p{L}-]+ ){1,3}to\b/iu.test(rest)) return true;
  const [, kept] = /^ to (\p{L}{3,})/iu.exec(rest) ?? [];
  if (kept !== undefined && isAvoided(kept, source)) return true;
  const [, next] = /^ (\p{L}+)/u.exec(rest) ?? [];
  const isHalf = next !== undefined && /^(?:hardly|barely|scarcely|rarely)$/.test(word);
  return isHalf && source.running.includes(` ${word} ${next.toLowerCase()} `);
}

function isAvoided(verb: string, { text }: SourceIndex): boolean {
  return [...text.matchAll(/\b(?:avoid|prevent)(?:s|ed|ing)? (?:\p{L}+ly )?(\p{L}+)/giu)].some(
    ([, deed = '']) => stem(deed.toLowerCase()) === stem(verb.toLowerCase()),
  );
}

/** "Could not have fludarabine" for "fludarabine-ineligible", "needs no tuning" for "free from tuning": the denial is part of a word. */
function isDeniedInOneWord(rest: string, source: SourceIndex): boolean {
  const [next, second] = conceptTokens(rest.slice(0, 60));
  // "Not largely insensitive" denies the word itself.
  if (next === undefined || denyingWords(rest.slice(0, (second ?? next).end)).length > 0) return false;
  return deniedNear(source.text).includes(next.concept);
}

/** The concepts beside each word that denies by its beginning or end. */
const deniedNear: (text: string) => readonly string[] = remembered((text) =>
  denyingWords(text).flatMap(({ index, 0: word }) => {
    const before = conceptTokens(text.slice(Math.max(0, index - 40), index)).slice(-1);
    const after = conceptTokens(text.slice(index + word.length, index + word.length + 40)).slice(0, 2);
    return [...before, ...after].map(({ concept }) => concept);
  }),
);

const denyingWords = finder(
  /\b(?:un(?:respons|able|affect|chang)\p{L}*|in(?:elig|capab|effect|sensi|toler|suffic)\p{L}*|na[iï]ve)\b|(?<=-)less\b|(?<=-)free\b|\bfree (?:from|of)\b|\bdeficit of\b/giu,
);

/** "The response was not lowered" for "… was lowered, but the response was not". */
function isLeftAtNot(before: string, source: SourceIndex): boolean {
  const subject = new Set(conceptTokens(before).map(({ concept }) => concept));
  return source.sentences.some((sentence) =>
    sentence.clauses().some(({ denials, concepts }) => {
      const isOpen = denials.some(({ scope }) => scope.size === 0);
      return isOpen && concepts.size > 1 && countShared(concepts, subject) === concepts.size;
    }),
  );
}

function isRequiredNot(next: string, { text }: SourceIndex): boolean {
  return new RegExp(
    `\\b(?:not|without|never|avoid\\w*|free of)\\b[^.;,]{0,24}\\b(?:requir\\w+|need\\w*|us\\w+|any)\\b[^.;,]{0,30}\\b${next}`,
    'iu',
  ).test(text);
}

/** One clause of the source denies what most words of the claim speak of. */
function isDeniedTogether(text: string, source: SourceIndex): boolean {
  const concepts = new Set(conceptTokens(text).map(({ concept }) => concept));
  return source.sentences.some((sentence) =>
    sentence
      .clauses()
      .some(
        ({ denials, concepts: told }) =>
          denials.some(({ scope }) => countShared(scope, concepts) > 0) &&
          countShared(concepts, told) >= leastTogether,
      ),
  );
}

/** Shared concepts from which on a list that is denied is the same list. */
const leastTogether = 4;

const unseen =
  /\b(?:unseen|zero-shot|held-out)\b|\btraining and test(?:ing)? (?:\w+ ){0,2}(?:are|is) different\b/i;

/** "Neither of two groups" for "neither group": who takes over so rare a word takes over what it denies. */
function usesWord(word: string, source: SourceIndex): boolean {
  if (/^(?:never|neither|none|nobody|nowhere)$/.test(word)) return source.words.has(word);
  // What the source says in such a word it denies itself.
  if (/^(?:in|un|non)/.test(word)) return source.words.has(word);
  return (
    /^(?:lack|absen)/.test(word) &&
    (source.running.includes(` ${word} `) || /\bdeficit of\b/i.test(source.text))
  );
}

/** "No such drop appeared" for "This result is not seen": both deny what was said before, of the same things. */
function deniesBack(text: string, source: SourceIndex): boolean {
  const concepts = new Set(conceptTokens(text).map(({ concept }) => concept));
  return source.sentences.some(
    (sentence) =>
      /\b(?:this|these|such)\b[^.;,]{0,30}\b(?:not|never)\b|\bno such\b/i.test(sentence.text) &&
      countShared(concepts, sentence.concepts) >= leastShared,
  );
}

/** "Can't tolerate more than 25 %", where 25 % is the maximum. */
function isMaximum(rest: string, source: SourceIndex): boolean {
  const said = /^[^.;]{0,40}\b(more|less|fewer) than (?=\d)/i.exec(rest);
  if (said === null) return false;
  const [number] = findNumbers(rest.slice(said[0].length));
  const bound = /^more$/i.test(said[1] ?? '')
    ? /\b(?:maximum|maximal|at most|upper (?:limit|bound))\b/i
    : /\b(?:minimum|minimal|at least|lower (?:limit|bound))\b/i;
  return source.sentences.some(
    (sentence) =>
      bound.test(sentence.text) &&
      sentence.numbers.some(
        (other) => number !== undefined && other.unit === number.unit && sameAmount(number, other),
      ),
  );
}
