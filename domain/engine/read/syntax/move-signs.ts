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
  signs.begin();
  signs.add(t(s0), t(b0), far);
  signs.add(w(s0), t(s0));
  signs.add(w(b0), t(b0));
  signs.add(w(s1), t(s1));
  signs.add(m(s0), t(b0));
  signs.add(w(b1), t(b1));
  signs.add(t(b0), t(b1), t(s0));
  signs.add(pair(t(b0), t(b1)), t(b2));
  signs.add(w(s0), w(b0));
  signs.add(w(s0), t(b0), t(s0));
  signs.add(t(s0), w(b0), t(b0));
  signs.add(w(s1), w(s0));
  signs.add(m(s1), m(s0));
  signs.add(w(s1), t(s0), t(s1));
  signs.add(t(s1), w(s0), t(s0));
  signs.add(pair(t(s1), t(s0)), t(b0), below);
  signs.add(pair(t(s2), t(s1)), t(s0), t(b0));
  signs.add(pair(t(s0), t(s0l)), t(b0));
  signs.add(pair(t(s0), t(s0r)), t(b0));
  signs.add(pair(t(s0), t(b0)), t(b0l));
  signs.add(pair(t(s1), t(s0)), t(s0l));
  signs.add(pair(t(s1), t(s0)), t(s0r));
  signs.add(pair(t(s1), t(s0)), t(s1r));
  signs.add(pair(t(s1), t(s0)), t(s1l));
  signs.add(pair(t(s1), t(s0)), w(s0l));
  signs.add(m(s1), w(s0l), t(s0));
  signs.add(w(s1), w(s0l));
  signs.add(pair(t(s2), t(s1)), w(s0l), t(s0));
  signs.add(pair(t(s0), t(b0)), w(s0l));
  signs.add(pair(t(s0), t(b0)), w(b0l));
  signs.add(pair(t(s0), t(b0)), w(s0r));
  signs.add(pair(t(s1), t(s0)), w(s1r));
  signs.add(t(s0), kept, t(b0));
  signs.add(w(s0), kept);
  signs.add(pair(t(s1), t(s0)), keptBelow);
  signs.add(pair(t(s1), t(s0)), w(b0));
  signs.add(pair(t(s1), t(s0)), pair(t(b0), t(b1)));
  signs.add(w(b0), w(b1), t(s0));
  signs.add(w(s0), pair(t(b0), t(b1)));
  signs.add(pair(t(s0), t(s0l)), t(s0l2));
  signs.add(pair(t(s0), t(s0r)), t(s0r2));
  signs.add(pair(t(b0), t(b0l)), t(b0l2));
  signs.add(t(s0), far, kept);
  signs.add(m(s0), m(b0), far);
  signs.add(w(s0l), w(b0), t(s0));
  signs.add(far, t(s0), w(b0));
  signs.add(below, t(s1), t(s0));
  signs.add(w(s2), t(s1), t(s0));
  signs.add(m(s1), pair(t(s0), t(b0)));
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
