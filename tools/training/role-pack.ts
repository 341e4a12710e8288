import { roles } from '#domain/engine/fact-sheet.ts';
import type { PackedRoleModel } from '#domain/engine/read/role-model.ts';
import type { FittedRoles } from './role-fit.ts';

const size = roles.length;

/** Sizes of weights: close together where most weights lie. */
const levels = [0, 0.03, 0.07, 0.13, 0.21, 0.33, 0.5, 0.85];

/** Leaves out buckets whose weights are all below `least`, and rounds the rest to the nearest level. */
export function packRoles(fitted: FittedRoles, least: number): PackedRoleModel {
  const bytes: number[] = [];
  let count = 0;
  let before = -1;
  fitted.buckets.forEach((bucket, row) => {
    const weights = fitted.weights.subarray(row * size, (row + 1) * size);
    if (Math.max(...weights.map(Math.abs)) < least) return;
    const codes = [...weights].map(codeOf);
    for (let gap = bucket - before; gap >= 0; gap -= 255) bytes.push(Math.min(255, gap));
    before = bucket;
    count += 1;
    for (let label = 0; label < size; label += 2) {
      bytes.push((codes[label] ?? 0) | ((codes[label + 1] ?? 0) << 4));
    }
  });
  const { steps, first, last } = fitted.chain;
  return {
    gate: {
      start: hundredths(fitted.gate.start),
      words: Object.fromEntries([...fitted.gate.words].map(([word, weights]) => [word, hundredths(weights)])),
    },
    count,
    levels,
    steps: rounded(steps),
    first: rounded(first),
    last: rounded(last),
    rows: Buffer.from(Uint8Array.from(bytes)).toString('base64'),
  };
}

function codeOf(weight: number): number {
  let best = 0;
  levels.forEach((level, code) => {
    if (Math.abs(Math.abs(weight) - level) < Math.abs(Math.abs(weight) - (levels[best] ?? 0))) best = code;
  });
  return best === 0 ? 0 : best | (weight < 0 ? 8 : 0);
}

function rounded(values: Float64Array): number[] {
  return [...values].map((value) => Math.round(value * 1e4) / 1e4);
}

function hundredths(weights: readonly number[]): number[] {
  return weights.map((weight) => Math.round(100 * weight));
}
