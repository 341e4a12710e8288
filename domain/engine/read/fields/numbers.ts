import type { NumberFact, SourceSentence } from '../../fact-sheet.ts';
import { bareReference } from '../compress/bare-reference.ts';
import { dropApparatus } from '../compress/brackets.ts';
import { screen } from '../compress/screens.ts';
import { readArms } from './number-arms.ts';
import { contentWords, sharedWords } from './spans.ts';

/** Writes one sentence of the source as a finding would be written; null where that is not safe. */
export type Shorten = (sentence: SourceSentence) => string | null;

/**
 * The comparisons and values that carry the finding, best first (at most three): a pair measured alike beats a change,
 * a change beats a share, a share beats a single value. Each text is one clause of the source without its statistics.
 */
export function readNumbers(
  sentences: readonly SourceSentence[],
  finding: number,
  shorten: Shorten,
): NumberFact[] {
  const about = contentWords(sentences[finding]?.text ?? '');
  const facts = sentences
    .filter((sentence) => sentence.role !== 'background' && sentence.role !== 'objective')
    .flatMap((sentence) => clauses(sentence, shorten).map((clause) => ({ sentence, clause })))
    .map(({ sentence, clause }) => ({ fact: toFact(sentence, clause), sentence }))
    .filter((entry): entry is { fact: Ranked; sentence: SourceSentence } => entry.fact !== null)
    .map(({ fact, sentence }) => ({ fact, score: fact.rank + weigh(fact, sentence, finding, about) }))
    .sort((a, b) => b.score - a.score);
  return facts.slice(0, 3).map(({ fact: { rank: _rank, ...fact } }) => fact);
}

interface Ranked extends NumberFact {
  readonly rank: number;
}

function clauses(sentence: SourceSentence, shorten: Shorten): string[] {
  if (!/\d/.test(sentence.text)) return [];
  const whole = shorten(sentence);
  if (whole !== null && whole.length <= 200) return [whole];
  return dropApparatus(sentence.text)
    .split(/;\s+/)
    .map((part) => part.trim().replace(/^(?:and|while|whereas|but|however,)\s+/i, ''))
    .map((part) => (part.charAt(0).toUpperCase() + part.slice(1)).replace(/[.,;]*$/, '.'))
    .filter(
      (part) =>
        part.length <= 200 &&
        screen(part, { firstPerson: false }).length === 0 &&
        bareReference(part, null) === null,
    );
}

function toFact(sentence: SourceSentence, clause: string): Ranked | null {
  const read = readArms(clause);
  if (read === null) return null;
  const n = /\b[nN] ?= ?(\d[\d,]*)/.exec(sentence.text)?.[1] ?? null;
  return { text: clause.replace(/\.$/, ''), sentence: sentence.index, arms: read.arms, n, rank: read.rank };
}

function weigh(
  fact: NumberFact,
  sentence: SourceSentence,
  finding: number,
  about: ReadonlySet<string>,
): number {
  const overlap = sharedWords(contentWords(fact.text), about) / Math.max(4, about.size);
  let score = 3 * overlap;
  if (sentence.index === finding) score += 1.2;
  if (sentence.role === 'results') score += 0.8;
  if (sentence.role === 'methods') score -= 2;
  if (/\bprimary (?:outcome|endpoint|end point)\b/i.test(sentence.text)) score += 0.8;
  return score - Math.max(0, fact.text.length - 140) / 80;
}
