import { findNumbers } from '#domain/language/numbers.ts';
import type { FactSheet, NumberFact } from '../fact-sheet.ts';
import { partOwnFinding } from '../own-finding.ts';
import { hasOutcome } from '../read/fields/evidence.ts';
import {
  hasFiniteVerb,
  isBalanced,
  numbersOf,
  speaksAsWe,
  tidyText,
  upperStart,
  withoutStop,
} from './phrases.ts';
import { isHalfTold } from './story/half-told.ts';
import { isNews } from './story/news.ts';
import { stemsOf } from './story/stems.ts';
import { tell } from './story/tell.ts';
import type { Telling } from './story/telling.ts';
import { isWithinGroups } from './story/within-groups.ts';

/** The whole sentence that the number stands in: a figure without what it measures says nothing. */
export function usableNumber(sheet: FactSheet): Telling | null {
  const isTold = givesFigure(sheet) || tellsMore(sheet);
  for (const number of sheet.numbers) {
    const telling = number.sentence === sheet.finding.sentence ? null : tellNumber(number, sheet, isTold);
    if (telling !== null) return telling;
  }
  if (isTold) return null;
  return hasOutcome.has(sheet.genre) ? carriedBy(sheet) : comparedNumber(sheet);
}

function tellNumber(number: NumberFact, sheet: FactSheet, isTold: boolean): Telling | null {
  if (numbersOf(number.text).every((value) => numbersOf(sheet.finding.text).includes(value))) return null;
  const role = sheet.sentences[number.sentence]?.role;
  // What a person gave as the number is told beside their own words too.
  if (number.given === true) {
    const own = ownSentence(number.text);
    return own === null ? null : { text: own, sentence: null };
  }
  const isBetween = role === 'results' && isWhole(number.sentence, sheet);
  const text = isTold || !isBetween ? null : tell(sheet, number.sentence);
  return text === null || !isNews(text) ? null : { text, sentence: number.sentence };
}

/** Neither what one group gained with the other left out, nor what the next sentence takes back. */
function isWhole(index: number, sheet: FactSheet): boolean {
  return !isWithinGroups(index, sheet) && !isHalfTold(index, sheet);
}

/** The first figure of what carries the finding. */
function carriedBy(sheet: FactSheet): Telling | null {
  for (const { sentence } of sheet.supporting) {
    const text = sentence === null || !isWhole(sentence, sheet) ? null : tell(sheet, sentence);
    if (text !== null && /\d/.test(text) && text.length <= longestFigure && isNews(text))
      return { text, sentence };
  }
  return null;
}

/** Characters. */
const longestFigure = 220;

/** A person's own words that hold a figure need none of the source's beside it; "type 2" is a name. */
function givesFigure({ finding: { sentence, text } }: FactSheet): boolean {
  if (sentence !== null) return false;
  return findNumbers(text.replace(/\b(?:type|phase|stage|grade) \d\b/gi, '')).some(({ worded }) => !worded);
}

/** Who told more than the finding chose what else the post says. */
function tellsMore({ finding: { sentence, text } }: FactSheet): boolean {
  return sentence === null && partOwnFinding(text).told.length > 0;
}

/** The result that compares figures of what the finding speaks of, where the reader was sure of none. */
function comparedNumber(sheet: FactSheet): Telling | null {
  const wanted = [...stemsOf(sheet.finding.text)].filter((one) => one.length > 3);
  const found = sheet.sentences
    .filter(
      ({ index, role, text }) =>
        role === 'results' &&
        index !== sheet.finding.sentence &&
        compares.test(text) &&
        isWhole(index, sheet),
    )
    .map(({ index, text }) => {
      const held = stemsOf(text);
      return { index, shared: wanted.filter((one) => held.has(one)).length };
    })
    .filter(({ shared }) => shared >= 2)
    .sort((a, b) => b.shared - a.shared);
  for (const { index } of found) {
    const text = tell(sheet, index);
    if (text !== null && text.length <= 200 && compares.test(text) && isNews(text))
      return { text, sentence: index };
  }
  return null;
}

/** "62% … 41%", "12 days versus 9", "21 weeks … 23 weeks", "21 of 23": a figure with what it is measured against. */
const compares =
  /\d ?(weeks?|months?|days?|years?|hours?|minutes?|min|points?|mg|kg|cm|mm|mL|ml|mmHg|times|cases|patients)\b[^.;]* \d[\d.,]* ?\1\b|\bfrom \d[\d.,]* ?\S{0,8} to \d|\d[^.;]{0,90}\band \d[\d.,]*[^.;]{0,60}, respectively|\d ?%.*\d ?%|\bbetween \d[^.;]{0,30} and \d|\d[^.;]{0,120} (?:vs\.?|versus|compared (?:with|to)|than)\b[^;]{0,80}\d|\b\d+ (?:out )?of (?:the )?\d+\b/;

/** What a person gave as the number, where it is a sentence. */
function ownSentence(text: string): string | null {
  const plain = tidyText(withoutStop(text));
  return hasFiniteVerb(plain) && !speaksAsWe(plain) && isBalanced(plain) ? `${upperStart(plain)}.` : null;
}
