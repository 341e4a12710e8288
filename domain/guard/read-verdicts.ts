import type { ClaimToVerify, Verdict } from '../grounding/verdict.ts';
import { isObject, parseObject } from '../json.ts';
import { verdictField, verdictFields } from '../prompts/verify-prompt.ts';
import { findAddresses } from './find-addresses.ts';
import { type FindLeak, noLeak } from './find-leak.ts';

/** More passages than this in one sentence point at nothing. */
const mostPassages = 5;
/** Longest better wording, in characters, beyond the length of the claim. */
const mostAdded = 60;

/**
 * A model's verdicts on the claims of one request, in their order; null where it gave none that can be read. Its quotations are
 * looked for in the claim: what does not stand there is left out, and so is a wording with words of the prompt.
 */
export function readVerdicts(
  claims: readonly ClaimToVerify[],
  answer: string,
  findLeak: FindLeak = noLeak,
): (Verdict | null)[] {
  // Some models put a code fence or a sentence around the object.
  const said = parseObject(answer.slice(Math.max(0, answer.indexOf('{')), answer.lastIndexOf('}') + 1));
  return claims.map(({ claim }, place) => readVerdict(claim, said?.[verdictField(place)], findLeak));
}

function readVerdict(claim: string, value: unknown, findLeak: FindLeak): Verdict | null {
  if (!isObject(value)) return null;
  const sure = value[verdictFields.sure];
  if (typeof sure !== 'number' || !(sure >= 0 && sure <= 100)) return null;
  const better = value[verdictFields.better];
  return {
    probability: sure / 100,
    disagree: placesOf(claim, value[verdictFields.wrong]),
    better: typeof better === 'string' && findLeak(better) === null ? wordingOf(claim, better) : null,
    by: 'model',
  };
}

function placesOf(claim: string, quoted: unknown): Verdict['disagree'] {
  const quotes = Array.isArray(quoted) ? quoted.slice(0, mostPassages) : [];
  const found = quotes
    .flatMap((quote) => (typeof quote === 'string' ? (placeOf(claim, quote.trim()) ?? []) : []))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  return found.filter(({ start }, at) => found.slice(0, at).every((before) => before.end <= start));
}

/** Where a quotation stands as whole words. */
function placeOf(claim: string, quote: string): Verdict['disagree'][number] | null {
  if (quote === '') return null;
  for (let start = claim.indexOf(quote); start >= 0; start = claim.indexOf(quote, start + 1)) {
    const end = start + quote.length;
    if (!isInWord(claim, start) && !isInWord(claim, end)) return { start, end };
  }
  return null;
}

function isInWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1));
}

/** One plain sentence, other than the claim, that leads nowhere; whether the source says it is for the exact rules to see. */
function wordingOf(claim: string, raw: string): string | null {
  const text = raw
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (text === '' || text === claim.trim() || text.length > claim.length + mostAdded) return null;
  return findAddresses(text).length === 0 ? text : null;
}
