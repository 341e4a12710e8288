import { hasClearVerb } from '../../read/compress/screens.ts';
import { isBalanced, isGuarded, upperStart } from '../phrases.ts';

/**
 * A long sentence as two where it holds two: at a semicolon, "while", "whereas", or "and" before a new subject with its
 * verb; and what follows from it ("…, suggesting that Y") as a sentence of its own. What a hedge, a denial or a "that" of the first half
 * also bounds stays where it is.
 */
export function splitLong(text: string, longest = 150): string {
  if (text.length <= longest || /["“]/.test(text)) return text;
  for (const { index, 0: joint, 1: word } of text.matchAll(joints)) {
    const head = text.slice(0, index);
    const tail = text.slice(index + joint.length);
    if (!canPart(head, tail, text, word)) continue;
    const second = word === 'but' ? `But ${tail}` : upperStart(tail);
    return `${head}. ${splitLong(second, longest)}`;
  }
  return withoutTail(text);
}

/** "X rises, suggesting that Y." -> "X rises. This suggests that Y.": where nothing in the first half bounds the second. */
function withoutTail(text: string): string {
  const match = followed.exec(text);
  if (match === null) return text;
  const [, head = '', word = '', tail = ''] = match;
  const verb = follows.get(word);
  const isClause = head.split(' ').length >= 6 && tail.split(' ').length >= 4 && hasClearVerb(head);
  if (verb === undefined || !isClause || isGuarded(head) || /\bwhether\b/.test(head) || !isBalanced(head))
    return text;
  return `${head}. This ${verb} ${tail}`;
}

/** What a clause does to the next, as a participle and as a verb. */
const follows: ReadonlyMap<string, string> = new Map([
  ['suggesting', 'suggests'],
  ['indicating', 'indicates'],
  ['implying', 'implies'],
  ['demonstrating', 'demonstrates'],
  ['showing', 'shows'],
  ['revealing', 'reveals'],
  ['confirming', 'confirms'],
  ['highlighting', 'highlights'],
  ['allowing', 'allows'],
  ['enabling', 'enables'],
  ['leading', 'leads'],
  ['resulting', 'results'],
  ['making', 'makes'],
  ['providing', 'provides'],
  ['supporting', 'supports'],
]);
/** The last participle behind a comma, with nothing listed behind it. */
const followed = new RegExp(
  `^(.{40,}), (?:thus |thereby |therefore |hence )?(${[...follows.keys()].join('|')}) ([^,;:]{20,}\\.)$`,
  'u',
);

const subject =
  '(?:the|these|this|those|that|it|they|there|both|no|an?|most|some|many|all|its|their|only|we|patients|participants|women|men|children|\\d)';
const joints = new RegExp(
  `(?:; (?:and |however, |in contrast, )?|, (while|whereas|but|and) )(?=${subject}\\b)`,
  'gu',
);

function canPart(head: string, tail: string, whole: string, joint: string | undefined): boolean {
  if (isShort(head, tail) || /\brespectively\b/.test(whole) || sharesThan(head, tail)) return false;
  // The last part of what a thing is made of.
  if (joint === 'and' && / (?:comprising|consisting of) /.test(head)) return false;
  // "Years 2, 3, and 4": a list of numbers.
  if (/\d$/.test(head) && /^\d/.test(tail)) return false;
  if (binds.test(head) || !hasClearVerb(head) || namesMore.test(tail)) return false;
  const opening = tail.split(' ').slice(0, 9).join(' ');
  if (clauseOfHead.test(tail) || (joint === 'and' && listsClauses(head))) return false;
  if (!hasClearVerb(opening.replace(nouns, '')) && !pastVerb.test(opening)) return false;
  if ((head.match(/\(/g) ?? []).length !== (head.match(/\)/g) ?? []).length) return false;
  return !isGuarded(whole) || (isGuarded(head) && isGuarded(tail));
}

function isShort(head: string, tail: string): boolean {
  return head.split(' ').length < 6 || tail.split(' ').length < 5;
}

/** "A was 1.3 higher, and B was 1.2 higher than in C": what the first is compared with stands at the end of the second. */
export function sharesThan(head: string, tail: string): boolean {
  return comparative.test(head) && !/\bthan\b/.test(head) && /\bthan\b/.test(tail);
}

const comparative =
  /\b(?:more|less|fewer|better|worse|(?!(?:further|other|whether|rather|either|neither|after|together|number|order|under|over|never|however|cancer|matter|power|water|paper|center|computer|parameter|transfer|layer|member|letter|character)\b)\p{Ll}{3,}er)\b/u;

/** "; a model used to study …": what the thing before it is, and no sentence. */
const namesMore =
  /^an? (?:[\p{L}-]+ ){1,4}(?:used|based|designed|known|called|proposed|developed|intended|made) (?:to|for|on|by|in|as|of)\b/u;

/** "A rises, the share of B is small, and …": the third of three. */
function listsClauses(head: string): boolean {
  const last = /^[^,]*[^,\s][^,]*, ((?:an?|the|it|they|its|their|this|no) [^,]*)$/u.exec(head)?.[1];
  return last !== undefined && hasClearVerb(last) && !leadsIn.test(head);
}

/** A scope before a comma is no first clause. */
const leadsIn =
  /^(?:In|On|At|For|With|After|Among|Compared|During|By|Overall|From|Within|Under|Using|Following|Despite|To|When|While|If|As|Although|Though|Because|Since)\b/;

/** "…, but that the method gives another": the second half of "is not". */
const clauseOfHead = /^that (?:an?|the|it|they|there|these|this|their|its|no)\b/;

/** "Only a modest increase", "a wide range": nouns that could be verbs. */
const nouns =
  /\b(?:an?|the|no|only|any|some|its|their) (?:[\p{L}-]+ ){0,2}?(?:ranges?|increases?|decreases?|use|need|results?|forms?|lack|limits?|tests?|shows?|reports?|influence|support|control|links?|contrast|shape|scale|share|effect|help|treatment|target|move|reach|start|act|match)\b/giu;

/** "reverted to": a participle before a noun ("the treated group") is followed by none of these. */
const pastVerb = /\b\p{Ll}{3,}ed (?:to|more|less|fewer|an?|the|no|their|its)\b/u;

/** Words of a first half that reach into the second. */
const binds =
  /\b(?:that|whether|if|because|since|both|either|neither|not only|between|such as|including|namely|i\.e|e\.g)\b|:|^(?:While|Although|Though|When|As|Since|Because|If|Whereas|Given|By)\b/;
