import { claimStrength } from '#domain/language/strength.ts';
import type { FactSheet } from '../fact-sheet.ts';
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
import { type Opening, openingsOf } from './story/openings.ts';
import { isNews } from './story/says-little.ts';
import { introduceShortForms } from './story/short-forms.ts';
import { splitLong } from './story/split-long.ts';
import { tell, turned, withoutStatistics, withoutTies } from './story/tell.ts';

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
  readonly studied: string | null;
  readonly design: string | null;
  readonly limit: string | null;
  /** `quoted` where it must be given in quotation marks. */
  readonly authors: { readonly text: string; readonly quoted: boolean } | null;
  readonly topic: string | null;
  /** Further results, in the order in which they are worth saying. */
  readonly supporting: readonly Telling[];
}

/** A sentence of the source as a post says it. */
export interface Telling {
  readonly text: string;
  readonly sentence: number | null;
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
  return {
    casing,
    findings,
    quoted,
    openings: openingsOf(sheet, findings, quoted, casing),
    question: usableQuestion(sheet),
    number: usableNumber(sheet),
    who: whoSentence(sheet),
    studied: usableStudied(sheet),
    design: usableDesign(sheet),
    limit: usableLimit(sheet.limit?.text),
    authors: usableAuthors(sheet),
    topic: usableTopic(sheet.topic, casing),
    supporting: furtherResults(sheet),
  };
}

/**
 * What a person wrote is said as written; what breaks a rule of posts in the source's own words is not said. A sentence
 * that could not be shortened is told whole; it is quoted only where even that is not safe.
 */
function sayableFindings(sheet: FactSheet): { forms: string[]; quoted: boolean } {
  const { finding } = sheet;
  if (finding.sentence === null) return { forms: shorterFindings(finding).map(tidyText), quoted: false };
  const source = sourceText(sheet);
  const told = tell(sheet, finding.sentence);
  if (finding.verbatim && told === null)
    return { forms: [tidyText(finding.text)].filter((text) => unpostable(text, source) === null), quoted: true };
  const short = finding.verbatim ? [] : shorterFindings(finding).map((text) => withoutOpener(tidyText(text)));
  const isCut = told !== null && told.length <= longestReadable && !holds(told, finding.text, sheet);
  const reworded = sheet.genre === 'policy' || sheet.genre === 'patent';
  const whole =
    told !== null && (finding.verbatim || reworded || isCut || short.some((form) => isTorn(form, told))) ? [told] : [];
  const shorter = whole.flatMap((text) => shorterFindings({ ...finding, text, short: null, verbatim: false }));
  const forms = [...whole, ...shorter, ...short.filter((form) => whole.length === 0 || !isTorn(form, whole[0] ?? ''))];
  return {
    forms: byLength([...new Set(forms.map((form) => turned(withoutTies(withoutStatistics(form)))))]).filter((text) => unpostable(text, source) === null),
    quoted: false,
  };
}

/** Whether the reader's form is one piece of the sentence: words cut from its middle can tear it. */
function holds(told: string, form: string, sheet: FactSheet): boolean {
  const plain = (text: string): string => withoutTies(text).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
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

function usableQuestion(sheet: FactSheet): string | null {
  const text = tidyText(sheet.question?.text ?? '');
  if (!text.endsWith('?') || text.length > 170 || speaksAsWe(text) || !isBalanced(text)) return null;
  // "Does X reduce Y?" before a mere link would suggest the cause that the work does not claim.
  if (claimStrength(text.replace(/^(?:Does|Do|Can|Is|Are) /, '')) > 1 && sheet.finding.strength <= 1) return null;
  return overlap(text, sheet.finding.text) < 0.25 ? null : text;
}

/** The whole sentence that the number stands in: a figure without what it measures says nothing. */
function usableNumber(sheet: FactSheet): Telling | null {
  for (const number of sheet.numbers) {
    if (number.sentence === sheet.finding.sentence) continue;
    if (numbersOf(number.text).every((value) => numbersOf(sheet.finding.text).includes(value))) continue;
    const own = sheet.sentences[number.sentence]?.text.includes(number.text.slice(0, 12)) === true;
    const text = own ? tell(sheet, number.sentence) : ownSentence(number.text);
    if (text === null || (own && (roleAt(sheet, number.sentence) !== 'results' || !isNews(text)))) continue;
    return { text: splitLong(text), sentence: own ? number.sentence : null };
  }
  return null;
}

/** What a person gave as the number, where it is a sentence. */
function ownSentence(text: string): string | null {
  const plain = tidyText(withoutStop(text));
  return hasFiniteVerb(plain) && !speaksAsWe(plain) && isBalanced(plain) ? `${upperStart(plain)}.` : null;
}

function roleAt(sheet: FactSheet, index: number): string | undefined {
  return sheet.sentences[index]?.role;
}

/** The source's own sentence on who or what was studied; the one that counts them before the one that describes them. */
function whoSentence(sheet: FactSheet): Telling | null {
  // What a person wrote takes the place of the source's own words.
  if (sheet.studied !== null && sheet.studied.span === null) return null;
  const named = sheet.studied?.span?.sentence ?? sheet.design?.span?.sentence;
  const best = sheet.sentences
    .filter(({ index, role }) => index !== sheet.finding.sentence && (role === 'methods' || role === 'results' || role === 'objective'))
    .map(({ index, text }) => ({
      index,
      score: (index === named ? 2 : 0) + (countsSample.test(text) ? 3 : 0) + (namesSample.test(text) ? 1 : 0),
    }))
    .sort((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score < 2) return null;
  const text = tell(sheet, best.index);
  return text === null || text.length > 250 ? null : { text: splitLong(text), sentence: best.index };
}

const sampled =
  'patients|participants|people|adults|children|adolescents|infants|women|men|students|physicians|nurses|individuals|volunteers|respondents|mothers|families|households|cases|samples|studies|papers|articles|trials|mice|rats|animals|interviews|pairs|users|workers|subjects|residents|farmers|teachers|tweets|images|stars|galaxies|species|plants|families';
const countsSample = new RegExp(
  `(?:\\d[\\d,]*|\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)[a-z-]*) (?:[\\w-]+ ){0,4}(?:${sampled})\\b[^.]*\\b(?:were|was|participated|took part|completed|recruited|enrolled|interviewed|surveyed|included|underwent)\\b|\\b[Ww]e (?:\\w+ )?(?:recruited|enrolled|interviewed|surveyed|included|studied|analy[sz]ed|examined|followed|used|identified|searched|reviewed|collected|tested|conducted)\\b[^.]*\\d`,
  'u',
);
const namesSample = new RegExp(`\\b(?:recruited|enrolled|interviewed|surveyed|randomi[sz]ed|randomly assigned|participated|sampled|reviewed) [^.]*\\b(?:${sampled})\\b`, 'iu');

/** "participants (n = 149)" -> "149 participants": a bare noun names nobody. */
function usableStudied(sheet: FactSheet): string | null {
  const text = sheet.studied?.text
    .replace(/,? (?:will be|were|was|are|is) .*$/s, '')
    .replace(/^(\p{L}[\p{L} -]+) \([nN]\s?=\s?([\d,]+)\)$/u, (_, noun: string, count: string) => `${count} ${noun.toLowerCase()}`);
  const phrase = usablePhrase(text, 130);
  return phrase !== null && phrase.split(' ').length > 1 && !/\b(?:neither|nor|not?|without)\b/i.test(phrase) ? phrase : null;
}

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

/** The reader's further results first, then every other result that can be told. */
function furtherResults(sheet: FactSheet): Telling[] {
  const first = sheet.supporting.map(({ sentence, text }) => ({ sentence, text }));
  const others = sheet.sentences
    .filter(({ index, role }) => (role === 'results' || role === 'conclusions' || sheet.genre === 'patent') && !first.some(({ sentence }) => sentence === index))
    .map(({ index, text }) => ({ sentence: index, text }));
  const found: Telling[] = [];
  for (const { sentence, text } of [...first, ...others]) {
    if (found.length === mostFurther) break;
    const told = sentence === null ? text : sentence === sheet.finding.sentence ? null : tellPart(sheet, sentence);
    if (told !== null && isUsableResult(told, sheet))
      found.push({ text: splitLong(withSpeaker(told, sheet)), sentence });
  }
  return found;
}

/** No post holds more than two; some of these will have been said. */
const mostFurther = 5;

/** A patent's sentence without the conditions of its claim. */
function tellPart(sheet: FactSheet, index: number): string | null {
  const told = tell(sheet, index);
  return told === null || sheet.genre !== 'patent'
    ? told
    : `${withoutStop(told.split(/, (?:wherein|whereby)\b/)[0] ?? told)}.`;
}

function isUsableResult(text: string, sheet: FactSheet): boolean {
  return (
    text.length <= 250 &&
    isNews(text) &&
    overlap(text, sheet.finding.text) < 0.7
  );
}

function sourceText(sheet: FactSheet): string {
  return sheet.sentences.map(({ text }) => text).join(' ');
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
