import type { FactSheet, Finding } from '../fact-sheet.ts';
import { unpostable } from '../read/unpostable.ts';
import { type Casing, readCasing } from './casing.ts';
import {
  hasFiniteVerb,
  isBalanced,
  isNounPhrase,
  overlap,
  speaksAsWe,
  tidyText,
  upperStart,
  withoutStop,
} from './phrases.ts';
import { shorterFindings } from './shorter-findings.ts';

/** What a sheet offers to a writer, screened: whatever cannot be said well is left out here. */
export interface Material {
  readonly casing: Casing;
  /** The finding, longest form first. All say the same; shorter forms leave asides out. */
  readonly findings: readonly string[];
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

/** Screened once per sheet: the same sheet serves every tone and platform. */
export function gatherMaterial(sheet: FactSheet): Material {
  const known = gathered.get(sheet);
  if (known !== undefined) return known;
  const material = screenSheet(sheet);
  gathered.set(sheet, material);
  return material;
}

const gathered = new WeakMap<FactSheet, Material>();

function screenSheet(sheet: FactSheet): Material {
  const casing = readCasing(sheet);
  return {
    casing,
    findings: sayableFindings(sheet),
    question: usableQuestion(sheet),
    number: usableNumber(sheet),
    studied: usablePhrase(sheet.studied?.text.replace(/,? (?:will be|were|was|are|is) .*$/s, ''), 130),
    design: usableDesign(sheet),
    limit: usableLimit(sheet.limit?.text),
    authors: usableAuthors(sheet),
    topic: usableTopic(sheet.topic, casing),
    supporting: sheet.supporting
      .filter((one) => isUsableResult(one, sheet))
      .map(({ text, sentence }) => ({ text: withSpeaker(withoutOpener(tidyText(text)), sheet), sentence })),
  };
}

/** What a person wrote is said as written; what breaks a rule of posts in the source's own words is not said. */
function sayableFindings(sheet: FactSheet): string[] {
  const source = sourceText(sheet);
  return shorterFindings(sheet.finding)
    .map(tidyText)
    .map((text) => (sheet.finding.verbatim ? text : withoutOpener(text)))
    .filter((text) => sheet.finding.sentence === null || unpostable(text, source) === null);
}

function usableQuestion(sheet: FactSheet): string | null {
  const text = tidyText(sheet.question?.text ?? '');
  if (!text.endsWith('?') || text.length > 170 || speaksAsWe(text) || !isBalanced(text)) return null;
  return overlap(text, sheet.finding.text) < 0.25 ? null : text;
}

function usableNumber(sheet: FactSheet): Material['number'] {
  for (const number of sheet.numbers) {
    const text = tidyText(withoutStop(number.text));
    if (text.length > 170 || speaksAsWe(text) || !isBalanced(text)) continue;
    if (/\b(?:their|its|these|this|those|they|respectively)\b/i.test(text)) continue;
    if (numbersOf(text).every((value) => numbersOf(sheet.finding.text).includes(value))) continue;
    const isClause =
      startsSentence.test(text) &&
      (hasFiniteVerb(text) || /\b\p{Ll}{3,}(?:s|ed) (?:an?|the|as|to|by|from|in|at|with|up|\d)/u.test(text));
    return { text, isClause, sentence: number.sentence };
  }
  return null;
}

const startsSentence = /^(?:\p{Lu}|the |an? |in |at |mean |median )/u;

function usablePhrase(text: string | undefined, longest: number): string | null {
  const plain = tidyText(withoutStop(text ?? '')).replace(
    /,\s*(?:the majority|respectively|and|of whom|of which|among (?:whom|which)|most)$/i,
    '',
  );
  return plain.length <= longest && isNounPhrase(plain) ? plain : null;
}

function usableDesign(sheet: FactSheet): string | null {
  const plain = usablePhrase(sheet.design?.text, 90);
  return plain !== null && designHead.test(plain) ? plain : null;
}

const designHead =
  /\b(?:trials?|stud(?:y|ies)|cohorts?|surveys?|reviews?|meta-analys[ie]s|experiments?|simulations?|analys[ie]s|interviews|focus groups|case series|case reports?|comparison|audit|models?|evaluation|investigation|measurements?|observations?)$/i;

function usableLimit(text: string | undefined): string | null {
  const plain = tidyText(withoutStop(text ?? ''))
    .replace(/^(?:(?:is|are|was|were) )?limited (?:by|in) /, '')
    .replace(/^(?:because of|due to|owing to|given) (?:its|the) /, 'the ')
    .replace(/^(?:at|in|from) (?=(?:a |one )?single\b)/, '')
    .replace(/^an? (?=single\b)/, '')
    .replace(
      /^single[- ](?=\w+$|(?:tertiary|academic|university|referral) \w+$)/i,
      'it comes from a single ',
    );
  if (plain.length < 6 || plain.length > 150 || speaksAsWe(plain) || !isBalanced(plain)) return null;
  return /^(?:remains?|is|are|was|were|limited) /.test(plain) || /^[,;)]/.test(plain) ? null : plain;
}

function usableAuthors(sheet: FactSheet): Material['authors'] {
  const text = tidyText(withoutStop(sheet.authorsConclude?.text ?? ''));
  if (text.length < 15 || text.length > 300 || !isBalanced(text)) return null;
  if (overlap(text, sheet.finding.text) > 0.7) return null;
  return { text, quoted: speaksAsWe(text) || !hasFiniteVerb(text) || /^\p{Ll}/u.test(text) };
}

function usableTopic(topic: string | null, casing: Casing): string | null {
  const plain = tidyText(withoutStop(topic ?? ''));
  return plain.length >= 3 && plain.length <= 60 && isNounPhrase(plain) && !unfinished.test(plain)
    ? casing.lowerWords(plain)
    : null;
}

/** A topic cut off before its noun: "adrenal masses larger", "risk of long-term". */
const unfinished =
  /(?:-(?:term|based|related|scale|level|dose|order|like|wide|type)|\b(?:dark|larger|smaller|higher|lower|greater|better|worse|early|late|high|low|new|large|small|novel|multiple|different|long|short|human|clinical|social|medical|severe|acute|chronic|increased|reduced|using|among|during|versus|vs))$/i;

function isUsableResult(result: Finding, sheet: FactSheet): boolean {
  return (
    !result.verbatim &&
    result.sentence !== sheet.finding.sentence &&
    result.text.length <= 260 &&
    !speaksAsWe(result.text) &&
    isBalanced(result.text) &&
    !describesSample.test(result.text) &&
    unpostable(result.text, sourceText(sheet)) === null &&
    !tellsMethod.test(result.text) &&
    roleOf(result, sheet) !== 'methods' &&
    overlap(result.text, sheet.finding.text) < 0.7
  );
}

/** "384 samples were collected", "the mean age was 54": who was studied, not what was found. */
const describesSample =
  /\b(?:were|was) (?:collected|enrolled|recruited|included|identified for|eligible|analy[sz]ed|randomi[sz]ed|assigned)\b|\b(?:mean|median) age\b|\bfollow-up (?:was|time)\b/i;

const tellsMethod =
  /^(?:The authors |The team )?(?:(?:then|also|first) )?(?:show(?:ed)? (?:participants|subjects|people)|use[ds]?|appl(?:y|ied)|compute[ds]?|measured?|asked?|collected?|investigated?|stud(?:y|ied)|analy[sz]ed?|examined?|evaluated?|assess(?:ed)?|compared?|develop(?:ed)?|discuss(?:ed)?|describe[ds]?|present(?:ed)?|review(?:ed)?) |\b(?:involved \w+ing|were (?:used|measured|performed|assessed|calculated|examined)|was (?:used|performed|assessed|calculated|conducted|carried out))\b/i;

function sourceText(sheet: FactSheet): string {
  return sheet.sentences.map(({ text }) => text).join(' ');
}

function roleOf(result: Finding, sheet: FactSheet): string | undefined {
  return sheet.sentences.find(({ index }) => index === result.sentence)?.role;
}

/** "2. Notes that …" of a resolution needs the body that speaks: the one that the finding names. */
function withSpeaker(text: string, sheet: FactSheet): string {
  const operative = /^\d+\.\s+(\p{Lu}\p{Ll}+s\b.*)$/su.exec(text)?.[1];
  if (operative === undefined) return text;
  const body = /^The (?:\p{Lu}[\p{L}-]+ ?)+(?= )/u.exec(sheet.finding.text)?.[0].trim() ?? 'The document';
  return `${body} ${operative.charAt(0).toLowerCase()}${operative.slice(1)}`;
}

/** Words that tie a sentence to the one before it in the source. */
function withoutOpener(text: string): string {
  const rest = text.replace(
    /^(?:Unfortunately|Interestingly|Importantly|Notably|Moreover|Furthermore|In addition|Additionally|Also|However|Finally|Specifically|In particular|Overall|Here|Thus|Therefore|Hence|Consequently|Conversely|In contrast|By contrast|On the other hand|Similarly|Likewise|Remarkably|Surprisingly|Strikingly|Lastly|Second|Secondly|Third|First|Meanwhile|At the same time|As expected|In fact|Indeed|For example|For instance|In summary|In conclusion|Taken together|To this end|As a result|In this work|In this paper|In this study|Here),\s+/,
    '',
  );
  return upperStart(rest);
}

export function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}
