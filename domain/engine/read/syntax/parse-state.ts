/** Where a reading of a sentence stands. Node 0 is the root above all, words count from 1. */
export interface ParseState {
  readonly size: number;
  readonly stack: number[];
  /** The next word; past the last one when none is left. */
  front: number;
  readonly heads: Int32Array;
  /** Of each node: the outermost children so far (0: none) and how many there are. */
  readonly leftmost: Int32Array;
  readonly rightmost: Int32Array;
  readonly secondLeft: Int32Array;
  readonly secondRight: Int32Array;
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
}

/** Arc-hybrid: push the next word; the top hangs on the next word; the top hangs on what lies below it. */
const moves = { shift: 0, left: 1, right: 2 } as const;

export function startParse(size: number): ParseState {
  const numbers = (): Int32Array => new Int32Array(size + 1);
  return {
    size,
    stack: [0],
    front: 1,
    heads: numbers().fill(-1),
    leftmost: numbers(),
    rightmost: numbers(),
    secondLeft: numbers(),
    secondRight: numbers(),
    lefts: numbers(),
    rights: numbers(),
  };
}

/** True where nothing is left but the root. */
export function isDone(state: ParseState): boolean {
  return state.front > state.size && state.stack.length === 1;
}

/** The moves that can be made, one bit each. The root takes one child, and takes it last. */
export function allowedMoves({ stack, front, size }: ParseState): number {
  const hasNext = front <= size;
  const hasTop = stack.length > 1;
  const underRoot = stack.length === 2;
  return (
    (hasNext ? 1 << moves.shift : 0) |
    (hasTop && hasNext ? 1 << moves.left : 0) |
    (hasTop && !(underRoot && hasNext) ? 1 << moves.right : 0)
  );
}

export function move(state: ParseState, to: number): void {
  const { stack, front } = state;
  if (to === moves.shift) {
    stack.push(front);
    state.front += 1;
    return;
  }
  const top = stack.pop() ?? 0;
  if (to === moves.left) hangLeft(state, front, top);
  else hangRight(state, stack.at(-1) ?? 0, top);
}

function hangLeft(state: ParseState, head: number, child: number): void {
  state.heads[child] = head;
  state.lefts[head] = (state.lefts[head] ?? 0) + 1;
  const before = state.leftmost[head] ?? 0;
  if (before === 0 || child < before) {
    state.secondLeft[head] = before;
    state.leftmost[head] = child;
  } else state.secondLeft[head] = child;
}

function hangRight(state: ParseState, head: number, child: number): void {
  state.heads[child] = head;
  state.rights[head] = (state.rights[head] ?? 0) + 1;
  state.secondRight[head] = state.rightmost[head] ?? 0;
  state.rightmost[head] = child;
}
