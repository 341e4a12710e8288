import type { FactSheet } from '../../fact-sheet.ts';
import { hasClearVerb } from '../../read/compress/screens.ts';
import { isNamedDesign } from '../../read/fields/design.ts';
import { countsUsual } from '../../read/fields/sample-spans.ts';
import { readCasing } from '../casing.ts';
import { hasFiniteVerb, withArticle } from '../phrases.ts';
import { isNarrowedLater, isNarrowedNext } from './narrowed.ts';
import { sampled } from './sample.ts';
import { splitLong } from './split-long.ts';
import { tell } from './tell.ts';
import type { Telling } from './telling.ts';

/** The source's own sentence on who or what was studied; the one that counts them before the one that describes them. */
export function whoSentence(sheet: FactSheet): Telling | null {
  // What a person wrote takes the place of the source's own words.
  if (sheet.studied !== null && sheet.studied.span === null) return null;
  const counted = sheet.studied !== null && countsUsual(sheet.studied.text) ? sheet.studied.span : null;
  const design = sheet.design !== null && isNamedDesign(sheet.design.text) ? sheet.design.span : null;
  const named = counted?.sentence ?? design?.sentence;
  const best = sheet.sentences
    .filter(
      ({ index, role, text }) =>
        index !== sheet.finding.sentence &&
        !isResult(text) &&
        !searches.test(text) &&
        (role === 'methods' || role === 'objective' || (role === 'results' && !ofSome.test(text))),
    )
    .map(({ index, text }) => ({
      index,
      score:
        (index === named ? 2 : 0) -
        (/^(?:Of|Among) (?:the|these|those|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) /.test(text)
          ? 3
          : 0) +
        (countsSample.test(text) ? 3 : 0) -
        (/\b(?:mean|median|average) age\b.{0,40}\b(?:was|were)\b/i.test(text) ? 2 : 0) +
        (namesSample.test(text) ? 1 : 0),
    }))
    .sort((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score < 2) return null;
  if (isUncounted(sheet.sentences[best.index]?.text ?? '')) return null;
  // One that is narrowed in the same breath tells itself whose the figures are.
  if (isNarrowedNext(sheet, best.index) || isNarrowedLater(sheet, best.index)) return null;
  const text = withoutSteps(tell(sheet, best.index));
  return text === null || text.length > 250
    ? null
    : { text: splitLong(asSentence(text, sheet)), sentence: best.index };
}

/** "Records were retrospectively reviewed": of how many, the post would not say. */
function isUncounted(text: string): boolean {
  return /\b(?:records|charts)\b.*\breviewed\b/.test(text) && !countsSample.test(text);
}

/** Abstracts in note form leave the verb out: "Post hoc analysis of data from 134 adults.", "Fifty patients with fractures." */
function asSentence(text: string, sheet: FactSheet): string {
  if (hasFiniteVerb(text) || hasClearVerb(text)) return text;
  const lower = readCasing(sheet).lowerStart(text);
  if (leadsIn.test(text) || tookPart.test(text) || /^(?:The authors|They) |, the authors \p{Ll}/u.test(text))
    return text;
  if (noteOfDesign.test(text)) return `The work was ${withArticle(lower)}`;
  if (mayHaveVerb.test(text) || /exclu|ineligible|\b(?:not|without)\b/i.test(text)) return text;
  return `The ${sheet.genre === 'review' ? 'review' : 'study'} included ${lower}`;
}

/** "Out of 3306 patients …, haemorrhage occurred in 59": a sentence, whatever its verb. */
const leadsIn =
  /^(?:Out of|Of|During|In|From|Between|At|On|For|Among|With|After|Over|As|To|Within|Before|Following|Using|By)\b/;

/** "42 volunteers participated in …": verbs that no noun phrase holds behind its people. */
const tookPart =
  /^[^,;:]{3,80}? (?<!\b(?:who|that|which) )(?:participated|took part|completed|responded|volunteered|attended|underwent|received|agreed|answered|reported|rated|performed|returned|wore|drank|ate|gave|made|met|filled (?:in|out))\b/u;

const noteOfDesign =
  /^(?:An? )?(?:[\p{L}-]+,? ){0,6}(?:analysis|review|study|trial|survey|audit|comparison|evaluation|case series) (?:of|in|on|with|comparing|using|including)\b/iu;

/** "students followed 621 cases" has a verb; "patients treated with insulin" has none. */
const mayHaveVerb =
  /\p{L}{2,}ed (?:\d|the|an?|their|its|his|her|this|that|all|both|allocated)\b|^(?:The|A|An|This)\b/u;

/** "The authors identified 102 infants and determined the …": what was then done with them is for readers of the paper. */
function withoutSteps(text: string | null): string | null {
  const head =
    /^The (?:authors|study|team) (?:\p{Ll}+ly )?(?:identified|included|recruited|enrolled|studied|reviewed|followed|examined) [^,;]{15,160}?\d?[^,;]{0,80}?(?=,? and (?:then )?(?:determined|compared|measured|assessed|evaluated|recorded|calculated|analy[sz]ed|performed)\b)/u.exec(
      text ?? '',
    )?.[0];
  return head === undefined ||
    !/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|\p{L}+(?:ty|teen))\b/iu.test(head)
    ? text
    : `${head}.`;
}

/** What a search came upon is not what was then included. */
const searches =
  /\b(?:identified|retrieved|screened|found|yielded) (?:a total of )?\d[\d,]* (?:[\p{L}-]+ ){0,2}(?:records|references|citations|titles|abstracts|hits)\b/iu;

/** "Thresholds did not differ between patients and controls" tells no sample, whatever it was taken for. */
function isResult(text: string): boolean {
  return (
    /\b(?:did not differ|no (?:significant )?differences?|significant(?:ly)?|correlated|(?:rate|risk|odds|hazard) ratios?)\b/.test(
      text,
    ) && !/\b(?:enrolled|recruited|included|participated|randomi[sz]ed|surveyed|interviewed)\b/.test(text)
  );
}

/** "None of the four patients whose …", "In four cases the plan was changed": what befell some, not who all were. */
const ofSome =
  /^(?:None|Only|Both|(?:One|Two|Three|Four|Five) (?:patients?|cases?|subjects?|participants?)|In (?:\S+ )?\S+ (?:of|cases?|patients?|subjects?)|At \d|After|Data for)\b/;

const countsSample = new RegExp(
  `(?:\\d[\\d,]*|\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)[a-z-]*) (?:[\\w-]+ ){0,4}(?:${sampled})\\b[^.]*\\b(?:were|was|participated|took part|followed|completed|recruited|enrolled|interviewed|surveyed|included|underwent)\\b|\\b[Ww]e (?:\\w+ )?(?:recruited|enrolled|interviewed|surveyed|included|studied|analy[sz]ed|examined|followed|used|identified|searched|reviewed|collected|tested|conducted)\\b[^.]*\\d(?![\\d.]* ?%)|\\b(?:${sampled})\\b[^.]*\\b[nN] ?= ?\\d|\\bcollected from \\d+ (?:[\\w-]+ ){0,4}(?:${sampled})\\b`,
  'u',
);
const namesSample = new RegExp(
  `\\b(?:recruited|enrolled|interviewed|surveyed|randomi[sz]ed|randomly assigned|participated|sampled|reviewed) [^.]*\\b(?:${sampled})\\b`,
  'iu',
);
