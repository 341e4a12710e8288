import type { TaggedWords } from './move-signs.ts';
import { SignList } from './sign-list.ts';
import { wordAt } from './word-codes.ts';

/** What is known of a tree before its arcs are named: each node's head, and its outermost children. */
export interface BareTree extends TaggedWords {
  readonly heads: ArrayLike<number>;
  readonly leftmost: ArrayLike<number>;
  readonly rightmost: ArrayLike<number>;
}

const signs = new SignList(201, 24);

/** Signs by which the arc to `node` is named. Good until asked again. */
export function relationSigns(tree: BareTree, node: number): Int32Array {
  const { words, tags, heads } = tree;
  const head = heads[node] ?? 0;
  const above = head === 0 ? -1 : (heads[head] ?? 0);
  const w = (at: number): number => wordAt(words, at).word;
  const t = (at: number): number => (at < 0 ? 30 : (tags[at] ?? 31));
  const child = (list: ArrayLike<number>, at: number): number => list[at] || -1;
  const [first, last] = [child(tree.leftmost, node), child(tree.rightmost, node)];
  const [headFirst, headLast] = [child(tree.leftmost, head), child(tree.rightmost, head)];
  const side = node < head ? 1 : 2;
  const gap = Math.min(6, Math.abs(head - node));
  const ends = (headFirst === node ? 1 : 0) + (headLast === node ? 2 : 0);
  const pair = t(node) * 32 + t(head);
  signs.begin();
  signs.add(pair, side, gap);
  signs.add(pair, side, ends);
  signs.add(w(node), side);
  signs.add(w(head), side);
  signs.add(w(node), t(head), side);
  signs.add(w(head), t(node), side);
  signs.add(w(node), w(head));
  signs.add(pair, w(first));
  signs.add(pair, w(last));
  signs.add(pair, t(first), t(last));
  signs.add(pair, t(node - 1), t(node + 1));
  signs.add(pair, w(node - 1));
  signs.add(pair, w(node + 1));
  signs.add(pair, t(above), side);
  signs.add(pair, w(headFirst));
  signs.add(pair, t(headFirst), side);
  signs.add(pair, t(headLast), side);
  signs.add(t(node), wordAt(words, node).suffix3, side);
  signs.add(t(node), wordAt(words, head).suffix3, side);
  signs.add(pair, wordAt(words, node).suffix3, side);
  signs.add(pair, w(first), w(head));
  signs.add(w(first), t(node), side);
  signs.add(pair, t(head - 1), t(head + 1));
  signs.add(pair, w(above), side);
  return signs.buckets;
}
