import type { FactSheet, Finding } from '../fact-sheet.ts';
import { hasFiniteVerb, isBalanced, isNounPhrase, overlap, speaksAsWe, withoutStop } from './phrases.ts';

/** What a sheet offers to a writer, screened: whatever cannot be said well is left out here. */
export interface Material {
  readonly question: string | null;
  /** A clause ("Pain averaged 2.6 of 10") or a phrase ("2.6 of 10 with it, 2.6 without"). */
  readonly number: { readonly text: string; readonly isClause: boolean; readonly sentence: number } | null;
  readonly studied: string | null;
  readonly design: string | null;
  readonly limit: string | null;
  /** `quoted` where it must be given in quotation marks. */
  readonly authors: { readonly text: string; readonly quoted: boolean } | null;
  readonly topic: string | null;
  /** Further results, each a sentence that stands alone. */
  readonly supporting: readonly { readonly text: string; readonly sentence: number | null }[];
}

export function gatherMaterial(sheet: FactSheet): Material {
  return {
    question: usableQuestion(sheet),
    number: usableNumber(sheet),
    studied: usablePhrase(sheet.studied?.text, 130),
    design: usableDesign(sheet),
    limit: usableLimit(sheet.limit?.text),
    authors: usableAuthors(sheet),
    topic: usableTopic(sheet.topic),
    supporting: sheet.supporting
      .filter((one) => isUsableResult(one, sheet))
      .map(({ text, sentence }) => ({ text, sentence })),
  };
}

function usableQuestion(sheet: FactSheet): string | null {
  const text = sheet.question?.text.trim() ?? '';
  if (!text.endsWith('?') || text.length > 170 || speaksAsWe(text) || !isBalanced(text)) return null;
  return overlap(text, sheet.finding.text) < 0.25 ? null : text;
}

function usableNumber(sheet: FactSheet): Material['number'] {
  for (const number of sheet.numbers) {
    const text = withoutStop(number.text);
    if (text.length > 170 || speaksAsWe(text) || !isBalanced(text)) continue;
    if (numbersOf(text).every((value) => numbersOf(sheet.finding.text).includes(value))) continue;
    const isClause = hasFiniteVerb(text) && /^(?:\p{Lu}|the |an? |in |at |mean |median )/u.test(text);
    return { text, isClause, sentence: number.sentence };
  }
  return null;
}

function usablePhrase(text: string | undefined, longest: number): string | null {
  const plain = withoutStop(text ?? '');
  return plain.length <= longest && isNounPhrase(plain) ? plain : null;
}

function usableDesign(sheet: FactSheet): string | null {
  const plain = usablePhrase(sheet.design?.text, 90);
  return plain !== null && designHead.test(plain) ? plain : null;
}

const designHead =
  /\b(?:trials?|stud(?:y|ies)|cohorts?|surveys?|reviews?|meta-analys[ie]s|experiments?|simulations?|analys[ie]s|interviews|focus groups|case series|case reports?|comparison|audit|models?|evaluation|investigation|design|measurements?|observations?)$/i;

function usableLimit(text: string | undefined): string | null {
  const plain = withoutStop(text ?? '')
    .replace(/^(?:is|are|was|were) (?=limited)/, '')
    .replace(/^(?:at|in|from) (?=(?:a |one )?single\b)/, '');
  if (plain.length < 6 || plain.length > 150 || speaksAsWe(plain) || !isBalanced(plain)) return null;
  return /^(?:remains?|is|are) /.test(plain) || /^[,;)]/.test(plain) ? null : plain;
}

function usableAuthors(sheet: FactSheet): Material['authors'] {
  const text = withoutStop(sheet.authorsConclude?.text ?? '');
  if (text.length < 15 || text.length > 300 || !isBalanced(text)) return null;
  if (overlap(text, sheet.finding.text) > 0.7) return null;
  return { text, quoted: speaksAsWe(text) || !hasFiniteVerb(text) || /^\p{Ll}/u.test(text) };
}

function usableTopic(topic: string | null): string | null {
  const plain = withoutStop(topic ?? '');
  return plain.length >= 3 && plain.length <= 60 && isNounPhrase(plain) ? plain : null;
}

function isUsableResult(result: Finding, sheet: FactSheet): boolean {
  return (
    !result.verbatim &&
    result.sentence !== sheet.finding.sentence &&
    result.text.length <= 260 &&
    !speaksAsWe(result.text) &&
    isBalanced(result.text) &&
    overlap(result.text, sheet.finding.text) < 0.7
  );
}

export function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}
