import { loadavg } from 'node:os';

/** A line of the table: what was measured, the figure, and what stands beside it. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  /** The floor or another case of the same run; empty where there is none. */
  readonly beside: string;
}

export function printRow({ what, ours, beside }: Row): void {
  console.log(`| ${what} | ${ours} | ${beside} |`);
}

/** The part that lies below a share of all: 0.5 is the median. NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** How much `values` grow for each unit of `times`, by least squares. */
export function slope(times: readonly number[], values: readonly number[]): number {
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const [x, y] = [mean(times), mean(values)];
  const over = times.reduce((sum, time, at) => sum + (time - x) * ((values[at] ?? y) - y), 0);
  const under = times.reduce((sum, time) => sum + (time - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
export const rate = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)}/s`;
export const ratio = (value: number): string => value.toFixed(2);

/** How busy the machine is with this and with others, as one reads it. */
export function loadNow(): string {
  return loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
