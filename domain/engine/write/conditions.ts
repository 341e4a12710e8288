import { isFamiliar } from '#domain/language/familiar.ts';
import { platforms } from '#domain/posts/platforms.ts';
import type { FactSheet, Genre } from '../fact-sheet.ts';
import { partOwnFinding } from '../own-finding.ts';
import { type Doubt, doubtOf, doubtWords } from './doubt.ts';
import { isAboutHealth, isGrave, isIllness, tellsDeath } from './gravity.ts';
import { gatherMaterial } from './material.ts';
import { isProtocol } from './protocol.ts';
import { isSecondary } from './secondary.ts';
import { countsSomebody } from './story/sample.ts';
import { type Field, fieldOf } from './subject-tags.ts';
import { hasPeople, namesPeople, speaksOfPatients, speaksOfPeople } from './subjects.ts';
import { phaseOf } from './trial-phase.ts';
import {
  leavesCostOut,
  leavesFiguresOut,
  leavesLimitOut,
  leavesPolicyOut,
  leavesProductOut,
} from './unstated.ts';
import type { Condition } from './voice.ts';
import type { WriteRequest } from './write-request.ts';

/** Which of the conditions in the tone tables hold for this source and this request. */
export function conditionsOf(sheet: FactSheet, request: WriteRequest): ReadonlySet<Condition> {
  const known = ofSheet.get(sheet) ?? readSheet(sheet);
  const { like } = platforms[request.platform];
  ofSheet.set(sheet, known);
  const holds: Record<Condition, boolean> = {
    ...known,
    journal: isJournal(request.info.journal) && !known.preprint,
    author: request.author,
    acts: like === 'linkedin' && !known.grave && known.research,
    room: like !== 'twitter',
  };
  return new Set((Object.keys(holds) as Condition[]).filter((condition) => holds[condition]));
}

type SheetConditions = Readonly<Record<Exclude<Condition, 'journal' | 'author' | 'acts' | 'room'>, boolean>>;

/** Judged once a sheet: each of its posts asks. */
const ofSheet = new WeakMap<FactSheet, SheetConditions>();

function readSheet(sheet: FactSheet): SheetConditions {
  const { finding, genre } = sheet;
  const { openings, number, supporting, limit, caution, told: added } = gatherMaterial(sheet);
  // A person's own words; empty where the reader chose.
  const own = finding.sentence === null ? finding.text : '';
  const first = own === '' ? finding.text : partOwnFinding(own).lead;
  const quoted = openings[0]?.quoted ?? false;
  const lead = openings.find(({ clear }) => clear) ?? openings[0];
  const told = [
    lead?.before,
    lead?.finding,
    ...added,
    number?.text,
    ...supporting.slice(0, 2).map(({ text }) => text),
  ];
  const grave = isGrave(sheet) || tellsDeath(sheet, told.join(' '));
  const illness = isIllness(sheet);
  const announces = isProtocol(sheet) || announcing.test(first) || saysReview.test(own);
  return {
    ...ofKind(sheet, own),
    ...ofField(fieldOnStage(sheet)),
    people: hasPeople(sheet) || countsPatients.test(own),
    sampled: namesPeople(sheet.studied?.text ?? '') || countsSomebody(own),
    'no-people': !speaksOfPeople(sheet),
    'no-patients': !hasPeople(sheet) && !speaksOfPatients(sheet) && !isAboutHealth(sheet),
    grave,
    illness,
    hedged: finding.hedges.some((hedge) => strongHedge.test(hedge)) && !quoted,
    ...ofDoubt([first, ...added]),
    own: own !== '',
    quoted,
    null: foundNothing.test(first),
    unwelcome: notToCheer.test(first),
    plain: own === '' ? isPlain(first, 20) : isPlain(first, 28) && isFamiliarText(first),
    ...ofHealth(sheet),
    'open-limit':
      sheet.limit !== null &&
      /\b(?:unknown|unclear|studies|research|trials|needed|whether)\b/i.test(sheet.limit.text),
    announces,
    arguable: ofPeople.has(genre) && sheet.subjects === 'people' && !grave && !illness && !announces,
    'says-result': /^(?:The|These|Our) (?:\w+ )?(?:results?|findings?|study|analysis|data)\b/i.test(first),
    'no-figures': limit === null && caution === null && leavesFiguresOut(sheet),
    'no-policy': leavesPolicyOut(sheet),
    'no-cost': leavesCostOut(sheet),
    'no-product': leavesProductOut(sheet),
    told: added.length > 0,
    'no-limit': leavesLimitOut(sheet),
    'mentions-patent': sheet.sentences.some(({ text }) => /\bpatent/i.test(text)),
  };
}

/** Whether it is of health, tells something that readers could change, and is done in one go. */
function ofHealth(sheet: FactSheet) {
  const health = isAboutHealth(sheet);
  const told = `${sheet.title ?? ''} ${sheet.finding.text}`;
  return { health, treated: health && treats.test(told), procedure: doneOnce.test(told) };
}

/** What kind of work it is, as the reader or the person has it. */
function ofKind(sheet: FactSheet, own: string) {
  const { genre } = sheet;
  const isPlanned = isProtocol(sheet);
  return {
    research: genre !== 'policy' && genre !== 'patent',
    empirical: empirical.has(genre),
    document: genre === 'policy',
    patent: genre === 'patent',
    protocol: isPlanned,
    trial: genre === 'trial' && !isPlanned && !isSecondary(sheet),
    review: genre === 'review' || saysReview.test(own) || callsItReview.test(own),
    method: genre === 'method' || genre === 'dataset',
    theory: genre === 'theory' || genre === 'simulation',
    simulation: genre === 'simulation',
    phased: phaseOf(sheet) !== null,
    preprint: sheet.marks.includes('preprint'),
    mechanism:
      genre === 'method' || genre === 'patent' || genre === 'animal-or-lab' || genre === 'simulation',
  };
}

/** A theory of the sky is told at the blackboard. */
function fieldOnStage(sheet: FactSheet): Field | null {
  const field = fieldOf(sheet);
  return field === 'space' && sheet.genre === 'theory' ? 'physics' : field;
}

function ofField(field: Field | null): Record<`of-${Field}` | 'of-no-field', boolean> {
  return {
    'of-space': field === 'space',
    'of-computing': field === 'computing',
    'of-mathematics': field === 'mathematics',
    'of-physics': field === 'physics',
    'of-matter': field === 'matter',
    'of-life': field === 'life',
    'of-earth': field === 'earth',
    'of-medicine': field === 'medicine',
    'of-society': field === 'society',
    'of-no-field': field === null,
  };
}

/** What a person calls their work in their own words, whatever the reader took it for. */
const saysReview =
  /^(?:An?|This|The|Our) (?:[\p{L}-]+ ){0,2}(?:review|overview|guideline|consensus|guide|commentary|essay)\b/iu;
const callsItReview =
  /\b(?:our|this|the) (?:[\p{Ll}-]+ )?(?:review|overview) (?:covers|describes|sums|shows|lists|explains|sets|discusses|outlines|looks)\b|\b(?:studies|trials) (?:that )?we reviewed\b/iu;

const countsPatients =
  /\bpatients\b|\b(?:\d+|young|older|healthy|pregnant) (?:[\p{Ll}-]+ )?(?:people|adults|women|men|children|volunteers|participants)\b|\b(?:people|adults|women|men|children) (?:with|living|having)\b/u;

/** Kinds of work with a sample that can be named. */
const empirical: ReadonlySet<Genre> = new Set<Genre>([
  'trial',
  'observational',
  'diagnostic',
  'animal-or-lab',
  'field-study',
  'qualitative',
  'measurement',
  'review',
]);

/** Kinds of work whose finding a reader may see otherwise: to dare a reader to argue with a star count is no tone. */
const ofPeople: ReadonlySet<Genre> = new Set<Genre>(['observational', 'qualitative', 'trial']);

/** Words that make the whole finding a maybe. "About 40%" and "can reach" do not. */
export const strongHedge =
  /\b(?:may|might|could|suggest\w*|appears?|appeared|seems?|seemed|possibly|probably|likely|potentially|indicat\w+|consistent with)\b/i;

function ofDoubt(told: readonly string[]): Record<`says-${Doubt}`, boolean> {
  const found = doubtOf(told);
  const holds = (word: Doubt): [string, boolean] => [`says-${word}`, word === found];
  return Object.fromEntries(doubtWords.map(holds)) as Record<`says-${Doubt}`, boolean>;
}

const announcing =
  /^(?:(?:In this \w+, )?(?:The authors|We|The \w+) (?:(?:then|also|first|further) )?(?:develop|present|propose|introduce|describe|discuss|stud(?:y|ied)|explore|investigate|review|outline|consider|provide|report|examine|describe|show how|use|have|aim|identified)|A proposed|An? (?:[\p{L}-]+ ){0,3}(?:review|survey|analysis|paper|study|essay|perspective) (?:examines|covers|aims|outlines|describes|considers|explores|discusses)|.{0,60}\bwere (?:surveyed|studied|interviewed) to (?:evaluate|assess|find out)|This (?:paper|article|study|work) (?:presents|proposes|describes|discusses|explores|reviews))/iu;

const foundNothing =
  /\bdid not (?:seem|appear) to\b|\bneither (?:confirm|support|prove)s? nor (?:refute|reject|disprove)s?\b|\b(?:insufficient|not enough|not (?:of )?sufficient|inadequate|inconclusive|no conclusive) (?:[\w-]+ ){0,2}(?:quality|evidence|data)\b|\bremain(?:s|ed)? (?:unclear|uncertain|unknown)\b|\bcould not (?:rule out|be determined)\b|\bfail(?:s|ed)? to provide\b|\bmay or may not\b|\bnot (?:be )?(?:detect(?:ed|able)|found|observed|seen|present|expressed)\b|\b(?:no|neither|nor) (?:[\w-]+ ){0,4}(?:differences?|effects?|associations?|evidence|changes?|benefits?|improvements?|relationships?|correlations?|impact|link|indications?|signs?|gains?|advantages?|excess|support)\b|\b(?:did|does|do|was|were|is|are) not (?:\w+ly )?(?:affect|improve|reduce|increase|differ|change|associated|related|linked|influence|predict|influenced|different)/i;

const notToCheer =
  /\b(?:fail(?:s|ed|ures?)?|could not|couldn't|cannot|did not (?:allow|help|work|predict|prevent|lead)|unable|delay(?:s|ed)?|miss(?:ed)|under-?(?:used|diagnosed|treated|reported|estimated)|lack(?:s|ed)? of|insufficient|inadequate|little (?:evidence|awareness|need|effect)|no (?:advantage|awareness|place|role|need)|poor(?:ly|er)?|worse(?:ns|ned)?|declin(?:e|es|ed|ing)|loss(?:es)? of|harm(?:s|ed|ful)?|complications?|recurren\w+|relaps\w+|problematic|should not|not (?:reliabl[ey]|necessary|recommended|safe|feasible|sufficient|suitable))\b/i;

/** Something that a reader could start or stop. */
const treats =
  /\b(?:treat\w*|therap\w+|drugs?|medic\w+|doses?|surg\w+|exercise\w*|training|diets?|supplement\w*|vaccin\w+|inject\w*|screening|intervention\w*|placebo|[\p{L}]+(?:mab|statin|cillin|prazole|olol))\b/iu;

/** What is done to somebody in one go, and not theirs to stop or change at home. */
const doneOnce =
  /\b(?:surg\p{L}*|operati(?:on|ve)\p{L}*|an(?:a)?esth\p{L}*|catheter\p{L}*|implant\p{L}*|intubat\p{L}*|airway|laparoscop\p{L}*|vaccin\p{L}*|biops\p{L}*|endoscop\p{L}*|transplant\p{L}*|stapl\p{L}*)\b/iu;

function isJournal(journal: string | undefined): boolean {
  return (
    journal !== undefined && journal.trim() !== '' && journal.length <= 60 && !/rxiv|preprint/i.test(journal)
  );
}

/** Names and terms of a field are few: neighbours know the rest. */
function isFamiliarText(text: string): boolean {
  return (text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter((word) => !isFamiliar(word)).length <= 2;
}

/** So many words or fewer, of which few are long: words that a neighbour understands. Whoever wrote their own meant them plain. */
function isPlain(text: string, most: number): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return (
    words.length <= most && words.filter((word) => word.length > 10).length <= 1 && !/\p{Lu}{2}/u.test(text)
  );
}
