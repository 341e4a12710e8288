import { hasFiniteVerb } from '../compress/screens.ts';
import { adpositions } from './adpositions.ts';
import { parse } from './parse.ts';
import { type Node, reachOf, type Tree } from './tree.ts';

/** A noun of a sentence with the words that hang on it. */
export interface NounPhrase {
  /** Characters of the sentence: where it begins, where its noun ends. */
  readonly start: number;
  readonly headEnd: number;
  /** The noun as printed. */
  readonly head: string;
  /** "the", "an", "these", "our"; empty where it has none. */
  readonly determiner: string;
  /** Words between the determiner and the noun. */
  readonly before: string;
  /** Ends, in characters, at which the phrase could stop behind its noun, the longest first; the last is `headEnd`. */
  readonly ends: readonly number[];
  /** Is the subject of a clause in the active voice. */
  readonly isSubject: boolean;
}

/** The noun phrases of a sentence, in the order of their nouns, as the parser reads them. */
export function nounPhrases(sentence: string): NounPhrase[] {
  const tree = parse(sentence);
  return tree.flatMap((node, at) => {
    // The inner words of a compound or a name are no phrase of their own.
    if (!/^(?:NOUN|PROPN)$/.test(node.tag) || /^(?:compound|flat|fixed)$/.test(node.relation)) return [];
    const first = firstOf(tree, at);
    const start = tree[first]?.start ?? node.start;
    const [, determiner = ''] = determined.exec(sentence.slice(start, node.end)) ?? [];
    return [
      {
        start,
        headEnd: node.end,
        head: node.text,
        determiner: determiner.toLowerCase(),
        before: sentence.slice(start + determiner.length, node.start).trim(),
        ends: endsOf(tree, at).filter((end) => end === node.end || leavesVerb(tree, sentence, start, end)),
        isSubject: node.relation === 'nsubj',
      },
    ];
  });
}

const determined =
  /^(the|an?|this|that|these|those|such(?: an?)?|our|their|its|his|her|both|each|every|all|any|some|no|either|neither|several|two|three|four|five|six|seven|eight|nine|ten)\b(?![-.])/i;

/** The first node of the piece before the noun that hangs on it without a gap. */
function firstOf(tree: Tree, at: number): number {
  let first = at;
  for (let place = at - 1; place >= 0; place -= 1) {
    const one = tree[place];
    if (one === undefined || !hangs(tree, place, at)) break;
    if (one.tag === 'ADP' || (/^(?:case|cc|mark|advmod|cop|punct)$/.test(one.relation) && one.head === at))
      break;
    first = place;
  }
  return first;
}

function hangs(tree: Tree, place: number, on: number): boolean {
  for (let up = place; up !== -1; up = tree[up]?.head ?? -1) if (up === on) return true;
  return false;
}

/** "Strains circulating in …", "a tool to find …": no verb of a sentence that was hung on its subject. */
function isParticiple({ relation, text }: Node): boolean {
  return relation === 'acl' && !/[^s]s$/.test(text);
}

/** "Managers who assess loans". */
function isWho(tree: Tree, at: number, { relation }: Node): boolean {
  return relation === 'acl:relcl' && tree[at + 1]?.text === 'who';
}

/** What is left of a sentence has its verb: else the parser hung the verb on its subject ("The cream cut flare-ups by 12%"). */
function leavesVerb(tree: Tree, sentence: string, start: number, end: number): boolean {
  if (!/[.!?]$/.test(sentence)) return true;
  const isVerb = (one: Node): boolean =>
    (one.tag === 'VERB' || one.tag === 'AUX') && (one.start < start || one.start >= end);
  return tree.some(isVerb) || hasFiniteVerb(`${sentence.slice(0, start)} ${sentence.slice(end)}`);
}

/** Opens with a preposition; a participle of the past may take no object ("yields raised by", and not "the cream cut pain"). */
function isModifier(tree: Tree, first: number, { relation }: Node): boolean {
  const opening = tree[first]?.text.toLowerCase() ?? '';
  if (relation === 'nmod') return adpositions.has(opening);
  if (relation !== 'acl' || /ing$/.test(opening) || opening === 'to') return true;
  const next = tree[first + 1]?.text.toLowerCase() ?? '';
  return next === '' || next === 'to' || adpositions.has(next) || /ly$/.test(opening);
}

/** Behind the noun: each phrase or clause that hangs on it may be the last. */
function endsOf(tree: Tree, at: number): number[] {
  const headEnd = tree[at]?.end ?? 0;
  const ends = [headEnd];
  let last = at;
  tree.forEach((one, place) => {
    if (
      place <= at ||
      one.head !== at ||
      !(one.relation === 'nmod' || isParticiple(one) || isWho(tree, at, one))
    )
      return;
    const reach = reachOf(tree, place);
    // A comma, a bracket or a joint between: no close part of it.
    if (reach.first !== last + 1 || reach.first <= at || !isModifier(tree, reach.first, one)) return;
    last = reach.last;
    ends.push(tree[last]?.end ?? headEnd);
  });
  return ends.reverse();
}
