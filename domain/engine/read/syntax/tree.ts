/** Parts of speech, as Universal Dependencies (version 2) names them. */
export const tags = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
] as const;
export type Tag = (typeof tags)[number];

/** What a word is to its head, as Universal Dependencies (version 2) names it. */
export const relations = [
  'root',
  'nsubj',
  'nsubj:pass',
  'csubj',
  'obj',
  'iobj',
  'obl',
  'advmod',
  'advcl',
  'amod',
  'acl',
  'acl:relcl',
  'nmod',
  'nmod:poss',
  'nummod',
  'det',
  'case',
  'mark',
  'cc',
  'conj',
  'cop',
  'aux',
  'aux:pass',
  'ccomp',
  'xcomp',
  'compound',
  'flat',
  'appos',
  'punct',
  'parataxis',
  'expl',
  'fixed',
  'dep',
] as const;
export type Relation = (typeof relations)[number];

/** A word, a number or a mark of a sentence, with its place in the sentence and its place in the tree. */
export interface Node {
  readonly text: string;
  /** Characters `start` to `end` of the sentence. */
  readonly start: number;
  readonly end: number;
  readonly tag: Tag;
  /** Index of the node that it hangs on; -1 for the root. */
  readonly head: number;
  readonly relation: Relation;
}

/** The nodes of a sentence in order. Arcs never cross, so that all that hangs on a node stands in one piece. */
export type Tree = readonly Node[];

/** First and last node of all that hangs on `index`, itself among them. */
export function reachOf(tree: Tree, index: number): { readonly first: number; readonly last: number } {
  const hangs = (at: number): boolean => {
    for (let up = at; up !== -1; up = tree[up]?.head ?? -1) if (up === index) return true;
    return false;
  };
  let first = index;
  let last = index;
  while (first > 0 && hangs(first - 1)) first -= 1;
  while (last < tree.length - 1 && hangs(last + 1)) last += 1;
  return { first, last };
}
