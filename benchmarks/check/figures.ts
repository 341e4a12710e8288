import type { Judged } from './judged.ts';

/** A share with its 95 % interval, in percent. */
export interface Share {
  readonly part: number;
  readonly whole: number;
  readonly low: number;
  readonly high: number;
}

/** The interval by Wilson (1927): it holds for small numbers and for shares near none and all. */
export function shareOf(part: number, whole: number): Share {
  if (whole === 0) return { part, whole, low: 0, high: 100 };
  const z = 1.959964;
  const share = part / whole;
  const base = 1 + z ** 2 / whole;
  const middle = share + z ** 2 / (2 * whole);
  const reach = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2));
  const inPercent = (value: number): number => 100 * Math.min(1, Math.max(0, value));
  return { part, whole, low: inPercent((middle - reach) / base), high: inPercent((middle + reach) / base) };
}

/** One line of the table: a set as a whole, or what is wrong in one kind of its cases. */
export function lineOf(set: string, kind: string, judged: readonly Judged[]): string {
  const wrong = judged.filter((one) => !one.supported);
  const right = judged.filter((one) => one.supported);
  const found = shareOf(wrong.filter((one) => one.flagged).length, wrong.length);
  const alarms = shareOf(right.filter((one) => one.flagged).length, right.length);
  const matches = judged.filter((one) => one.matches);
  const cells = [
    set,
    kind,
    String(judged.length),
    shown(found),
    shown(alarms),
    balanced(found, alarms),
    shown(shareOf(matches.length, judged.length)),
    shown(shareOf(matches.filter((one) => one.supported).length, matches.length)),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const tableHead = [
  '| set | wrong in | cases | found, % | false alarms, % | balanced accuracy | matches, % | of these supported, % |',
  '|---|---|---|---|---|---|---|---|',
].join('\n');

function shown({ part, whole, low, high }: Share): string {
  if (whole === 0) return '';
  return `${((100 * part) / whole).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}

function balanced(found: Share, alarms: Share): string {
  if (found.whole === 0 || alarms.whole === 0) return '';
  return (50 * (found.part / found.whole + 1 - alarms.part / alarms.whole)).toFixed(1);
}
