import { splitSentences } from '#domain/language/sentences.ts';
import { isBalanced, isGuarded, upperStart } from '../phrases.ts';
import { countsSomebody } from '../story/sample.ts';
import { binds } from './binds.ts';
import { deedsApart } from './deeds-apart.ts';
import { tailApart } from './fragments.ts';
import { isClause } from './is-clause.ts';

/** What a long sentence becomes: short ones, or short ones and fragments. */
export type Parting = 'sentences' | 'fragments';

/**
 * A person's own words in short sentences: clause by clause. A tone that is sharp also says first who was counted, or where, and gives a
 * fragment of its own to what a comma sets off at the end ("Not in one process."). Every word stays but the joints.
 */
export function clausesApart(text: string, parting: Parting): string {
  return splitSentences(text)
    .map((one) => (parting === 'fragments' ? scopeApart(one.text) : partClauses(one.text, parting)))
    .join(' ');
}

function scopeApart(sentence: string): string {
  const [, opening = '', scope = '', rest = ''] = scoped.exec(sentence) ?? [];
  const isScope = rest !== '' && !acts.test(scope) && !idiom.test(scope) && !apposed.test(sentence);
  if (!isScope || unparted.test(sentence) || partial.test(scope) || !isClause(upperStart(rest)))
    return partClauses(sentence, 'fragments');
  if (/^(?:In|Among)$/.test(opening) && (countsSomebody(scope) || setting.test(scope)))
    return `${upperStart(scope)}. ${partClauses(upperStart(rest), 'fragments')}`;
  const [first = '', ...others] = splitSentences(partClauses(upperStart(rest), 'fragments')).map(
    ({ text }) => text,
  );
  const isOrdinary = upperStart(rest) !== rest;
  const claim = isOrdinary ? first.charAt(0).toLowerCase() + first.slice(1) : first;
  return [`${opening} ${scope}: ${claim}`, ...others].join(' ');
}

/** "In 13 patients with a deficiency, delay was seen.", "In simulations of a galaxy, …", "At 9 months, infants imitated." */
const scoped =
  /^(In|Among|For|At|With|After|During|Under|On|Across|Without|Within) ([^;:(),]{3,70}), ((?!who|which|whose|where|and |or |\d[\d,]* per )[^,].*)$/u;

/** "In none of the 40 patients", "in 5 of 40": apart, it would be said of all. */
const partial =
  /^(?:none|no|not|only|few(?:er)?|up to|at most|less|under|half|most|some|neither|either|one|\d[\d,.]* ?(?:%|(?:out )?of\b|in\b))/iu;

/** "For ALBERT, a known model, it did well": what the scope is, and no clause. */
const apposed = /^\p{L}+ [^,]{3,70}, (?:an?|the|one of|two|three) [^,;:()]{4,80}, /u;

/** "In theory, …", "In contrast to earlier work, …". */
const idiom =
  /^(?:theory|contrast|general|addition|practice|particular|total|fact|short|principle|turn|time|all|one|example|instance|least|most|this|that|these|those|which|reason)\b/;

/** "In general the complexity is high, so …": a clause of its own. */
const acts =
  /^(?!.*\b(?:who|that|which)\b).*\b(?:is|are|was|were|has|have|had|can|could|may|might|did|does)\b/;

/** What a work was done with or in, so named that it stands for itself. */
const setting =
  /^(?:an? )?(?:[\p{Ll}-]+ ){0,3}(?:trial|review|study|survey|simulations?|experiments?|tests|models?|mice|rats|cells)(?: (?:of|in|with|on|at|by|from|among) |$)/u;

function partClauses(sentence: string, parting: Parting): string {
  if (sentence.length <= brief[parting] || unparted.test(sentence)) return sentence;
  for (const { index, 0: joint, 1: word = '' } of [...sentence.matchAll(joints)].slice(0, mostJoints)) {
    const head = sentence.slice(0, index);
    const tail = sentence.slice(index + joint.length);
    if (isBound(head, tail, word) || !isClause(`${head}.`) || !isClause(upperStart(tail))) continue;
    return `${partClauses(`${head}.`, parting)} ${partClauses(openedWith(word, tail), parting)}`;
  }
  return asidesApart(sentence, parting);
}

/** Somebody's words, and lists in step. */
const unparted = /["“”]|(?:^|[\s(])['‘]\p{L}|\brespectively\b/u;

/** Whether something of the one half reaches into the other: a hedge or a denial that "and" carries on, a scope, an "if" at the end. */
function isBound(head: string, tail: string, joint: string): boolean {
  const goesOn = !/^(?:but|yet|so|though|although)$/.test(joint) && isGuarded(head) && !isGuarded(tail);
  return (
    goesOn ||
    sharesThan(head, tail) ||
    !isBalanced(head) ||
    binds.test(head) ||
    opensWithScope.test(head) ||
    conditional.test(tail)
  );
}

/** "A was 1.3 higher, and B was 1.2 higher than in C": what the first is compared with stands at the end of the second. */
function sharesThan(head: string, tail: string): boolean {
  return comparative.test(head) && !/\bthan\b/.test(head) && /\bthan\b/.test(tail);
}

const comparative =
  /\b(?:more|less|fewer|better|worse|(?!(?:further|other|whether|rather|either|neither|after|together|number|order|under|over|never|however|cancer|matter|power|water|paper|center|computer|parameter|transfer|layer|member|letter|character)\b)\p{Ll}{3,}er)\b/u;

const opensWithScope =
  /^(?:In|Among|For|At|With|After|During|Under|On|Across|Without|Within|By|From|Over|Of) [^,]{2,80}, /u;

const conditional = /\b(?:if|unless|provided)\b|, (?:when|where|except|compared|but only|only)\b/u;

/** Characters: shorter, a sentence with two clauses is short enough. */
const brief: Readonly<Record<Parting, number>> = { fragments: 60, sentences: 100 };

/** A sentence with more is a list. */
const mostJoints = 8;

const joints = /; (?:and |however, )?|, (and|but|yet|so|while|whereas|though|although) (?!that\b)/gu;

/** What stands against the first clause says so; what only follows needs no word. */
function openedWith(word: string, tail: string): string {
  if (word === 'so' || word === 'yet') return `${upperStart(word)} ${tail}`;
  return /^(?:but|though|although)$/.test(word) ? `But ${tail}` : upperStart(tail);
}

function asidesApart(sentence: string, parting: Parting): string {
  const [, before = '', after = ''] = concluding.exec(sentence) ?? [];
  if (isBalanced(before) && isClause(`${before}.`))
    return `${asidesApart(`${before}.`, parting)} This ${after}`;
  const deeds = deedsApart(sentence);
  if (deeds !== null) return deeds.map((one) => asidesApart(one, parting)).join(' ');
  return parting === 'fragments' ? tailApart(sentence) : sentence;
}

/** "…, which suggests that recovery is slow." */
const concluding =
  /^(.{40,}), which ((?:suggests?|means?|shows?|implies|indicates?|(?:may|might|could) (?:mean|reflect|indicate)) .+)$/u;
