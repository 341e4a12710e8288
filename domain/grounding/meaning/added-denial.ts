import type { AlignedClaim } from '../align.ts';
import { type Clause, countShared, type Operator, readClauses } from '../clauses.ts';
import { conceptOf, conceptTokens } from '../concepts.ts';
import type { Flag } from '../grounded-sentence.ts';
import type { IndexedSentence, SourceIndex } from '../source-index.ts';
import { halfDenialsIn } from './half-denials.ts';
import { isSaidSo } from './said-otherwise.ts';

/**
 * "May not add to it", "are not known": a denial of what is or can be, where the sentence that the claim rests on denies or bounds
 * nothing of it in any words. "Did not change" is left alone: many ways to find nothing use no word of denial.
 */
export function addedDenial(claim: AlignedClaim, source: SourceIndex): Flag | null {
  return deniedDenial(claim) ?? deniedLack(claim, source) ?? deniedState(claim, source);
}

/** "Not similarly accurate", "not ruled out": a denial of what the source says in a word that denies by itself. */
function deniedDenial({ text, sentences }: AlignedClaim): Flag | null {
  if (!/\bnot\b/i.test(text)) return null;
  for (const { softDenials, denials } of readClauses(text)) {
    const soft = softDenials.find((word) =>
      new RegExp(`\\bnot (?:\\p{L}+ly |too )?${word}\\b|\\b${word} (?:is|was|are|were) not\\b`, 'iu').test(
        text,
      ),
    );
    const denial = denials.find(({ word }) => soft !== undefined && /^not$/i.test(word));
    if (soft === undefined || denial === undefined) continue;
    const concept = conceptOf(soft.split(' ')[0] ?? soft);
    const homes = sentences
      .flatMap(({ sentence }) => sentence.clauses())
      .filter(({ concepts }) => concepts.has(concept));
    if (
      homes.length > 0 &&
      homes.every((clause) => clause.denials.length === 0 && clause.softDenials.length > 0)
    )
      return addedFlag(denial);
  }
  return null;
}

/** "Have not gone undetected" where they "have been undetected": a denial of a word that denies by its first letters. */
function deniedLack({ text, sentences }: AlignedClaim, source: SourceIndex): Flag | null {
  const [, before = '', denial = '', lack = ''] = denied.exec(text) ?? [];
  const start = text.indexOf(before + denial) + before.length;
  const says = new RegExp(`\\b${lack}\\b`, 'iu');
  if (lack === '' || !sentences.some(({ sentence }) => says.test(sentence.text))) return null;
  const deniesToo = new RegExp(`\\b(?:not?|never|nor|neither|\\w+n['’]t)\\b[^.,;]{0,40}\\b${lack}\\b`, 'iu');
  if (source.sentences.some((one) => deniesToo.test(one.text))) return null;
  return addedFlag({ word: denial, start, end: start + denial.length });
}

const denied = /(\b(?:\p{L}+ )?)\b(not|never) (?:\p{L}+ ){0,2}?(un(?!der|i)\p{L}{3,}(?:ed|able|ible))\b/iu;

function addedFlag({ word, start, end }: Pick<Operator, 'word' | 'start' | 'end'>): Flag {
  return { type: 'negation', detail: `The source does not say "${word}" here.`, start, end };
}

function deniedState({ text, sentences }: AlignedClaim, source: SourceIndex): Flag | null {
  for (const clause of readClauses(text)) {
    const denial = clause.denials.find((one) => deniesState(text, one));
    if (denial === undefined || clause.softDenials.some((word) => !isSaid(word, sentences))) continue;
    const concepts = new Set(conceptTokens(source.spellOut(clause.text)).map(({ concept }) => concept));
    const home = closestTo(concepts, sentences);
    if (home === undefined || !statesPlainly(home, text, concepts) || !speaksOf(concepts, home)) continue;
    const place = { start: denial.start - clause.start, end: denial.end - clause.start };
    if (isSaidSo(clause.text, place, source) || isDeniedElsewhere(concepts, denial, source)) continue;
    return addedFlag(denial);
  }
  return null;
}

function isSaid(word: string, sentences: AlignedClaim['sentences']): boolean {
  return sentences.some(({ sentence }) => sentence.text.toLowerCase().includes(word));
}

/** The sentence that has most of the clause's words; the first where two have as many. */
function closestTo(
  concepts: ReadonlySet<string>,
  sentences: AlignedClaim['sentences'],
): IndexedSentence | undefined {
  const [first, ...others] = sentences.map(({ sentence }) => sentence);
  return others.reduce(
    (best, one) =>
      best !== undefined && countShared(one.concepts, concepts) > countShared(best.concepts, concepts)
        ? one
        : best,
    first,
  );
}

function deniesState(text: string, { word, start, end }: Operator): boolean {
  if (/^[.,;:)]|^ (?:only|just|yet)\b/.test(text.slice(end))) return false;
  if (/^cannot$/i.test(word)) return true;
  return (
    /^not$/i.test(word) &&
    /\b(?:is|are|was|were|has|have|can|could|may|might|will) $/i.test(text.slice(0, start))
  );
}

/** Its parts that speak of the same state something, and neither ask nor deny nor bound, but in a word that the post has too. */
function statesPlainly(sentence: IndexedSentence, post: string, about: ReadonlySet<string>): boolean {
  if (/\?\s*$/.test(sentence.text)) return false;
  const said = post.toLowerCase();
  const shared = (clause: Clause): number => countShared(clause.concepts, about);
  const most = Math.max(1, ...sentence.clauses().map(shared));
  return sentence
    .clauses()
    .filter((clause) => shared(clause) >= most / 2)
    .every(
      ({ text, denials, softDenials }) =>
        denials.length +
          softDenials.filter((word) => !isLikeness(word, post) && !said.includes(word)).length ===
          0 &&
        halfDenialsIn(text.replace(notOnly, ' ')).every(
          ({ 0: word }) => said.includes(word.toLowerCase()) && !/^not?$/i.test(word),
        ),
    );
}

/** "Similar to earlier ones", "the same method": what is like another denies nothing but that the two differ. */
function isLikeness(word: string, post: string): boolean {
  return likeness.test(word) && !ofDifference.test(post);
}

const likeness = /^(?:same|similar(?:ly)?|equal(?:ly)?|identical|comparable|equivalent|invariant)$/;
const ofDifference =
  /\b(?:differ\p{L}*|chang\p{L}*|alter\p{L}*|affect\p{L}*|influenc\p{L}*|effects?|impact\p{L}*|vary|varied|varies|depend\p{L}*|more|less|fewer|than|better|worse|improve\p{L}*|\p{L}{3,}er than)\b/iu;

/** "Not only A, but B" states both. */
const notOnly = /\bnot (?:only|just|merely)\b/gi;

function speaksOf(concepts: ReadonlySet<string>, home: IndexedSentence): boolean {
  const known = countShared(concepts, home.concepts);
  return known >= Math.min(2, concepts.size - 1) && known * 3 >= concepts.size;
}

function isDeniedElsewhere(
  concepts: ReadonlySet<string>,
  { scope: own }: Operator,
  source: SourceIndex,
): boolean {
  const denies = ({ denials, concepts: theirs }: Clause): boolean =>
    countShared(theirs, concepts) >= 2 &&
    denials.some(
      ({ scope }) => scope.size === 0 || [...own].slice(0, 2).some((concept) => scope.has(concept)),
    );
  return source.sentences.some((sentence) => sentence.clauses().some(denies));
}
