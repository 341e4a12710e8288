/** A function to be made small: its value at `x`, and its slope written into `slope`. */
export type Objective = (x: Float64Array, slope: Float64Array) => number;

/**
 * Limited-memory BFGS with a backtracking line search (Nocedal and Wright, "Numerical Optimization", algorithms 7.4 and 3.1).
 * Changes `x` in place; deterministic.
 */
export function minimise(objective: Objective, x: Float64Array, steps: number, memory = 7): number {
  let slope: Float64Array = new Float64Array(x.length);
  let value = objective(x, slope);
  const history: Pair[] = [];
  for (let step = 0; step < steps; step += 1) {
    const direction = descent(slope, history);
    const along = dot(direction, slope);
    const first = step === 0 ? 1 / Math.sqrt(dot(slope, slope) + 1e-12) : 1;
    const moved = search(objective, x, value, direction, along, first);
    if (moved === null) break;
    const move = moved.x.map((next, at) => next - (x[at] ?? 0));
    const turn = moved.slope.map((next, at) => next - (slope[at] ?? 0));
    const curvature = dot(move, turn);
    if (curvature > 1e-10) history.push({ move, turn, curvature });
    if (history.length > memory) history.shift();
    const gain = value - moved.value;
    x.set(moved.x);
    slope = moved.slope;
    value = moved.value;
    if (gain < 1e-7 * Math.max(1, Math.abs(value))) break;
  }
  return value;
}

/** Half of `penalty` times the squares of all numbers; its slope is written over `slope`, for the rest to be added. */
export function ridge(x: Float64Array, slope: Float64Array, penalty: number): number {
  let value = 0;
  for (let at = 0; at < x.length; at += 1) {
    value += (penalty / 2) * (x[at] ?? 0) ** 2;
    slope[at] = penalty * (x[at] ?? 0);
  }
  return value;
}

interface Pair {
  readonly move: Float64Array;
  readonly turn: Float64Array;
  readonly curvature: number;
}

/** Minus the slope, turned by the curvature seen in the last moves. */
function descent(slope: Float64Array, history: readonly Pair[]): Float64Array {
  const direction = slope.map((each) => -each);
  const shares: number[] = [];
  for (const pair of [...history].reverse()) {
    const share = dot(pair.move, direction) / pair.curvature;
    add(direction, pair.turn, -share);
    shares.unshift(share);
  }
  const latest = history.at(-1);
  if (latest !== undefined) {
    const scale = latest.curvature / dot(latest.turn, latest.turn);
    for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) * scale;
  }
  history.forEach((pair, index) => {
    add(direction, pair.move, (shares[index] ?? 0) - dot(pair.turn, direction) / pair.curvature);
  });
  return direction;
}

function search(
  objective: Objective,
  x: Float64Array,
  value: number,
  direction: Float64Array,
  along: number,
  first: number,
): { x: Float64Array; slope: Float64Array; value: number } | null {
  for (let length = first, tries = 0; tries < 25; tries += 1, length /= 2) {
    const next = x.map((each, at) => each + length * (direction[at] ?? 0));
    const slope = new Float64Array(x.length);
    const reached = objective(next, slope);
    if (reached <= value + 1e-4 * length * along) return { x: next, slope, value: reached };
  }
  return null;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function add(target: Float64Array, other: Float64Array, share: number): void {
  for (let at = 0; at < target.length; at += 1) target[at] = (target[at] ?? 0) + share * (other[at] ?? 0);
}
