import { tokens, words } from '../language/words.ts';
import type { ToldTexts } from '../prompts/told-texts.ts';

/** So many words of a prompt in a row are no accident; four are ("in the first sentence"). */
const run = 5;

/**
 * Finds in a text what a model was told and no reader may get: five words in a row of the prompt, the fence or its word, a name
 * of a field, a slot that was left open. What the source says as well is the source's, and what stands in quotation marks in the
 * prompt was put there to be said (`tone-cards.ts`). Answers the words, or null.
 */
export type FindLeak = (text: string, alsoTold?: readonly string[]) => string | null;

/** `given`: the source and all that the person gave. */
export function leakFinder(told: ToldTexts, given: string): FindLeak {
  const ofSource = new Set(runsIn(words(given)));
  const secret = new Set(told.texts.flatMap(secretRuns).filter((one) => !ofSource.has(one)));
  const letters = new Set(words(given).filter((word) => word.length === 1));
  return (text, alsoTold = []) => {
    const more = new Set(alsoTold.flatMap(secretRuns).filter((one) => !ofSource.has(one)));
    return (
      traceOf(told, text, given) ??
      openLetter(text, letters) ??
      runsIn(words(text)).find((one) => secret.has(one) || more.has(one)) ??
      null
    );
  };
}

export const noLeak: FindLeak = () => null;

function runsIn(all: readonly string[]): string[] {
  return all.flatMap((_, at) => (at + run > all.length ? [] : all.slice(at, at + run).join(' ')));
}

/** The runs of a told text, but for those that lie within one pair of quotation marks. */
function secretRuns(text: string): string[] {
  const all = tokens(text);
  const plain = words(text);
  const quotes = [...text.matchAll(/"[^"\n]*"|“[^”\n]*”/g)].map(({ 0: quote, index }) => ({
    start: index,
    end: index + quote.length,
  }));
  let next = 0;
  return all.flatMap((first, at) => {
    const last = all[at + run - 1];
    if (last === undefined) return [];
    while (next < quotes.length && (quotes[next]?.end ?? 0) <= first.start) next += 1;
    const quote = quotes[next];
    const isSayable = quote !== undefined && quote.start <= first.start && last.end <= quote.end;
    return isSayable ? [] : plain.slice(at, at + run).join(' ');
  });
}

/** The signs of a fence, whole or in part, the names of fields, and slots in braces; the link has one until it is put in. */
const signsOfFence = /<{3}|>{3}|\bDATA-[A-Za-z0-9]{12,}/g;
const openSlot = /\{\s*(?!(?:link|url|doi)\s*\})[a-z]\w*\s*\}/gi;

function traceOf({ fence, names }: ToldTexts, text: string, given: string): string | null {
  const signs = [...(text.match(signsOfFence) ?? []), ...(text.match(openSlot) ?? [])];
  const found = [...signs, ...names, fence, fence.replace(/^DATA-/, '')].filter((one) => one !== '');
  return found.find((one) => text.includes(one) && !given.includes(one)) ?? null;
}

/** "Love this result: F!": a letter where a model was to put a fact, and the source has no such letter. */
const lonelyLetter = /(?<![^\s([“"])[DFLPT](?=[:!,;?)]|\.?(?:\s*$|\s*\n|\s+\p{Lu}))/gmu;

function openLetter(text: string, letters: ReadonlySet<string>): string | null {
  return (text.match(lonelyLetter) ?? []).find((letter) => !letters.has(letter.toLowerCase())) ?? null;
}
