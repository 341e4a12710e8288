import type { ParseState } from './parse-state.ts';
import { SignList } from './sign-list.ts';
import { type WordCodes, wordAt } from './word-codes.ts';

/** The words of a sentence behind a place for the root, with their tags. */
export interface TaggedWords {
  readonly words: readonly WordCodes[];
  readonly tags: readonly number[];
}

/** Where no node stands. */
const none = -1;

const signs = new SignList(101, 49);

/** Signs by which the next move is told: top of the stack, what lies below, the next words, and what hangs on them. Good until asked again. */
export function moveSigns({ words, tags }: TaggedWords, state: ParseState): Int32Array {
  const { stack, front, size } = state;
  const s0 = stack.at(-1) ?? none;
  const s1 = stack.at(-2) ?? none;
  const s2 = stack.at(-3) ?? none;
  const b0 = front <= size ? front : none;
  const b1 = front + 1 <= size ? front + 1 : none;
  const b2 = front + 2 <= size ? front + 2 : none;
  const w = (node: number): number => wordAt(words, node).word;
  const m = (node: number): number => wordAt(words, node).stem;
  const t = (node: number): number => (node === none ? 30 : (tags[node] ?? 31));
  const child = (list: Int32Array, node: number): number => (node === none ? none : list[node] || none);
  const s0l = child(state.leftmost, s0);
  const s0r = child(state.rightmost, s0);
  const s1l = child(state.leftmost, s1);
  const s1r = child(state.rightmost, s1);
  const b0l = child(state.leftmost, b0);
  const s0l2 = child(state.secondLeft, s0);
  const s0r2 = child(state.secondRight, s0);
  const b0l2 = child(state.secondLeft, b0);
  const far = near(b0 === none ? 0 : b0 - s0);
  const below = near(s1 === none ? 0 : s0 - s1);
  const kept = counted(state.lefts, state.rights, s0);
  const keptBelow = counted(state.lefts, state.rights, s1);
  const pair = (a: number, b: number): number => a * 32 + b;
  // A sign asks for a node's tag or word up to forty times: each is looked up once.
  const tS0 = t(s0);
  const tS1 = t(s1);
  const tS2 = t(s2);
  const tB0 = t(b0);
  const tB1 = t(b1);
  const tB2 = t(b2);
  const tS0l = t(s0l);
  const tS0r = t(s0r);
  const tS1l = t(s1l);
  const tS1r = t(s1r);
  const tB0l = t(b0l);
  const tS0l2 = t(s0l2);
  const tS0r2 = t(s0r2);
  const tB0l2 = t(b0l2);
  const wS0 = w(s0);
  const wS1 = w(s1);
  const wS2 = w(s2);
  const wB0 = w(b0);
  const wB1 = w(b1);
  const wS0l = w(s0l);
  const wS0r = w(s0r);
  const wS1r = w(s1r);
  const wB0l = w(b0l);
  const mS0 = m(s0);
  const mS1 = m(s1);
  const mB0 = m(b0);
  signs.begin();
  signs.add(tS0, tB0, far);
  signs.add(wS0, tS0);
  signs.add(wB0, tB0);
  signs.add(wS1, tS1);
  signs.add(mS0, tB0);
  signs.add(wB1, tB1);
  signs.add(tB0, tB1, tS0);
  signs.add(pair(tB0, tB1), tB2);
  signs.add(wS0, wB0);
  signs.add(wS0, tB0, tS0);
  signs.add(tS0, wB0, tB0);
  signs.add(wS1, wS0);
  signs.add(mS1, mS0);
  signs.add(wS1, tS0, tS1);
  signs.add(tS1, wS0, tS0);
  signs.add(pair(tS1, tS0), tB0, below);
  signs.add(pair(tS2, tS1), tS0, tB0);
  signs.add(pair(tS0, tS0l), tB0);
  signs.add(pair(tS0, tS0r), tB0);
  signs.add(pair(tS0, tB0), tB0l);
  signs.add(pair(tS1, tS0), tS0l);
  signs.add(pair(tS1, tS0), tS0r);
  signs.add(pair(tS1, tS0), tS1r);
  signs.add(pair(tS1, tS0), tS1l);
  signs.add(pair(tS1, tS0), wS0l);
  signs.add(mS1, wS0l, tS0);
  signs.add(wS1, wS0l);
  signs.add(pair(tS2, tS1), wS0l, tS0);
  signs.add(pair(tS0, tB0), wS0l);
  signs.add(pair(tS0, tB0), wB0l);
  signs.add(pair(tS0, tB0), wS0r);
  signs.add(pair(tS1, tS0), wS1r);
  signs.add(tS0, kept, tB0);
  signs.add(wS0, kept);
  signs.add(pair(tS1, tS0), keptBelow);
  signs.add(pair(tS1, tS0), wB0);
  signs.add(pair(tS1, tS0), pair(tB0, tB1));
  signs.add(wB0, wB1, tS0);
  signs.add(wS0, pair(tB0, tB1));
  signs.add(pair(tS0, tS0l), tS0l2);
  signs.add(pair(tS0, tS0r), tS0r2);
  signs.add(pair(tB0, tB0l), tB0l2);
  signs.add(tS0, far, kept);
  signs.add(mS0, mB0, far);
  signs.add(wS0l, wB0, tS0);
  signs.add(far, tS0, wB0);
  signs.add(below, tS1, tS0);
  signs.add(wS2, tS1, tS0);
  signs.add(mS1, pair(tS0, tB0));
  return signs.buckets;
}

function near(distance: number): number {
  if (distance <= 4) return distance;
  return distance <= 7 ? 5 : distance <= 12 ? 6 : 7;
}

function counted(lefts: Int32Array, rights: Int32Array, node: number): number {
  if (node === none) return 31;
  return Math.min(3, lefts[node] ?? 0) * 4 + Math.min(3, rights[node] ?? 0);
}
