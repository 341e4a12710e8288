import { hasClearVerb } from '../read/compress/screens.ts';
import { bindsWhole } from './binds-whole.ts';
import { hasFiniteVerb } from './phrases.ts';

/** In whom, and on what assumption. */
const ofWhom =
  /\b(?:assum\p{Ll}+|mice|mouse|rats?|animals?|in vitro|cells?|patients?|wom[ae]n|m[ae]n|child(?:ren)?|adults?|participants?|subjects?|students?)\b/iu;

/**
 * A quotation of at most `room` characters. "We test X, and show that Y": what was shown before what was done, both in the
 * source's words, unless what stands before it limits it.
 */
export function quotedClaim(source: string, room: number): string | null {
  const claim = /\b[Ww]e [^.]*\b(?:show|demonstrate|find|found|prove) that (?=\p{L})(.+)$/su.exec(
    source,
  )?.[1];
  const whole = claim === undefined || claim.length > room ? null : `"${claim.replace(/\.$/, '')}".`;
  // "We do not find that X", "In mice, we show that X": what stands before is part of it.
  const before = claim === undefined ? '' : source.slice(0, source.length - claim.length);
  const isBound =
    bindsWhole(before) ||
    ofWhom.test(before) ||
    /^(?:it|they|this|these|those|such|its|their|both)\b/.test(claim ?? '');
  return (
    (isBound || claim === undefined ? null : (whole ?? cutQuotation(claim, room))) ??
    cutQuotation(source, room)
  );
}

/**
 * The beginning of a quotation that is too long, up to a clause that only adds, with "…" for what is left out. Null where
 * no such place leaves enough, or where what would be left out takes something back.
 */
export function cutQuotation(text: string, room: number): string | null {
  const marks = text.includes('"') ? (['“', '”'] as const) : (['"', '"'] as const);
  const places = Array.from(text.matchAll(addsOnly), (match) => match.index).filter(
    (at) =>
      at >= leastKept && at + 4 <= room && !takesBack.test(text.slice(at)) && isClosed(text.slice(0, at)),
  );
  const last = places.at(-1);
  return last === undefined ? null : `${marks[0]}${text.slice(0, last)} …${marks[1]}.`;
}

const leastKept = 60;
const addsOnly =
  /(?:,? (?=and (?:show|demonstrate|discuss|provide|find|possibly|present|illustrate|evaluate)\b)|, (?=and |allowing |including |offering |providing |which |where |while |with |as well as )|(?=; )| (?=\())/g;
const takesBack =
  /\b(?:but|except|unless|only|if|although|though|however|not|no|without|whereas|despite|until)\b/i;

function isClosed(text: string): boolean {
  return (
    (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length &&
    (text.match(/"/g) ?? []).length % 2 === 0 &&
    !/(?:[,:]|\b(?:and|or|of|with|by|to|in|the))$|\((?:i|a|1)\)/.test(text) &&
    hasItsVerb(text) &&
    (/\b[Ww]e \p{Ll}/u.test(text) || hasClearVerb(text))
  );
}

/** "We show that the detection of …": the clause that "that" opens must have come to its verb. */
function hasItsVerb(text: string): boolean {
  const clause = /\b(?:that|which|who) (?!.*\b(?:that|which|who)\b)(.*)$/s.exec(text)?.[1];
  return clause === undefined || hasFiniteVerb(clause);
}
