import type { FactSheet } from '../../fact-sheet.ts';
import { inDigits } from './digits.ts';

/** True where the results are of fewer than the sentence counts: the larger count beside them would mislead. */
export function isNarrowed(sheet: FactSheet, index: number): boolean {
  const here = sheet.sentences[index]?.text ?? '';
  return (
    subset.test(here) ||
    ofThem.test(here) ||
    answered.test(here) ||
    ofThose.test(here) ||
    isNarrowedNext(sheet, index) ||
    isNarrowedLater(sheet, index)
  );
}

/** Fewer of them completed, were matched or were analysed, as a later sentence says. */
function isNarrowedLater({ sentences }: FactSheet, index: number): boolean {
  const here = inDigits(sentences[index]?.text ?? '').match(/(?<![\d.,])(?!(?:19|20)\d\d\b)\d[\d,]*/g) ?? [];
  const most = Math.max(0, ...here.map((digits) => Number(digits.replaceAll(',', ''))));
  return sentences.slice(index + 1).some(({ role, text }) => {
    const left = role === 'conclusions' ? null : whoWereLeft.exec(inDigits(text));
    const count = Number((left?.[1] ?? left?.[2] ?? '').replaceAll(',', ''));
    return count > 0 && count < most;
  });
}

const whoWereLeft =
  /(?<![\d.,])(?:(\d[\d,]*) (?:\p{Ll}+ ){0,2}?(?:patients|participants|subjects|women|men|children|students|individuals|people|respondents|cases) (?:\([^)]*\) )?(?:completed (?:all|both|the (?:study|trial|survey|questionnaires?|follow-up))|were (?:included in the (?:final )?analys[ei]s|evaluable|available for (?:analysis|follow-up)))|(\d[\d,]*) (?:\p{Ll}+ ){0,2}?patients (?:\([^)]*\) )?[^.]{0,60}\bwere matched\b)/u;

/**
 * True where the work counts more of the same elsewhere in what it did: 349 are one of its groups, and not who was studied.
 */
export function isOneGroup(studied: string, sheet: FactSheet): boolean {
  const [, digits = ''] = countOf.exec(studied) ?? [];
  const size = Number(digits.replaceAll(',', ''));
  if (!(size > 0)) return false;
  return sheet.sentences.some(
    ({ role, text }) =>
      role === 'methods' &&
      !text.includes(digits) &&
      Array.from(text.matchAll(counts)).some(([, other = '']) => Number(other.replaceAll(',', '')) > size),
  );
}

/**
 * True where nothing else that the work counts could be the sample in its place: no larger count of people, and no smaller one
 * that is a large part of it, unless two such parts make up the whole.
 */
export function isOnlySample(studied: string, sheet: FactSheet): boolean {
  const size = sizeIn(studied);
  if (!(size > 0)) return true;
  const others = sheet.sentences
    .filter(({ role }) => role !== 'background')
    .flatMap(({ text }) => Array.from(inDigits(text).matchAll(counts), ([whole]) => sizeIn(whole)))
    .filter((one) => one > 0 && one !== size);
  const parts = others.filter((one) => one < size && one >= size * largePart);
  const isWhole = (one: number): boolean =>
    parts.some((other) => Math.abs(one + other - size) <= size * 0.02);
  return others.every((one) => one < size) && parts.every(isWhole);
}

const largePart = 0.3;

function sizeIn(text: string): number {
  const digits = /(\d[\d ,\u00a0]*\d|\d)/.exec(inDigits(text))?.[1] ?? '';
  return Number(digits.replace(/[ ,\u00a0]/g, ''));
}

const somebody =
  'patients|participants|people|adults|children|adolescents|infants|women|men|students|physicians|nurses|individuals|volunteers|respondents|subjects|residents|cases|controls';
const countOf = new RegExp(`^(\\d[\\d,]*) (?:[\\p{L}-]+ ){0,3}?(?:${somebody})\\b`, 'iu');
const counts = new RegExp(`(?<![\\d.,])(\\d[\\d,]*)(?! ?%) (?:[\\p{L}-]+ ){0,3}?(?:${somebody})\\b`, 'giu');

/** The next sentence narrows it: "Of these, 436 had stage I disease", "Among these 377 patients, 87 were referred with …". */
export function isNarrowedNext({ sentences }: FactSheet, index: number): boolean {
  const next = sentences[index + 1]?.text ?? '';
  return ofThose.test(next) || whoMet.test(next);
}

/** "In a subset of 117 patients": who they all were stands elsewhere. */
const subset = /\bsub(?:set|group|sample) of \d/i;

/** "116 patients were identified, and 77 of them were included". */
const ofThem =
  /\b\d+ (?:\([^)]*\) )?of (?:them|these|which|whom)\b[^.]*\b(?:included|analy[sz]ed|eligible|completed|evaluated|audited|enrolled)\b/;

/** "312 physicians were contacted, and 154 returned questionnaires". */
const answered =
  /\b(?:contacted|invited|approached|mailed|posted|sent|screened|assessed for eligibility|identified|eligible)\b[^.]*(?:,|\band\b|\bof (?:which|whom)\b) ?(?:and )?\d[\d,]* (?:\([^)]*\) )?(?:\p{Ll}+ ){0,2}?(?:returned|responded|replied|participated|completed|answered|agreed|consented|(?:were|was) (?:included|analy[sz]ed|enrolled|recruited|eligible|randomi[sz]ed|assigned|allocated))\b|\b(?:contacted|invited|approached|mailed|sent|screened)\b[^.]*\band (?:randomi[sz]ed|enrolled|included|recruited|received) \d/u;

/** "A chart review identified 27 patients who met the criteria." */
const whoMet =
  /\b(?:identified|found|left|yielded|selected|included) (?:a total of )?\d[\d,]* (?:\p{L}+ ){1,4}(?:who|that|which) (?:met|fulfilled|satisfied)\b/u;

/** Not a rate, nor how many of them were women, which narrows nothing. */
const ofThose =
  /^(?:Only )?(?:Of|Among|From) (?:these|those|them|the|this)\b[^,]{0,60}, (?:there were |only )?(?:\d[\d,]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\p{Ll}+teen)(?:-\p{Ll}+)?)(?! ?%|\.\d)\b(?! ?%)(?! (?:\([^)]*\) )?(?:were|was) (?:women|men|female|male|girls|boys|random|assigned|allocated))/u;
