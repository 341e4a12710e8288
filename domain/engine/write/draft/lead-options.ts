import { isFamiliar } from '#domain/language/familiar.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { mustNotLead } from '../../read/must-not-lead.ts';
import { substance } from '../../read/substance.ts';
import { draftModel } from '../../read/weights/draft.generated.ts';
import { numbersOf, overlap } from '../phrases.ts';
import { withPointedNamed } from '../story/name-pointed.ts';
import { saysLittle, tellsAimOnly, tellsMethodOnly } from '../story/news.ts';
import { isNearlyClear, openReference } from '../story/open-references.ts';
import { type Opening, plain, pointsBack } from '../story/opening.ts';
import { introduceShortForms } from '../story/short-forms.ts';
import { stemsOf } from '../story/stems.ts';
import { isAnnouncement, namesSubject, tellsTitle } from '../story/subject.ts';
import { tell } from '../story/tell.ts';
import { pruneWeights } from './draft-model.ts';
import { prunedOpenings } from './pruned-leads.ts';

/** A way to begin a post, and what speaks for and against it. */
export interface LeadOption {
  readonly opening: Opening;
  /** Tells the finding, or what the rules put in its place. */
  readonly isOwn: boolean;
  /** Says what was made, where nothing that came of it can lead. */
  readonly isLast: boolean;
  /** Leaves something to words that it does not hold. */
  readonly isOpen: boolean;
  readonly signs: readonly number[];
}

/** Sentences with less than this share of being the finding do not lead in its place, but for conclusions. */
const leastShare = 0.02;

/** The ways to begin that the rules give, shorter forms of the first, and other likely sentences told alone, each with its signs. */
export function leadOptions(
  sheet: FactSheet,
  openings: readonly Opening[],
  prune: ArrayLike<number> = pruneWeights(draftModel.prune),
): LeadOption[] {
  const told = new Set(openings.map(({ before, finding }) => `${before} ${finding}`.trim()));
  const others = otherFindings(sheet).filter(({ finding }) => !told.has(finding));
  const sentence = sheet.finding.sentence ?? -1;
  const all = [
    ...openings.map((opening, place) => ({ opening, place, sentence, ease: 0, isOwn: true, isLast: false })),
    ...prunedOpenings(sheet, openings, prune)
      .filter(({ opening }) => !told.has(opening.finding))
      .map(({ opening, ease }) => ({ opening, place: 5, sentence, ease, isOwn: true, isLast: false })),
    ...others.map(({ isLast, ...opening }) => ({
      opening,
      place: 10,
      sentence: opening.sentence,
      ease: 0,
      isOwn: false,
      isLast,
    })),
  ];
  return all.map(({ opening, place, sentence: from, ease, isOwn, isLast }) => {
    const at = opening.finding === '' ? placeOf(sheet, opening.before) : from;
    const whole = `${opening.before} ${opening.finding}`.trim();
    const isOpen = openReference(whole, at, '', sheet) !== null;
    const signs = [...signsOf(opening, place, at, isOpen, sheet), flag(ease > 0), ease];
    return { opening, isOwn, isLast, isOpen, signs };
  });
}

/** Characters: a longer one is no better than the finding. */
const longestOther = 230;

/** "(a) 11.6; (b) 24.8": a list is no first line. */
const listed = /\((?:[a-e]|[1-5]|i{1,3})\)|\b[a-d]\) /;

interface OtherFinding extends Opening {
  readonly sentence: number;
  readonly isLast: boolean;
}

/** Likely findings and conclusions other than the first choice, as a post would tell them alone. */
function otherFindings(sheet: FactSheet): OtherFinding[] {
  // What was not found is not passed over for what was.
  if (sheet.finding.negated) return [];
  return sheet.sentences.flatMap(({ index: sentence, role, text: printed }) => {
    const score = sheet.candidates.find((one) => one.sentence === sentence)?.score;
    const isRanked = score !== undefined && (score >= leastShare || role === 'conclusions');
    if (sentence === sheet.finding.sentence || (!isRanked && !announces.test(printed))) return [];
    const told = tell(sheet, sentence);
    const text = told === null ? null : pointedNamed(told, sentence, sheet);
    if (text === null || text.length > longestOther || listed.test(text)) return [];
    if (role === 'background') return [];
    // How it was done is no news, save what was made.
    if (role === 'methods' && !isAnnouncement(text) && !found.test(text)) return [];
    const named = introduceShortForms(text, '', sheet);
    const clear = openReference(named, sentence, '', sheet) === null;
    return [{ ...plain(named), sentence, clear, isLast: !isRanked }];
  });
}

/** To name takes a parse of what stands before: only where the sentence leaves something open. */
function pointedNamed(told: string, sentence: number, sheet: FactSheet): string {
  if (openReference(told, sentence, '', sheet) === null) return told;
  return withPointedNamed(told, sentence, sheet) ?? told;
}

const found =
  /\b(?:is|are|was|were) (?:\p{Ll}+ly )?(?:established|observed|found|shown|obtained|detected|derived|proved|proven|identified|seen)\b/u;

/** Says what the work made, whatever came of it. */
const announces =
  /\b(?:[Ww]e|paper|work|article) (?:\p{Ll}+ly |also |then |here )?(?:propose|introduce|present|develop|describe|design|build|release)(?:s|d|ed)? (?:an?|the|two|three|\p{Lu})/u;

function placeOf({ sentences, finding }: FactSheet, text: string): number {
  const shares = sentences.map((one) => overlap(text, one.text));
  const best = shares.indexOf(Math.max(...shares));
  return (shares[best] ?? 0) > 0.6 ? best : (finding.sentence ?? -1);
}

const flag = (is: boolean): number => (is ? 1 : 0);

function signsOf(
  opening: Opening,
  place: number,
  sentence: number,
  isOpen: boolean,
  sheet: FactSheet,
): number[] {
  const { before, finding, kind, quoted, clear } = opening;
  const whole = `${before} ${finding}`.trim();
  const first = before === '' ? finding : before;
  const role = sheet.sentences[sentence]?.role;
  const share = sheet.candidates.find((one) => one.sentence === sentence)?.score ?? 0;
  const isChosen = sentence === sheet.finding.sentence;
  return [
    ...(['alone', 'made', 'title', 'asked', 'introduced', 'background'] as const).map((one) =>
      flag(kind === one),
    ),
    flag(finding === ''),
    flag(quoted),
    flag(clear),
    flag(place === 0),
    Math.min(10, place) / 10,
    flag(isChosen),
    share,
    Math.log(share + 0.01),
    flag(isChosen && !sheet.sure),
    ...(['objective', 'methods', 'results', 'conclusions', 'background'] as const).map((one) =>
      flag(role === one),
    ),
    flag(isChosen && overlap(whole, sheet.finding.text) < 0.5),
    overlap(sheet.finding.text, whole),
    ...textSigns(whole, first, sheet),
    flag(isOpen),
    flag(isNearlyClear(whole, sentence, sheet)),
    ...newsSigns(finding === '' ? before : finding, first, sheet),
  ];
}

function textSigns(whole: string, first: string, sheet: FactSheet): number[] {
  const stems = [...stemsOf(whole)];
  const titled = [...stemsOf(sheet.title ?? '')].filter((one) => one.length > 3);
  const named = titled.filter((one) => stems.includes(one)).length / Math.max(3, titled.length);
  const figures = numbersOf(whole).length;
  return [
    Math.min(4, whole.length / 100),
    flag(whole.length > 200),
    flag(whole.length > 260),
    flag(whole.length < 70),
    flag(first.length > 180),
    named,
    flag(namesSubject(first, sheet.title)),
    flag(tellsTitle(whole, sheet.title)),
    Math.min(12, stems.filter((one) => !isFamiliar(one)).length) / 12,
    Math.min(4, figures) / 4,
    flag(/\([^()]*\)/.test(whole)),
    flag(/[;:]/.test(whole)),
    flag(listed.test(whole)),
    flag(figures > 4),
    flag(/^(?:In|Among|For|With|At) /.test(whole)),
    flag(/\b(?:the authors|they|their)\b/i.test(whole)),
    flag(/^(?:The authors|They|The (?:study|paper|work|results|findings|data|team))\b/.test(whole)),
    flag(/\b(?:this|these|such|it|the (?:method|model|approach|intervention|results|two))\b/i.test(whole)),
    flag(/\b(?:should|recommend\w*|need(?:s|ed)?|further)\b/i.test(whole)),
    flag(/\b(?:may|might|could|suggest\w*)\b/i.test(whole)),
    flag(/\bthan\b|\bcompared (?:with|to)\b|\bversus\b|\bvs\b/i.test(whole)),
    flag(
      /\b(?:increas|decreas|reduc|improv|higher|lower|associat|correlat|predict|outperform)\w*/i.test(whole),
    ),
  ];
}

function newsSigns(news: string, first: string, sheet: FactSheet): number[] {
  return [
    flag(isAnnouncement(first)),
    flag(isAnnouncement(news)),
    flag(saysLittle(news)),
    flag(tellsMethodOnly(news, sheet)),
    flag(tellsMethodOnly(first, sheet)),
    flag(tellsAimOnly(news)),
    flag(tellsAimOnly(first)),
    flag(mustNotLead(news)),
    1 - substance(news),
    flag(pointsBack.test(first)),
  ];
}
