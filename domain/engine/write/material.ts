import { degreeWords } from '#domain/language/degree-words.ts';
import { findNumbers } from '#domain/language/numbers.ts';
import type { FactSheet } from '../fact-sheet.ts';
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
import { askedQuestion } from './story/asked.ts';
import { inDigits } from './story/digits.ts';
import { sayableFindings } from './story/finding-forms.ts';
import { furtherResults } from './story/further-results.ts';
import { howSentence } from './story/how-sentence.ts';
import { inWhom } from './story/in-whom.ts';
import { isNarrowed, isOneGroup } from './story/narrowed.ts';
import { isNews } from './story/news.ts';
import type { Opening } from './story/opening.ts';
import { openingsOf } from './story/openings.ts';
import { sizeOf, withoutDates } from './story/sample.ts';
import { splitLong } from './story/split-long.ts';
import { stemsOf } from './story/stems.ts';
import { tell } from './story/tell.ts';
import type { Telling } from './story/telling.ts';
import { whoSentence } from './story/who-sentence.ts';

/** What a sheet offers to a writer, screened: whatever cannot be said well is left out here. */
export interface Material {
  readonly casing: Casing;
  /** The finding, best form first. All say the same; shorter forms leave asides out. */
  readonly findings: readonly string[];
  /** True where the finding can only be given in quotation marks. */
  readonly quoted: boolean;
  /** The ways to begin a post, best first. */
  readonly openings: readonly Opening[];
  readonly question: string | null;
  /** The sentence with the number that carries the finding. */
  readonly number: Telling | null;
  /** The sentence that says who or what was studied. */
  readonly who: Telling | null;
  /** Where no sample is counted: the sentence that says what was done or made. */
  readonly how: Telling | null;
  readonly studied: string | null;
  readonly design: string | null;
  readonly limit: string | null;
  /** Where the source names no limit: the design or the small sample that bounds what was found. */
  readonly caution: string | null;
  /** `quoted` where it must be given in quotation marks. */
  readonly authors: { readonly text: string; readonly quoted: boolean } | null;
  readonly topic: string | null;
  /** Further results, in the order in which they are worth saying. */
  readonly supporting: readonly Telling[];
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
  const { forms: findings, quoted } = sayableFindings(sheet);
  const [studied, design] = [usableStudied(sheet), usableDesign(sheet)];
  const who = whoSentence(sheet);
  const limit = usableLimit(sheet.limit?.text);
  return {
    casing,
    findings,
    quoted,
    openings: openingsOf(sheet, findings, quoted, casing).flatMap((opening) => {
      const scoped = inWhom(
        opening,
        [studied, who?.text ?? null, sheet.studied?.text ?? null],
        sheet,
        casing,
      );
      return scoped === null ? [opening] : [{ ...opening, kind: 'made' as const, finding: scoped }, opening];
    }),
    question: askedQuestion(sheet),
    number: usableNumber(sheet),
    who,
    how: who === null && studied === null ? howSentence(sheet) : null,
    studied,
    design,
    limit,
    caution: limit === null ? cautionOf(design, studied) : null,
    authors: usableAuthors(sheet),
    topic: usableTopic(sheet.topic, casing),
    supporting: furtherResults(sheet),
  };
}

/** The whole sentence that the number stands in: a figure without what it measures says nothing. */
function usableNumber(sheet: FactSheet): Telling | null {
  const isTold = givesFigure(sheet);
  for (const number of sheet.numbers) {
    if (number.sentence === sheet.finding.sentence) continue;
    if (numbersOf(number.text).every((value) => numbersOf(sheet.finding.text).includes(value))) continue;
    const own = sheet.sentences[number.sentence]?.text.includes(number.text.slice(0, 12)) === true;
    // What a person gave as the number is told beside their own words too.
    if (own && isTold) continue;
    const text = own ? tell(sheet, number.sentence) : ownSentence(number.text);
    if (text === null || (own && (roleAt(sheet, number.sentence) !== 'results' || !isNews(text)))) continue;
    return { text: splitLong(text), sentence: own ? number.sentence : null };
  }
  return isTold ? null : comparedNumber(sheet);
}

/** A person's own words that hold a figure need none of the source's beside it; "type 2" is a name. */
function givesFigure({ finding: { sentence, text } }: FactSheet): boolean {
  if (sentence !== null) return false;
  return findNumbers(text.replace(/\b(?:type|phase|stage|grade) \d\b/gi, '')).some(({ worded }) => !worded);
}

/** The result that compares figures of what the finding speaks of, where the reader was sure of none. */
function comparedNumber(sheet: FactSheet): Telling | null {
  const wanted = [...stemsOf(sheet.finding.text)].filter((one) => one.length > 3);
  const found = sheet.sentences
    .filter(
      ({ index, role, text }) =>
        role === 'results' && index !== sheet.finding.sentence && compares.test(text),
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
      return { text: splitLong(text), sentence: index };
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

function roleAt(sheet: FactSheet, index: number): string | undefined {
  return sheet.sentences[index]?.role;
}

/** "participants (n = 149)" -> "149 participants": a bare noun names nobody. */
function usableStudied(sheet: FactSheet): string | null {
  const text = sheet.studied?.text
    .replace(/,? (?:will be|were|was|are|is) .*$/s, '')
    .replace(/ and (?:the|their) (?:median|mean|average|number)\b.*$/s, '')
    .replace(/, [^,]*\b(?:occurred|followed|representing|underwent|showed)\b.*$/s, '')
    .replace(
      /^(\p{L}[\p{L} -]+) \([nN]\s?=\s?([\d,]+)\)$/u,
      (_, noun: string, count: string) => `${count} ${noun.toLowerCase()}`,
    );
  const whole = isNarrowed(sheet, sheet.studied?.span?.sentence ?? -1) ? null : usablePhrase(text, 130);
  // What a person wrote stays as written.
  const phrase = whole === null || sheet.studied?.span === null ? whole : withoutDates(inDigits(whole));
  // "18 eligible patients with the symptoms of GP": the short form needs its long one, the count stands alone.
  if (phrase !== null && /\bof \p{Lu}{1,3}$/u.test(phrase))
    return numbersOf(phrase).length === 1 && !/\b(?:without|and)\b/.test(phrase) ? sizeOf(phrase) : null;
  return phrase !== null &&
    phrase.split(' ').length > 1 &&
    !(sheet.studied?.span !== null && isOneGroup(phrase, sheet)) &&
    !/\b(?:with|by|of|in|from) (?:by|of|in|with|from) /.test(phrase) &&
    !/\b(?:neither|nor|not?|without)\b|^\S+ (?:authors|reviewers|investigators)\b|^\S+ (?:elderly|young|old|healthy|different)$/iu.test(
      phrase,
    )
    ? phrase
    : null;
}

function usablePhrase(text: string | undefined, longest: number): string | null {
  const plain = tidyText(withoutStop(text ?? '')).replace(
    /,\s*(?:the majority|respectively|there|they|this|and|of whom|of which|among (?:whom|which)|most)$/i,
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
  if (/^(?:in|of|for|with) (?:this|these|the|our)\b/i.test(plain)) return null;
  if (plain.length < 6 || plain.length > 150 || speaksAsWe(plain) || !isBalanced(plain)) return null;
  // "To ascribe them to it": to what, a sentence before it said.
  if (/\bthem\b|^(?:it|they|these|those)\b(?! (?:is|was|comes) )/i.test(plain)) return null;
  return /^(?:remains?|is|are|was|were|limited) /.test(plain) || /^[,;)]/.test(plain) ? null : plain;
}

function cautionOf(design: string | null, studied: string | null): string | null {
  if (design !== null && weakDesign.test(design) && !/(?<!case serie|analysi)s$/i.test(design)) return design;
  const plain = (studied ?? '').replace(new RegExp(`^(?:${degreeWords}) `, 'i'), '');
  const count = Number(/^\d+(?! ?%)/.exec(plain)?.[0] ?? Number.NaN);
  const isSample =
    /^\d+ (?!million|thousand|billion|years?|months?|weeks?|hospitals|countries|schools|cent)\p{L}/u;
  // "12 females, 4 males" says who they were, and no weakness.
  return count <= smallSample && isSample.test(plain) && numbersOf(plain).length === 1
    ? (sizeOf(studied ?? '') ?? studied)
    : null;
}

/** Designs that bound what can be concluded, by their names alone. */
const weakDesign =
  /\b(?:retrospective|cross-sectional|case (?:series|reports?|study)|pilot|feasibility|exploratory|single[- ](?:cent(?:er|re)|arm|institution)|uncontrolled|quasi-experimental|open-label|preliminary|simulations?|questionnaires?|interviews|focus groups|in vitro)\b/i;

/** From so few on a reader is owed the number; our own choice. */
const smallSample = 60;

function usableAuthors(sheet: FactSheet): Material['authors'] {
  const text = tidyText(withoutStop(sheet.authorsConclude?.text ?? ''));
  if (text.length < 15 || text.length > 300 || !isBalanced(text)) return null;
  if (overlap(text, sheet.finding.text) > 0.7) return null;
  const quoted = speaksAsWe(text) || !hasFiniteVerb(text) || /^\p{Ll}/u.test(text);
  // The line that it stands in names the authors already.
  return { text: quoted ? text : text.replace(/^The authors['’] /, 'Their '), quoted };
}

function usableTopic(topic: string | null, casing: Casing): string | null {
  const plain = tidyText(withoutStop(topic ?? ''));
  return plain.length >= 3 &&
    plain.length <= 60 &&
    isNounPhrase(plain) &&
    !unfinished.test(plain) &&
    !ofNothing.test(plain) &&
    !deed.test(plain)
    ? casing.lowerWords(plain)
    : null;
}

/** "measure tumor hypoxia" of a title that asks what can. */
const deed =
  /^(?:measure|improve|predict|reduce|increase|assess|detect|treat|prevent|identify|diagnose|evaluate|determine|help|use|make|affect|influence|differ|need|benefit) \p{Ll}/u;

/** What any paper could be on. */
const ofNothing =
  /^(?:risk factors?|combination tests?|(?:clinical |patient )?outcomes?|effects?|results?|(?:case|control) studies|predictors?|associations?|comparisons?|experiences?|implications?|findings?|use|quality)$/i;

/** A topic cut off before its noun: "adrenal masses larger", "risk of long-term". */
const unfinished =
  /(?:-(?:term|based|related|scale|level|dose|order|like|wide|type)|\b(?:dark|larger|smaller|higher|lower|greater|better|worse|early|late|high|low|new|large|small|novel|multiple|different|long|short|human|clinical|social|medical|severe|acute|chronic|increased|reduced|using|among|during|versus|vs))$/i;

export function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}
