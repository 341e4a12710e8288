import type { FactSheet } from '../../fact-sheet.ts';
import { overlap, withoutStop } from '../phrases.ts';
import { findingSentence } from './finding-sentence.ts';
import { isHalfTold } from './half-told.ts';
import { isNarrowedNext } from './narrowed.ts';
import { isNews } from './news.ts';
import { stemsOf } from './stems.ts';
import { tell } from './tell.ts';
import type { Telling } from './telling.ts';
import { isWithinGroups } from './within-groups.ts';

/** The reader's further results first, then every other result that can be told. */
export function furtherResults(sheet: FactSheet): Telling[] {
  const first = sheet.supporting.map(({ sentence, text }) => ({ sentence, text }));
  const others = sheet.sentences
    .filter(
      ({ index, role }) =>
        (role === 'results' || role === 'conclusions' || sheet.genre === 'patent') &&
        !first.some(({ sentence }) => sentence === index) &&
        !isNarrowedNext(sheet, index),
    )
    .map(({ index, text }) => ({ sentence: index, text }));
  const found: Telling[] = [];
  for (const { sentence, text } of againstFirst([...first, ...others], sheet)) {
    if (found.length === mostFurther) break;
    const told =
      sentence === null ? text : sentence === findingSentence(sheet) ? null : tellPart(sheet, sentence);
    if (
      told !== null &&
      !isWithinGroups(sentence, sheet) &&
      !isHalfTold(sentence, sheet) &&
      !looksBack.test(sheet.sentences[sentence ?? -1]?.text ?? '') &&
      isUsableResult(told, sheet)
    )
      found.push({
        text: withSpeaker(told, sheet),
        sentence,
        denies: told.length <= longestDenial && isAgainst(told, sheet),
      });
  }
  return found;
}

/** "Similarly, …" of something that the post may not hold. */
const looksBack =
  /^(?:Similar(?:ly| findings| results)?|Likewise|Th(?:is|ese) (?:difference|effect|finding|pattern)s?)\b/;

interface Further {
  readonly sentence: number | null;
  readonly text: string;
}

/** Beside a finding that something works or goes together, what was not found of the same things comes before all else. */
function againstFirst(all: readonly Further[], sheet: FactSheet): Further[] {
  const denials = all.filter(({ text }) => isAgainst(text, sheet));
  return [...denials, ...all.filter((one) => !denials.includes(one))];
}

/** Of what the finding speaks of, or of all that was measured. */
function isAgainst(text: string, { finding }: FactSheet): boolean {
  if (finding.negated || !foundNone.test(text) || ofStart.test(text)) return false;
  const held = stemsOf(finding.text);
  return ofAll.test(text) || [...stemsOf(text)].filter((one) => one.length > 3 && held.has(one)).length >= 2;
}

/** Characters: a denial that may be told although it is no easy reading. */
const longestDenial = 170;

const ofAll =
  /\b(?:all|any|none) (?:of the )?(?:\p{Ll}+ )?(?:variables|outcomes?|measures?|parameters|endpoints?|end points?)\b|\bprimary (?:outcome|end ?point)s?\b/iu;

/** What was alike before anything was done denies nothing. */
const ofStart =
  /\b(?:baseline|demographics?|characteristics|at (?:inclusion|entry|enrolment|enrollment)|groups were similar)\b/i;

const foundNone =
  /\b(?:not (?:statistically )?significant|no (?:statistically )?significant (?:statistical )?(?:differences?|effects?|changes?|associations?|improvements?)|(?:was|were) not (?:significantly )?(?:associated|different|related|affected|improved)|none of the)\b/i;

/** No post holds more than two; some of these will have been said. */
const mostFurther = 5;

/** A patent's sentence without the conditions of its claim. */
function tellPart(sheet: FactSheet, index: number): string | null {
  const told = tell(sheet, index);
  return told === null || sheet.genre !== 'patent'
    ? told
    : `${withoutStop(told.split(/, (?:wherein|whereby)\b/)[0] ?? told)}.`;
}

/** "No differences existed.": of what, a sentence before it said. */
const orphan = /^(?:No|None|Neither|All|Both|Most)\b(?:\s+\S+){1,5}\.$/;

function isUsableResult(text: string, sheet: FactSheet): boolean {
  return text.length <= 250 && !orphan.test(text) && isNews(text) && overlap(text, sheet.finding.text) < 0.7;
}

/** "2. Notes that …" of a resolution needs the body that speaks: the one that the finding names. */
function withSpeaker(text: string, sheet: FactSheet): string {
  const operative = /^\d+\.\s+(\p{Lu}\p{Ll}+s\b.*)$/su.exec(text)?.[1];
  if (operative === undefined) return text;
  const body = /^The (?:\p{Lu}[\p{L}-]+ ?)+(?= )/u.exec(sheet.finding.text)?.[0].trim() ?? 'The document';
  return `${body} ${operative.charAt(0).toLowerCase()}${operative.slice(1)}`;
}
