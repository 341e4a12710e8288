import { findNumbers } from '#domain/language/numbers.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { isApparatus } from '../../read/apparatus.ts';
import { hasClearVerb } from '../../read/compress/screens.ts';
import { factScore } from '../../read/fields/facts-model.ts';
import { parse } from '../../read/syntax/parse.ts';
import { draftModel } from '../../read/weights/draft.generated.ts';
import { overlap, upperStart } from '../phrases.ts';
import { withPointedNamed } from '../story/name-pointed.ts';
import { isNarrowed } from '../story/narrowed.ts';
import { openReference } from '../story/open-references.ts';
import { turnsAgainst } from '../story/other-side.ts';
import { introduceShortForms } from '../story/short-forms.ts';
import { stemsOf } from '../story/stems.ts';
import { asSentence } from '../story/who-sentence.ts';
import { isWithinGroups } from '../story/within-groups.ts';
import { pruneWeights } from './draft-model.ts';
import { prunings } from './prunings.ts';
import { type ToldOption, toldOptions } from './told-options.ts';

/** A sentence behind the first line: what was found besides, or on what it rests. */
export interface Told {
  readonly text: string;
  readonly sentence: number;
  readonly kind: 'result' | 'basis';
}

/** Characters of a sentence behind the first line: chosen with the editors who wrote `corpus/told.jsonl`. */
const longest = 180;

/**
 * An editor prints two at the most; a second one has to be surer than the first, since a post is no poorer without it: what it
 * rests on, or in whom, less so than a further result, which a post can do without.
 */
const most = 2;
const leastOfSecond: Readonly<Record<Told['kind'], number>> = { result: 0.4, basis: 0.3 };

/**
 * The sentences of the source that an editor would print behind a first line, the likeliest kind first: learned from what editors chose
 * (`corpus/told.jsonl`), each shortened where it is long, none that points at something the post does not hold.
 * `held`: the sentence besides the finding's that the first line tells.
 */
export function draftTold(sheet: FactSheet, lead: string, held: number | null = null): Told[] {
  if (sheet.finding.sentence === null || lead === '') return [];
  const from = sentenceOf(lead, sheet.finding.sentence, sheet);
  const { weights, from: least } = draftModel.told;
  const ranked = toldOptions(sheet, lead, from)
    .filter(({ sentence }) => sentence !== held && !isApparatus(sheet.sentences[sentence]))
    .map((option) => ({ option, belief: 1 / (1 + Math.exp(-factScore(option.signs, weights))) }))
    .filter(({ belief }) => belief >= least)
    .sort((a, b) => b.belief - a.belief);
  const found: Told[] = [];
  let said = lead;
  for (const { option, belief } of ranked) {
    if (found.length === most) break;
    if (found.length > 0 && belief < leastOfSecond[kindOf(sheet, option.sentence)]) continue;
    const told = toldOf(option, said, sheet);
    if (told === null || (told.kind === 'basis' && found.some(({ kind }) => kind === 'basis'))) continue;
    found.push(told);
    said = `${said} ${told.text}`;
  }
  const likeliest = found[0]?.kind;
  return found.sort((a, b) => (a.kind === b.kind ? a.sentence - b.sentence : a.kind === likeliest ? -1 : 1));
}

/** The sentence that the first line tells: the finding, unless another says it better. */
function sentenceOf(lead: string, finding: number, { sentences }: FactSheet): number {
  const shared = (index: number): number => overlap(lead, sentences[index]?.text ?? '');
  if (shared(finding) >= 0.5) return finding;
  return sentences.reduce((best, { index }) => (shared(index) > shared(best) ? index : best), finding);
}

function toldOf({ sentence, text }: ToldOption, said: string, sheet: FactSheet): Told | null {
  const kind = kindOf(sheet, sentence);
  // More were counted than the results are of; or the same once more.
  const isOfAll = tookPart.test(text) || !isNarrowed(sheet, sentence);
  if (kind === 'basis' && (!isOfAll || countsAgain(text, said))) return null;
  if (
    overlap(text, said) > 0.7 ||
    isWithinGroups(sentence, sheet) ||
    looksBack.test(text) ||
    onlyNames.test(text) ||
    asksForMore.test(text) ||
    leftUnsaid.test(text) ||
    isHalf(sheet, sentence, said) ||
    (kind === 'result' && ofSample.test(text) && !ofSample.test(said))
  )
    return null;
  const whole = kind === 'basis' ? asSentence(withoutTurn(text), sheet) : withoutTurn(text);
  const printed = introduceShortForms(whole, said, sheet);
  const named =
    openReference(printed, sentence, said, sheet) === null
      ? null
      : withPointedNamed(printed, sentence, sheet);
  const spelled = named ?? printed;
  const isFit = (one: string): boolean =>
    one.length <= longest &&
    // A sentence of the source is one where the parser does not see its verb, too; what was left of one may be none.
    (isClause(one) || (one === spelled && hasClearVerb(one))) &&
    openReference(one, sentence, said, sheet) === null;
  // To shorten takes longer than all else.
  const isOpen = openReference(spelled, sentence, said, sheet) !== null;
  const forms = spelled.length <= longest || isOpen ? [spelled] : shorterForms(spelled, sheet);
  const form = forms.find(isFit);
  return form === undefined ? null : { text: form, sentence, kind };
}

/** "Similar findings were noted": similar to what, the post may not hold. */
const looksBack =
  /^(?:Similar(?:ly)?|Comparable|The (?:same|latter|former|remaining|others?)|Likewise|Others?|Neither|Both)\b/;

/** "The implications are outlined." */
const onlyNames =
  /\b(?:are|is|were|was) (?:also |then |briefly |finally )?(?:outlined|discussed|presented|described|given|provided|considered|explored|proposed|reviewed|illustrated|highlighted|examined|addressed)\.$/;

/** "Larger studies are required": any paper's end. */
const asksForMore =
  /^(?:(?:[\p{L}-]+,? ){0,6}(?:stud(?:y|ies)|research|investigations?|trials?|work|data|evaluation)) (?:(?:is|are|will be|remains?|should be) )?(?:still )?(?:required|needed|warranted|necessary|desirable)\b/iu;

/** A result that the very next sentence turns against: told without it, it would be half of what was found. */
function isHalf({ sentences, finding }: FactSheet, index: number, said: string): boolean {
  const next = sentences[index + 1];
  return (
    next !== undefined &&
    next.index !== finding.sentence &&
    (next.role === 'results' || next.role === 'conclusions') &&
    turnsAgainst.test(next.text) &&
    overlap(next.text, said) < 0.5
  );
}

/** "Five patients did not (specificity 100%).": what they did not, the clause before it said. */
const leftUnsaid =
  /^(?!.*[,;] (?:but|while|whereas|and|though|although) ).*\b(?:did|does|do|was|were|had|could) not(?: \([^()]*\))?\.$/u;

function countsAgain(text: string, said: string): boolean {
  // "For 20 min" counts no trials.
  const counted = findNumbers(said).filter(({ unit }) => unit === null);
  const own = findNumbers(text);
  return own.length > 0 && own.every(({ value }) => counted.some((one) => one.value === value));
}

/** Says of its count what is true of it, however many were analysed in the end. */
const tookPart = /\b(?:recruited|enrolled|randomi[sz]ed|randomly (?:assigned|allocated)|invited)\b/i;

/** Who they were is no result. */
const ofSample =
  /\b(?:(?:mean|median|average) age|\d[\d.]* ?% (?:were )?(?:fe)?males?|(?:fe)?males? (?:\(|and \d)|(?:were|was) (?:enrolled|recruited|eligible|included|analy[sz]ed(?=[.,]| and)|identified(?=[.,])))\b/i;

/** Has a verb with its subject, as the parser reads it. */
function isClause(text: string): boolean {
  const tree = parse(text);
  return tree.some(
    ({ relation, head }) =>
      /^(?:nsubj|csubj|expl)/.test(relation) &&
      (tree[head]?.tag === 'VERB' ||
        tree[head]?.tag === 'AUX' ||
        tree.some((other) => other.head === head && other.relation === 'cop')),
  );
}

function kindOf({ sentences }: FactSheet, index: number): Told['kind'] {
  const role = sentences[index]?.role;
  return role === 'results' || role === 'conclusions' ? 'result' : 'basis';
}

/** "However, the rest fell": a turn from something that the post may not hold. */
function withoutTurn(text: string): string {
  return upperStart(
    text
      .replace(/^(?:\p{Lu}\p{Ll}+ and (?:methods|design)|Study (?:sample|population|design)): (?=\S)/u, '')
      .replace(
        /^(?:However|Nevertheless|Moreover|Furthermore|In addition|Additionally|Also|Specifically|In particular|Interestingly|Notably|Importantly|Finally|Further|Second(?:ly)?|Third(?:ly)?|By contrast|In contrast|Conversely|Similarly|Likewise|In turn|Thus|Therefore|Hence|Indeed|Overall),? /,
        '',
      ),
  );
}

function shorterForms(text: string, sheet: FactSheet): string[] {
  if (text.length > 420) return [];
  return prunings(text, stemsOf(sheet.title ?? ''), pruneWeights(draftModel.prune))
    .map((one) => one.text)
    .sort((a, b) => b.length - a.length);
}
