import { rewriter } from '#domain/language/rewriter.ts';
import { significanceOf } from '#domain/language/significance.ts';
import type { FactSheet, SourceSentence } from '../../fact-sheet.ts';
import { dropApparatus } from '../../read/compress/brackets.ts';
import { finish } from '../../read/compress/forms.ts';
import { revoice, unframe } from '../../read/compress/frames.ts';
import { dropOpeners } from '../../read/compress/openers.ts';
import { screen } from '../../read/compress/screens.ts';
import { withVerdict } from '../../read/compress/taken-back.ts';
import { trimWords } from '../../read/compress/trims.ts';
import { upperFirst } from '../../read/compress/voice.ts';
import { headlessAim, sharedWe } from '../../read/must-not-lead.ts';
import { clauseSentence, type OfficialClauses, readOfficialClauses } from '../../read/official-text.ts';
import { refersToClaim } from '../../read/patent-text.ts';
import { unpostable } from '../../read/unpostable.ts';
import { bindsWhole } from '../binds-whole.ts';
import { inDigits } from './digits.ts';
import { oneAuthor } from './one-author.ts';
import { tellDocument } from './tell-document.ts';
import { withoutTies } from './without-ties.ts';

/**
 * A sentence of the source as a post says it: whole, in the third person, without what ties it to the page ("In this
 * paper", "also", "p = 0.02"). Null where it cannot be said so. What it says of the world is not touched.
 */
export function tell(sheet: FactSheet, index: number): string | null {
  const known = toldBySheet.get(sheet) ?? new Map<number, string | null>();
  toldBySheet.set(sheet, known);
  const before = known.get(index);
  if (before !== undefined) return before;
  const sentence = sheet.sentences[index];
  const told = sentence === undefined ? null : toldOf(sentence, sheet);
  known.set(index, told);
  return told;
}

const toldBySheet = new WeakMap<FactSheet, Map<number, string | null>>();

function toldOf(sentence: SourceSentence, sheet: FactSheet): string | null {
  const clauses = clausesOf(sheet);
  const clause = clauses?.kinds[sheet.sentences.indexOf(sentence)];
  if (clause === 'operative') return clauseSentence(sentence.text, clauses?.body ?? null);
  if (clause === 'preambular') return null;
  if (sheet.genre === 'patent' && refersToClaim.test(sentence.text)) return null;
  if ([notForPosts, headlessAim, sharedWe].some((gate) => gate.test(sentence.text))) return null;
  // Of what was known before, "we" is everybody.
  if (
    sentence.role === 'background' &&
    /\b(?:we|our|us)\b/i.test(sentence.text) &&
    !ofTheAuthors.test(sentence.text)
  )
    return null;
  const printed = withVerdict(sheet.sentences, sentence.index);
  const listed = printed.replace(/^(?:\(?(?:\d|[ivx]{1,4}|[a-f])\)|1\.) (?=\p{Lu})/u, '');
  const plain = withoutStatistics(
    dropApparatus(tellDocument(oneAuthor(named(firstItem(printed, listed))), sheet)),
  );
  // Where the claim without its frame is no sentence that we know, the frame stays.
  return sayable(inThirdPerson(upperFirst(dropOpeners(plain))), sheet) ?? sayable(inFrame(plain), sheet);
}

/** What a resolution does is told of its body, what moved it is not told. */
function clausesOf(sheet: FactSheet): OfficialClauses | null {
  if (sheet.genre !== 'policy') return null;
  const known = clausesBySheet.get(sheet);
  if (known !== undefined) return known;
  const clauses = readOfficialClauses(sheet.sentences);
  clausesBySheet.set(sheet, clauses);
  return clauses;
}

const clausesBySheet = new WeakMap<FactSheet, OfficialClauses | null>();

/** "Identified four clusters: …": abstracts of some journals leave out who did. */
function withDoer(text: string): string {
  return text.replace(headless, (verb) => `The study ${verb.toLowerCase()}`);
}

const headless =
  /^(?:Identified|Surveyed|Interviewed|Enrolled|Recruited|Conducted|Performed|Reviewed|Analy[sz]ed|Examined|Assessed|Evaluated|Measured|Compared(?! (?:with|to)\b)|Randomi[sz]ed|Searched|Collected|Studied)(?= (?:an?|the|all|\d+|two|three|four|five|six|seven|eight|nine|ten|consecutive|data)\b(?![^.]*?, (?:an?|the|we|it|this|these|there) ))/;

/** Tidied and in digits; null where it cannot be said so. */
function sayable(said: string, sheet: FactSheet): string | null {
  const claim = withDoer(said);
  const bare = upperFirst(dropOpeners(claim));
  // "Using X, the authors find that Y": once the way is gone, the frame can go too.
  const plain = withoutStrayComma(bare === claim ? claim : inThirdPerson(bare));
  const text = turned(inDigits(finish(trimWords(withoutTies(withoutNextStep(plain))))));
  return isSentence(text) &&
    !ownScope.test(text) &&
    !tornList.test(text) &&
    unpostable(text, sourceOf(sheet)) === null
    ? text
    : null;
}

/** "shows that, the method works". */
export function withoutStrayComma(text: string): string {
  return text.replace(strayComma, '$1 ');
}

const strayComma = /(\b(?:shows?|demonstrates?|finds?|found|indicates?|suggests?|reveals?) that), (?=the\b)/g;

function inFrame(text: string): string {
  return revoice(upperFirst(dropOpeners(text)), 'third');
}

/**
 * Of a numbered list that begins the sentence, or whose first number was lost, the first item: the others would need their
 * numbers. A list whose later items deny or limit stays whole.
 */
function firstItem(text: string, listed: string): string {
  if (listed === text && /\b1[.)]/.test(text)) return text;
  return listed.replace(/; \(?2[.)] .*$/su, (others) => (bindsWhole(others) ? others : '.'));
}

/** "an approach; we call NAME, that …" and "a method, which we call NAME," -> "called NAME". */
const named = rewriter([
  [/(?:;|,? (?:which|that|and)) we (?:call|name|term|dub) (?=(?:\p{L}*\p{Lu}){2})/gu, ' called '],
]);

/** "We show that an earlier result is not correct" is the authors' word against another's, and stays theirs. */
function inThirdPerson(text: string): string {
  const claim = unframe(text, 'third');
  return ofOthers.test(claim) || withoutDoer.test(claim) ? revoice(text, 'third') : claim;
}

const ofOthers =
  /^(?:(?:an?|the|some|many|several) )?(?:previous|earlier|prior|existing|published|recent)\b/i;

/** "Using X, Y rises": who used it is gone with "we show that". */
const withoutDoer =
  /^(?:By \w+ing|Using|Employing|Combining|Applying|Utili[sz]ing|Invoking|Building on|Breaking down|Leveraging|Exploiting)\b.*?, (?!the authors|they)/;

/** The first item of a list whose others stand elsewhere. */
const tornList =
  /\((?:i|1|a)\)(?!.*\((?:ii|2|b)\))|\((?:ii|2|b)\)(?<!\((?:i|1|a)\).*)|; (?:mean|median) [\w ]{2,20}: |\b(?:Refs?|refs?|Eqs?|Figs?)\.?$/;

/** Verbs that the reader's list does not hold. */
const verbs =
  /(?<=\p{L}{3,} )(?:set out|identif(?:y|ies)|continues?|employs?|realizes?|establish(?:es)?|illustrates?|captures?|describes?|argues?|offers?|emerges?|arises?|serves?|becomes?|occurs?|gives?|takes?|makes?|uses?|proposes?|includes?|contains?|follows?|consists?|combines?|extends?|presents?|represents?|involves?|supports?|explains?|beats?|surpass(?:es)?|outstrips?|boosts?|cuts?|halves?|doubles?|triples?|accelerates?|wins?|rivals?|saves?|tops?) /u;

/** "In our sample" bounds a claim, and has no third person. */
const ownScope =
  /\b(?:in|of|from) (?:the authors'|their) (?:experience|samples?|series|cent(?:er|re)|cohort|patients|hospital|department|institution)\b/i;

/**
 * "Beliefs affect use and they quantify the effect using simulations": what the authors did next is no part of what they found.
 * Nothing that denies, limits or counts goes.
 */
export function withoutNextStep(text: string): string {
  if (/^(?:The authors|They|Researchers)\b/.test(text)) return text;
  return onlyOwnSteps(text);
}

const nextStep =
  /,? and (?:they|the authors) (?:\p{Ll}+ly |also |then |further )?(?:quantify|discuss|describe|explore|outline|evaluate|examine|investigate|estimate|illustrate|provide|present|highlight) [^.]*\.$/u;

/** "We find that A is B, and connect it with C": verbs that lost their doer with "we find that", and are none of A's. */
const ofDoer =
  /(?<=\b(?:is|was|has|affects|depends|suggests|indicates|shows|improves|reduces|increases|leads)\b.*?),? and (?:thereby |thus |hence |also |then |further )?(?:corroborate|connect|propose|discuss|introduce|relate it|compare it) [^.]*\.$/u;

const onlyOwnSteps = rewriter([
  [nextStep, (step) => (bindsWhole(step) || /\d/.test(step) ? step : '.')],
  [ofDoer, '.'],
]);

/** The reader's screens, whose list of verbs is short: after "The authors" or a document's name comes a verb. */
function isSentence(text: string): boolean {
  // "The mean age of 13.9 years": no verb, whatever "they mean".
  const faults = screen(text.replace(/^(The|A|An) mean (?=\p{Ll})/u, '$1 '), { firstPerson: false });
  return faults.every(
    (fault) =>
      fault === 'no verb' &&
      (verbs.test(text) || /^(?:The authors|They|The (?:report|document)\b.*?”?) \p{Ll}+/u.test(text)),
  );
}

/**
 * "Although A, B" -> "B, although A", "To test A, the authors did B" -> "The authors did B to test A": the news first. Only
 * where the sentence holds those two halves and no more.
 */
export function turned(text: string): string {
  const aim = /^To (\p{Ll}[^,;:]{8,90}), (the authors \p{Ll}[^,;:]{15,140})\.$/u.exec(text);
  if (aim !== null && !/\b(?:this|these|that|to \p{Ll}+)\b/u.test(`${aim[1]} ${aim[2]}`))
    return `${upperFirst(aim[2] ?? '')} to ${aim[1]}.`;
  const match = /^(Even though|Although|Though) ([^,;:]+), ([^,;:]+)\.$/.exec(text);
  if (match === null || /\b(?:it|they|this|these|its|their)\b/i.test(match[3] ?? '')) return text;
  const [, joint = '', aside = '', claim = ''] = match;
  return `${upperFirst(claim)}, ${joint.toLowerCase()} ${aside}.`;
}

const ofTheAuthors =
  /\b[Ww]e (?:\w+ly |here |also |then )?(?:plan|aim|will|present|propose|introduce|develop|stud(?:y|ied)|investigate|test|report|show|use|conduct|examine|compare|describe|analy[sz]e|explore|survey|consider|demonstrate|find|found|prove)/;

/**
 * A registration, an address, a keyword line, a question, a row of numbers, a digit run into a word by a lost letter
 * ("1xed"), what everybody learns, an aim without a doer.
 */
const notForPosts =
  /\b[Ww]e (?:\p{Ll}+ly )?(?:argue|show|believe|suggest|find|think|note|conclude|propose|expect) that (?:is|are|was|were|has|have|may|might|can|could|will) |^(?:trial registration|registration|keywords?|funding|clinical trial number)\b|https?:|\bwww\.|\?$|^\d+\.|\b\d(?!fold|th\b|st\b|nd\b|rd\b|mers?\b|bit|min|sec|day|year|month|week|way|kg|mg|ml|cm|mm|nm|km|px|kb|bp|hr|wk|yr|mo\b|pm\b|am\b|ers\b|pt\b|dimensional|norm|regulari|alpha|beta|gamma|delta|hydroxy|methyl|methoxy|amino|nitro|deoxy|omega)[a-z]{3,}\b|\bwe can (?:all )?learn\b|\bas we (?:advance|move|enter|approach|age|learn|speak)\b|\bour (?:own )?(?:continued growth|species|societ(?:y|ies)|civili[sz]ation|daily li(?:fe|ves)|lives|future|ancestors)\b|\b(?<!\balong )the way we\b|\bwe (?:all|humans|live)\b|\bI (?:then|also|first|here|further) |^(?:To|Finally,? to) (?:\w+ly )?\p{Ll}+ [^,]*\.$/iu;

/** "(12.5 vs. 11.2, P<0.001 for all)" -> "(12.5 vs. 11.2 for all)": figures that compare stay, and what they are of. */
function withoutP(bracket: string): string {
  return comparesFigures(bracket)
    ? bracket.replace(/[,;] ?[pP] ?(?:[=<>≤]|value)[^();,]*?(?= for |[();,])/g, '')
    : bracket;
}

/** A figure stands on both sides of a "versus". Split, since one pattern for all three would take the square of a long text. */
function comparesFigures(bracket: string): boolean {
  const sides = bracket
    .split(/\b(?:vs\.?|versus|compared (?:with|to)|than)\b/)
    .map((side) => /\d/.test(side));
  return sides.indexOf(true) !== -1 && sides.indexOf(true) < sides.lastIndexOf(true);
}

/**
 * Without "[BFM = 3.38, g = 0.31 (0.09, 0.54)]" and "(p < 0.001 for …)": figures of a test, for readers of the paper. Where some
 * of a bracket's results may be chance and some not, they stay: which is which stands nowhere else.
 */
export function withoutStatistics(text: string): string {
  const isMixed = [...text.matchAll(/\(([^()]*)\)/g)].some(
    ({ 1: inside = '', index }) => significanceOf(inside, text.slice(0, index)) === 'both',
  );
  return isMixed ? text : dropStatistics(text);
}

const dropStatistics: (text: string) => string = rewriter([
  [/ ?\[(?:[^[\]]*(?:[=<>≤≥]|% ?CI\b)|\d+ ?% |(?:odds|hazard|risk|rate) ratios?\b)[^[\]]*\]/gu, ''],
  [/ ?\([tF] ?\[[\d., ]+\] ?[=<>≤≥][^()]*\)/gu, ''],
  [/\([^()]*\)/g, withoutP],
  [
    / ?\((?=[^()]*(?:\b(?:ps|[pPtFzrRdgβχ])\d?²?\s?[=<>≤≥]|\bC[Il1]\b|\bBF\w*\s?=))(?:[^()]|\([^()]*\))*\)/gu,
    '',
  ],
  [/ ?\((?:range|IQR|interquartile range|SD|SE|SEM)[:,]? [^()]*\)/gu, ''],
  [/ ?\((?:e\.g\.|for example|see),? [^()]*\)/gu, ''],
  // Not the "(-2.5)" of "ε^(-2.5)".
  [
    / ?\([+±−–-] ?\d[^()\p{L}/]*\)(?! ?[\p{L}°⊙%×·])/gu,
    (aside, at: number, whole: string) => (whole.charAt(at - 1) === '^' ? aside : ''),
  ],
  [/ ?\([−–-]?\d[\d.]*[;,] [−–-]?[\d.]+ (?:to|–|-) [−–-]?[\d.]+\)/gu, ''],
  [/\(\p{Lu}{1,3}\d{2,4}; /gu, '('],
  [/(\d[^(),;]{0,40} vs\.? \d[^(),;]{0,40}), respectively(?=[;)])/gu, '$1'],
  [/\b(\w+) \((\d)\)-(?=\p{Ll})/gu, (whole, word: string) => (word === '' ? whole : `${word}-`)],
]);

function sourceOf(sheet: FactSheet): string {
  const known = sources.get(sheet) ?? sheet.sentences.map(({ text }) => text).join(' ');
  sources.set(sheet, known);
  return known;
}

const sources = new WeakMap<FactSheet, string>();
