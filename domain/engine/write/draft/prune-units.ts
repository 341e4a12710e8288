import { adpositions } from '../../read/syntax/adpositions.ts';
import { codeOf } from '../../read/syntax/hashed-model.ts';
import { type Relation, reachOf, type Tree } from '../../read/syntax/tree.ts';
import { stemsOf } from '../story/stems.ts';

/** A piece of a sentence that hangs on one word of it and could go: nodes `first` to `last` of its tree. */
export interface PruneUnit {
  readonly node: number;
  readonly first: number;
  readonly last: number;
  /** Buckets of the signs that speak for and against its going. */
  readonly signs: readonly number[];
}

/** Buckets that signs are hashed into. A power of two. */
export const pruneBuckets = 1 << 13;

/** Subjects, objects, verbs, what makes a clause of them, and items of lists stay; these may go. */
const mayGo: ReadonlySet<Relation> = new Set([
  'advmod',
  'advcl',
  'amod',
  'acl',
  'acl:relcl',
  'nmod',
  'obl',
  'appos',
  'parataxis',
]);

/** The pieces of a sentence that could go, in order. `about`: stems of the work's title. */
export function pruneUnits(tree: Tree, about: ReadonlySet<string>): PruneUnit[] {
  return tree.flatMap(({ relation }, node) => {
    if (!mayGo.has(relation)) return [];
    const { first, last } = reachOf(tree, node);
    if (isPartOfList(tree, first, last) || isJoined(tree, first, last) || !isLoose(tree, node, first))
      return [];
    if (isMeasured(tree, last) || isInName(tree, first, last) || isInFormula(tree, first, last)) return [];
    if (halvesQuotation(tree, first, last)) return [];
    if (isExplained(tree, first, last) || isOfQualities(tree, first) || isBound(tree, node, first, last))
      return [];
    return [{ node, first, last, signs: signsOf(tree, node, first, last, about) }];
  });
}

/** "For masses [larger than 7 cm]": what measures its noun, wherever the parser hung it. */
function isMeasured(tree: Tree, last: number): boolean {
  return (
    /^(?:\p{Ll}+er|more|less|equal)$/u.test(tree[last + 1]?.text ?? '') &&
    /^(?:than|to)$/.test(tree[last + 2]?.text ?? '')
  );
}

/**
 * "[In the patients who had a stent,] rates were equal": of whom it is said; "an increase [in weight]": of what. Without it the rest
 * says more, or nothing.
 */
function isBound(tree: Tree, node: number, first: number, last: number): boolean {
  const text = tree
    .slice(first, last + 1)
    .map((one) => one.text)
    .join(' ');
  const opening = tree[first]?.text ?? '';
  const isFronted = first === 0 && fronted.test(opening) && ofSome.test(text);
  const head = tree[tree[node]?.head ?? -1]?.text ?? '';
  const before = tree[first - 1]?.text ?? '';
  return (
    isFronted ||
    (/^(?:in|of|between|from)$/.test(opening) && turns.test(head)) ||
    (/^(?:in|of|for|on|about|between)$/.test(opening) && ofWhat.test(head)) ||
    governs.test(`${before} ${opening}`) ||
    /^,? ?(?:combined|coupled|together) with /.test(text) ||
    ofManner.test(text) ||
    predicate.test(text)
  );
}

/** "It does not hold [in a model-independent way]": without it much more is denied. */
const ofManner = /^,? ?in an? (?:[\p{L}-]+ ){1,3}(?:way|manner|fashion|sense)$/u;

/** "The corpus, called X[, is similar in size], yet …": the verb of the sentence, whatever the parser took it for. */
const predicate = /^, (?:is|are|was|were|has|have|had|can|could|may|might|will|would|does|do|did) /;

/** "Exact results [for games]", "conditions [for growth]": of what, only the piece says. */
const ofWhat =
  /^(?:results?|solutions?|conditions?|bounds?|expressions?|formulas?|formulae|insights?|examples?)$/i;

/** "Results [in better control]": the verb says nothing without it, whatever the parser took it for. */
const governs =
  /^(?:(?:result|results|resulted|resulting) (?:in|from)|(?:lead|leads|led|leading|attribut\p{Ll}+|relate[sd]?|refers?|according|due|owing|similar|equal|equivalent|comparable) to|(?:depend|depends|depended|rely|relies|relied|based|focus\p{Ll}*) on|(?:consist|consists|consisted|compris\p{Ll}+|capable|composed) of|(?:differ|differs|differed|suffer\p{Ll}*) (?:in|from)|(?:account|accounts|accounted) for|(?:associated|combined|combination|coupled|mixed|together|conjunction|consistent|compatible) with)$/u;

const fronted = /^(?:In|Among|For|Within|With|Under|At|After|Before|During|On|Across)$/;
const ofSome =
  /\b(?:patients?|groups?|subgroups?|wom[ae]n|m[ae]n|child(?:ren)?|participants?|subjects?|cohorts?|cases?|mice|rats?|animals?|arms?|controls?|those|matched|univariate|multivariate|adjusted|sensitivity|subset|half|values|parameters|assumptions?|conditions?|scenarios?|limit|regime)\b/i;
const turns =
  /^(?:increases?|decreases?|reductions?|changes?|differences?|declines?|rises?|loss(?:es)?|gains?|improvements?|symptoms?|signs?|evidence|history|risks?)$/i;

/** "For direct summarization (i.e., without translation)", "of a gas that was found": what goes on to say which is of the piece. */
function isExplained(tree: Tree, first: number, last: number): boolean {
  const next = tree[last + 1]?.text ?? '';
  return tree[first]?.text !== '(' && /^(?:\(|that|which|who|whose|where)$/.test(next);
}

/** "To ensure close[, realistic and sparse results]": the noun of all the qualities is in the piece. */
function isOfQualities(tree: Tree, first: number): boolean {
  const comma = tree[first]?.text === ',' ? first : first - 1;
  return tree[comma]?.text === ',' && tree[comma - 1]?.tag === 'ADJ' && tree[comma + 1]?.tag === 'ADJ';
}

/** "by more complex [‘]true’ spectra": one of two marks. An apostrophe is none. */
function halvesQuotation(tree: Tree, first: number, last: number): boolean {
  const inside = tree.slice(first, last + 1).map(({ text }) => text);
  const marks =
    inside.join(' ').match(/(?<!\p{L})['‘’`"“”]|(?<=[^\p{L}s ]|[^s\P{L}])['‘’"”](?!\p{L})/gu) ?? [];
  return marks.length % 2 === 1;
}

/** "J(θ)", "|∇J(θ)|₂² ≤ ε": what is printed without a blank before it, or holds signs of a formula, is no piece of its own. */
function isInFormula(tree: Tree, first: number, last: number): boolean {
  const isGlued = first > 0 && tree[first]?.start === tree[first - 1]?.end && tree[first]?.text !== ',';
  const inside = tree.slice(first, last + 2);
  return isGlued || inside.some(({ text }) => /^[|^∥‖∇∑∏∫√∂[\]]$/u.test(text));
}

/** "Quantum [Graph] Nets", "the Disease [Rating Scale]": a piece beside capitals may be part of a name. */
function isInName(tree: Tree, first: number, last: number): boolean {
  const isCapital = (at: number): boolean => /^\p{Lu}/u.test(tree[at]?.text ?? '');
  const goesOn = first > 1 && isCapital(first - 1) && isCapital(first);
  // "Shading Annotations [in the Wild]".
  const goesOnBehind = first > 1 && last - first < 4 && isCapital(first - 1) && isCapital(last);
  return goesOn || goesOnBehind || (isCapital(last) && isCapital(last + 1) && first > 0);
}

/** "Significantly and independently": half of a pair leaves its joint behind. */
function isJoined(tree: Tree, first: number, last: number): boolean {
  const isJoint = (at: number): boolean => /^(?:and|or|but|nor)$/.test(tree[at]?.text ?? '');
  return (isJoint(first - 1) || isJoint(last + 1)) && last - first < 3;
}

/**
 * An adjective or adverb that tells nothing of the thing, a phrase that its own preposition, comma or bracket sets apart: what the
 * parser hangs on a noun without such a sign may be part of its name ("H I column density").
 */
function isLoose(tree: Tree, node: number, first: number): boolean {
  const one = tree[node];
  const opening = tree[first];
  if (one === undefined || opening === undefined) return false;
  // "The authors present three designs": no quality of theirs.
  if (one.relation === 'amod') {
    const before = tree[node - 1]?.text ?? '';
    const isTellingOne = /^the$/i.test(before) && tellsWhich.test(one.text);
    return idle.test(one.text) && !isTellingOne && !/^(?:authors|they|we)$/i.test(before);
  }
  if (one.relation === 'advmod') return /ly$/.test(one.text) || idle.test(one.text);
  return (
    (opening.tag === 'ADP' && adpositions.has(opening.text.toLowerCase())) ||
    opening.tag === 'SCONJ' ||
    opening.tag === 'VERB' ||
    /^[,(]/.test(opening.text) ||
    tree[first - 1]?.text === ','
  );
}

/** "The new select" is another one than "the select". */
const tellsWhich = /^(?:new|novel|proposed|existing|current|recent|additional|further|standard|own)$/i;

/** Words that could stand before any thing. */
const idle =
  /^(?:novel|new|recent|various|different|several|important|main|specific|certain|current|existing|additional|further|own|proposed|extensive|comprehensive|simple|powerful|promising|popular|standard|common|general|overall|key|major|available|also|however|here|thus|then|therefore|moreover|furthermore|further|additionally|indeed|even|still|rather|quite|very|well|together|finally|first)$/i;

/** Between the items of a list a piece could be one of them, whatever the parser took it for. */
function isPartOfList(tree: Tree, first: number, last: number): boolean {
  const isComma = (at: number): boolean => tree[at]?.text === ',' || tree[at]?.text === ';';
  const begins = isComma(first - 1) || isComma(first);
  const ends = isComma(last + 1) || isComma(last) || /^(?:and|or)$/.test(tree[last + 1]?.text ?? '');
  const opens = tree[first]?.text === '(' || tree[first]?.text === '[';
  return !opens && begins && ends && tree.slice(last + 1).some(({ text }) => text === 'and' || text === 'or');
}

function signsOf(
  tree: Tree,
  node: number,
  first: number,
  last: number,
  about: ReadonlySet<string>,
): number[] {
  const one = tree[node];
  const head = tree[one?.head ?? -1];
  if (one === undefined || head === undefined) return [];
  const inside = tree.slice(first, last + 1);
  const text = inside.map((each) => each.text).join(' ');
  const opening = inside.find(({ tag }) => tag !== 'PUNCT')?.text.toLowerCase() ?? '';
  const side = node < (one.head ?? 0) ? 'before' : 'after';
  const kind = `${one.relation}/${side}`;
  const stems = stemsOf(text);
  const shared = [...stems].filter((each) => about.has(each)).length;
  const names = [
    'any',
    `k ${kind}`,
    `t ${kind} ${one.tag} ${head.tag}`,
    `o ${kind} ${opening}`,
    `w ${kind} ${one.text.toLowerCase().slice(0, 7)}`,
    `w ${one.text.toLowerCase()}`,
    `h ${kind} ${head.text.toLowerCase().slice(0, 7)}`,
    `ho ${head.text.toLowerCase().slice(0, 7)} ${opening}`,
    `r ${kind} ${head.relation}`,
    `ro ${head.relation} ${opening}`,
    `l ${kind} ${Math.min(8, Math.round(Math.log2(inside.length + 1) * 2))}`,
    `n ${kind} ${/\d/.test(text) ? 1 : 0}`,
    `b ${kind} ${/^[([]/.test(text) ? 1 : 0} ${/\d/.test(text) ? 1 : 0}`,
    `c ${kind} ${tree[first - 1]?.text === ',' || inside[0]?.text === ',' ? 1 : 0}`,
    `s ${kind} ${Math.min(2, shared)} ${Math.min(3, stems.size)}`,
    `u ${kind} ${/\p{Lu}/u.test(text.slice(1)) ? 1 : 0}`,
    `v ${kind} ${inside.some(({ tag }) => tag === 'VERB') ? 1 : 0}`,
    `p ${kind} ${Math.floor((3 * first) / tree.length)}`,
    `e ${kind} ${last >= tree.length - 2 ? 1 : 0}`,
    `z ${kind} ${Math.min(5, Math.floor(tree.length / 8))}`,
    `d ${kind} ${first === 0 ? 1 : 0}`,
    `i ${kind} ${tree.filter((each) => each.head === one.head).length > 4 ? 1 : 0}`,
  ];
  return names.map((name) => (codeOf(name) >>> 0) & (pruneBuckets - 1));
}
