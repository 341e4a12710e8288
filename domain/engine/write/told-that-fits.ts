import { overlap } from './phrases.ts';

/**
 * Which of the sentences that a person told behind their `lead` a post holds, in their order: as many from the first on as it `fits`,
 * then each later one that fits too and stands without those that are left out.
 */
export function toldThatFits(
  told: readonly string[],
  lead: string,
  fits: (kept: readonly string[]) => boolean,
): readonly string[] {
  const kept: string[] = [];
  const left: string[] = [];
  for (const sentence of told) {
    const stands = left.length === 0 || standsWithout(sentence, left, [lead, ...kept].join(' '));
    (stands && fits([...kept, sentence]) ? kept : left).push(sentence);
  }
  return kept;
}

/** Nothing in it points at a sentence that is left out: it goes on about the lead, or names what it is about. */
function standsWithout(sentence: string, left: readonly string[], said: string): boolean {
  if (pointsBack.test(sentence)) return false;
  // "It lost none of its speed" behind "It won …": both speak of what the lead speaks of.
  const pronoun = pronouns.find((one) => one.test(sentence));
  if (pronoun !== undefined) return left.every((other) => opensWith(other, pronoun));
  const subject = definite.exec(sentence)?.[0];
  return subject === undefined || ofTheWork.test(subject) || overlap(subject, said) > 0;
}

const pointsBack =
  /^(?:However|But|Yet|So|Thus|Then|Also|And|Or|Nor|Instead|Still|Hence|Even|Therefore|Meanwhile|Conversely|Similarly|Likewise|Only|By contrast|In contrast(?! to)|In turn|As a result|For (?:example|instance)|Among them|Here|There)\b|\b(?:this|these|those|that|such|both|former|latter|others?|same|either|neither|again|respectively|as well|too)\b/i;

const pronouns = [/\b(?:it|its)\b/i, /\b(?:they|them|their)\b/i] as const;

function opensWith(sentence: string, pronoun: RegExp): boolean {
  return pronoun.test(/^\p{L}+/u.exec(sentence)?.[0] ?? '');
}

/** Who is meant by "the rise" was said before; the first words hold the noun. */
const definite = /^The(?: [\p{L}\p{N}-]+){1,4}/u;

const ofTheWork =
  /\b(?:stud(?:y|ies)|trials?|review|survey|analysis|data|experiments?|tests?|results?|work|authors|team)\b/;
