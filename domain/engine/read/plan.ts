import { quickTest } from '#domain/language/quick-test.ts';

/**
 * Whether a text tells of a study that is still to be done: from the first sentence that plans on nothing is reported as done or
 * found, whatever kind of work it is. What stands before may tell what was known.
 */
export function readsAsPlan(sentences: readonly { readonly text: string }[]): boolean {
  const first = sentences.findIndex(({ text }) => plansOn(text));
  if (first < 0) return false;
  const [before, after] = [sentences.slice(0, first), sentences.slice(first)];
  return !before.some(({ text }) => ownResult(text)) && !after.some(({ text }) => reports(text));
}

/** "Patients will be randomised", "not yet recruiting", "we plan to enrol", "a planned trial". */
export function plansOn(text: string): boolean {
  return planSigns.some((sign) => sign(text)) && !ofOutlook(text);
}

/** Beginnings of verbs: what will be done with those who take part. */
const steps = [
  'randomis',
  'randomiz',
  'recruit',
  'enrol',
  'allocat',
  'assign',
  'invit',
  'compar',
  'receiv',
  'includ',
  'assess',
  'measur',
  'collect',
  'analys',
  'analyz',
  'follow',
  'administ',
  'undergo',
  'interview',
  'survey',
].join('|');

/** What stands before "recruiting" where it is still to end. */
const standing = ['not yet', 'currently', 'now', 'still', 'actively', 'is', 'are', 'be'].join('|');

const planSigns = [
  new RegExp(String.raw`\bwill (?:\p{Ll}+ly )?(?:be (?:\p{Ll}+ly )?)?(?:${steps})`, 'iu'),
  new RegExp(
    String.raw`\b(?:${standing}) (?:recruiting|enrol+ing|open (?:for|to) (?:recruitment|enrol+ment))\b`,
    'i',
  ),
  /\b(?:plan|intend|propose|aim)s? to (?:\p{Ll}+ly )?(?:enrol|recruit|randomi[sz]e|include \d|conduct|follow)/iu,
  /\b(?:is|are) (?:planned|scheduled|expected|anticipated|due) to (?:start|begin|recruit|enrol|run|open|be complet|end)/i,
  /\b(?:estimated|anticipated|target|planned) (?:enrol+ment|sample size|study completion|completion|start)\b/i,
  /\b(?:trial|study|recruitment|enrol+ment) (?:has|have) (?:not (?:yet )?|yet to )(?:begun|started|begin|start|open)/i,
  /\b(?:primary|secondary|main) (?:\p{Ll}+ )?(?:outcomes?|end ?points?|objectives?) (?:of the study )?(?:is|are)\b/iu,
  /(?<!\bneed(?:s|ed)? )\bto be (?:randomi[sz]ed|enrol+ed|recruited|allocated)\b/i,
].map(quickTest);

/** What comes after a study that was done. */
const ofOutlook = quickTest(
  /\b(?:future|further|next|follow-up|subsequent|larger) (?:stud(?:y|ies)|research|work|trials?|steps?)\b/i,
);

/** Done or found; what is approved, registered or designed beforehand is neither. */
function reports(text: string): boolean {
  return found(text) || (done(text) && !beforehand(text));
}

const done = quickTest(/\b(?:was|were|had|did)\b/);
const beforehand = quickTest(
  /\b(?:approv|obtain|grant|regist|fund|design|develop|plan|inform|consult|involv|calculat|publish|estimat|power)\p{Ll}*/iu,
);
const tellers = ['we', 'results?', 'findings', 'data', 'authors', 'this study', 'this trial'].join('|');
const tells = [
  'found',
  'show',
  'shows',
  'showed',
  'observed',
  'demonstrates?',
  'demonstrated',
  'reveal',
  'reveals',
  'revealed',
].join('|');
const found = quickTest(new RegExp(String.raw`\b(?:${tellers}) (?:\p{Ll}+ly )?(?:${tells})\b`, 'iu'));

const ownResult = quickTest(
  /\b(?:we|our) (?:\p{Ll}+ )?(?:found|show|showed|observed|demonstrate|results|findings)\b/iu,
);
