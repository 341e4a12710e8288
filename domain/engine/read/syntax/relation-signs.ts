import { bucketOf } from './hashed-model.ts';
import type { TaggedWords } from './move-signs.ts';
import { noWord } from './word-codes.ts';

/** What is known of a tree before its arcs are named: each node's head, and its outermost children. */
export interface BareTree extends TaggedWords {
  readonly heads: ArrayLike<number>;
  readonly leftmost: ArrayLike<number>;
  readonly rightmost: ArrayLike<number>;
}

/** Signs by which the arc to `node` is named. */
export function relationSigns(tree: BareTree, node: number): number[] {
  const { words, tags, heads } = tree;
  const head = heads[node] ?? 0;
  const above = head === 0 ? -1 : (heads[head] ?? 0);
  const w = (at: number): number => (words[at] ?? noWord).word;
  const t = (at: number): number => (at < 0 ? 30 : (tags[at] ?? 31));
  const child = (list: ArrayLike<number>, at: number): number => list[at] || -1;
  const [first, last] = [child(tree.leftmost, node), child(tree.rightmost, node)];
  const [headFirst, headLast] = [child(tree.leftmost, head), child(tree.rightmost, head)];
  const side = node < head ? 1 : 2;
  const gap = Math.min(6, Math.abs(head - node));
  const ends = (headFirst === node ? 1 : 0) + (headLast === node ? 2 : 0);
  const pair = t(node) * 32 + t(head);
  const values: readonly (readonly [number, number?, number?])[] = [
    [pair, side, gap],
    [pair, side, ends],
    [w(node), side],
    [w(head), side],
    [w(node), t(head), side],
    [w(head), t(node), side],
    [w(node), w(head)],
    [pair, w(first)],
    [pair, w(last)],
    [pair, t(first), t(last)],
    [pair, t(node - 1), t(node + 1)],
    [pair, w(node - 1)],
    [pair, w(node + 1)],
    [pair, t(above), side],
    [pair, w(headFirst)],
    [pair, t(headFirst), side],
    [pair, t(headLast), side],
    [t(node), (words[node] ?? noWord).suffix3, side],
    [t(node), (words[head] ?? noWord).suffix3, side],
    [pair, (words[node] ?? noWord).suffix3, side],
    [pair, w(first), w(head)],
    [w(first), t(node), side],
    [pair, t(head - 1), t(head + 1)],
    [pair, w(above), side],
  ];
  return values.map(([a, b, c], template) => bucketOf(template + 201, a, b, c));
}
