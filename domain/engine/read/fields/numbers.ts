import type { NumberFact, SourceSentence } from '../../fact-sheet.ts';
import { bareReference } from '../compress/bare-reference.ts';
import { dropApparatus } from '../compress/brackets.ts';
import { hasClearVerb, screen } from '../compress/screens.ts';
import { readArms } from './number-arms.ts';
import { describesSample } from './sample-description.ts';
import { contentWords, sharedWords } from './spans.ts';

/** Writes one sentence of the source as a finding would be written; null where that is not safe. */
export type Shorten = (sentence: SourceSentence) => string | null;

/**
 * The comparisons and values that carry the finding, best first (at most three): a pair measured alike beats a change, a
 * change beats a share, a share beats a single value. Each text is one clause of the source without its statistics.
 * Figures that describe the sample (ages, follow-up, enrolment) are none of these.
 */
export function readNumbers(
  sentences: readonly SourceSentence[],
  finding: number,
  shorten: Shorten,
): NumberFact[] {
  const about = contentWords(sentences[finding]?.text ?? '');
  const ranked = sentences
    // What the finding says with a figure is its number, whatever its sentence was taken for.
    .filter(({ index, role }) => index === finding || !isBefore(role))
    .flatMap((sentence) => clauses(sentence, shorten).map((clause) => ({ sentence, clause })))
    .flatMap(({ sentence, clause }) => toRanked(sentence, clause, finding, about))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score);
  return ranked.slice(0, 3).map(({ fact }) => fact);
}

function isBefore(role: SourceSentence['role']): boolean {
  return role === 'background' || role === 'objective' || role === 'methods';
}

const leastScore = 3;
const longest = 210;

function clauses(sentence: SourceSentence, shorten: Shorten): string[] {
  if (!/\d/.test(sentence.text) || describesSample.test(sentence.text)) return [];
  const whole = shorten(sentence);
  if (whole !== null && whole.length <= longest) return [whole];
  return dropApparatus(sentence.text)
    .split(
      /;\s+|:\s+|,\s+(?:and|but|while|whereas|although|whilst)\s+(?=(?:the|no|in|there|this|\p{Ll}+ \p{Ll}+ (?:was|were|had))\b)/u,
    )
    .map((part) => part.trim().replace(/^(?:and|while|whereas|but|however,|although)\s+/i, ''))
    .map((part) => (part.charAt(0).toUpperCase() + part.slice(1)).replace(/[.,;]*$/, '.'))
    .filter(
      (part) =>
        part.length <= longest &&
        part.split(' ').length >= 6 &&
        hasClearVerb(part) &&
        screen(part, { firstPerson: false }).length === 0 &&
        bareReference(part, null) === null,
    );
}

function toRanked(
  sentence: SourceSentence,
  clause: string,
  finding: number,
  about: ReadonlySet<string>,
): { fact: NumberFact; score: number }[] {
  const read = readArms(clause);
  if (read === null) return [];
  const fact: NumberFact = {
    text: clause.replace(/\.$/, ''),
    sentence: sentence.index,
    arms: read.arms,
    n: /\b[nN] ?= ?(\d[\d,]*\d|\d)/.exec(clause)?.[1] ?? null,
  };
  return [{ fact, score: read.rank + weigh(fact, sentence, finding, about) }];
}

function weigh(
  fact: NumberFact,
  sentence: SourceSentence,
  finding: number,
  about: ReadonlySet<string>,
): number {
  let score = (4 * sharedWords(contentWords(fact.text), about)) / Math.max(5, about.size);
  if (sentence.index === finding) score += 1.5;
  if (sentence.role === 'results') score += 0.5;
  if (/\bprimary (?:outcome|endpoint|end[- ]point)\b/i.test(sentence.text)) score += 1;
  return score - Math.max(0, fact.text.length - 150) / 80 - sentence.index * 0.03;
}
