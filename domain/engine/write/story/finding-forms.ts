import type { FactSheet } from '../../fact-sheet.ts';
import { partOwnFinding } from '../../own-finding.ts';
import { unpostable } from '../../read/unpostable.ts';
import { readCasing } from '../casing.ts';
import { tidyText, upperStart } from '../phrases.ts';
import { shorterFindings } from '../shorter-findings.ts';
import { inDigits } from './digits.ts';
import { oneAuthor } from './one-author.ts';
import { introduceShortForms } from './short-forms.ts';
import { tell, turned, withoutNextStep, withoutStatistics, withoutStrayComma } from './tell.ts';
import { tellDocument } from './tell-document.ts';
import { withoutTies } from './without-ties.ts';

/**
 * What a person wrote is said as written; what breaks a rule of posts in the source's own words is not said. A sentence
 * that could not be shortened is told whole; it is quoted only where even that is not safe.
 */
export function sayableFindings(sheet: FactSheet): { forms: string[]; quoted: boolean } {
  const { finding } = sheet;
  if (finding.sentence === null) {
    const { lead } = partOwnFinding(finding.text);
    return { forms: shorterFindings({ ...finding, text: lead, short: null }).map(tidyText), quoted: false };
  }
  const source = sheet.sentences.map(({ text }) => text).join(' ');
  const told = tell(sheet, finding.sentence);
  if (finding.verbatim && told === null)
    return {
      forms: [tidyText(finding.text)].filter((text) => unpostable(text, source) === null),
      quoted: true,
    };
  const short = finding.verbatim
    ? []
    : shorterFindings(finding).map((text) => tellDocument(withoutOpener(tidyText(text)), sheet));
  const isCut = told !== null && told.length <= longestReadable && !holds(told, finding.text, sheet);
  const reworded = sheet.genre === 'policy' || sheet.genre === 'patent';
  const whole =
    told !== null && (finding.verbatim || reworded || isCut || short.some((form) => isTorn(form, told)))
      ? [told]
      : [];
  const shorter = whole.flatMap((text) =>
    shorterFindings({ ...finding, text, short: null, verbatim: false }),
  );
  const forms = [
    ...whole,
    ...shorter,
    ...short.filter((form) => whole.length === 0 || !isTorn(form, whole[0] ?? '')),
  ];
  return {
    forms: byLength([
      ...new Set(
        forms.map((form) =>
          aPaper(
            attributed(
              inDigits(
                turned(withoutTies(withoutStrayComma(withoutNextStep(withoutStatistics(oneAuthor(form)))))),
              ),
              sheet,
            ),
          ),
        ),
      ),
    ]).filter((text) => unpostable(text, source) === null),
    quoted: false,
  };
}

/** Advice is the authors' word, no result: "X should be preferred" -> "The authors conclude that X should be preferred". */
function attributed(text: string, sheet: FactSheet): string {
  const isConclusion = sheet.sentences[sheet.finding.sentence ?? -1]?.role === 'conclusions';
  return isConclusion && sheet.genre !== 'policy' && sheet.genre !== 'patent' && advises.test(text)
    ? `The authors conclude that ${readCasing(sheet).lowerStart(text)}`
    : text;
}

/** "The paper discusses": which, nobody has said yet. */
function aPaper(text: string): string {
  return text.replace(
    /^The (?=(?:paper|article|review|survey|essay|perspective|commentary|chapter) \p{Ll}+s\b)/u,
    'A ',
  );
}

const advises =
  /^(?!.*\bauthors\b)(?!.*\b[Tt]he (?:results|findings|data|study) should\b)(?!The (?:results|findings|data|study)\b)[^;]{3,160}?\b(?:should (?:not |also |only |always |never )?(?:be|have|consider|include|undergo|receive|remain|become)|(?:can|could|may) be (?:\w+ly )?recommended|(?:is|are) (?:\w+ly )?recommended)\b/;

/** Whether the reader's form is one piece of the sentence: words cut from its middle can tear it. */
function holds(told: string, form: string, sheet: FactSheet): boolean {
  const plain = (text: string): string =>
    withoutTies(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const piece = plain(form);
  return plain(told).includes(piece) || plain(introduceShortForms(told, '', sheet)).includes(piece);
}

/** The fullest form of a readable length first; what is longer comes last. */
function byLength(forms: readonly string[]): string[] {
  const readable = forms.filter((form) => form.length <= longestReadable);
  return [...readable, ...forms.filter((form) => form.length > longestReadable).reverse()];
}

const longestReadable = 230;

/** A form that lost words inside a list ("for various problems determinant, or rank of …"). */
function isTorn(form: string, told: string): boolean {
  const lists = /\b(?:including|such as)\b[^.]*,[^.]* (?:and|or) /i;
  return lists.test(told) && !/\b(?:including|such as)\b/i.test(form) && /,? (?:and|or) /.test(form);
}

/** Words that tie a sentence to the one before it in the source. */
function withoutOpener(text: string): string {
  const rest = text.replace(
    /^(?:Unfortunately|Interestingly|Importantly|Notably|Moreover|Furthermore|In addition|Additionally|Also|However|Finally|Specifically|In particular|Overall|Here|Thus|Therefore|Hence|Consequently|Conversely|In contrast|By contrast|On the other hand|Similarly|Likewise|Remarkably|Surprisingly|Strikingly|Lastly|Second|Secondly|Third|First|Meanwhile|At the same time|As expected|In fact|Indeed|For example|For instance|In summary|In conclusion|Taken together|To this end|As a result|In this work|In this paper|In this study|Here),\s+/,
    '',
  );
  return upperStart(rest);
}
