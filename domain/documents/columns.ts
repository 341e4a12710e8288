import type { Fragment } from './placed-text.ts';

/** Where a band of a page is parted into columns: nothing, or hardly anything, crosses it. */
type Gutter = number | null;

interface Band {
  readonly fragments: readonly Fragment[];
  readonly gutter: Gutter;
}

/** Fragments on each side of a gutter, at least. */
const fewestLines = 3;
/** Points between the places at which a gutter is looked for. */
const step = 3;

/**
 * A page's fragments column by column, from the top down. The page is parted into bands where a blank runs across all of it, each
 * band into its columns; bands with the same columns are read as one, because columns go on below a figure or a blank.
 */
export function inReadingOrder(fragments: readonly Fragment[]): Fragment[] {
  return mergeBands(bandsOf(fragments)).flatMap(readBand);
}

function bandsOf(fragments: readonly Fragment[]): Band[] {
  const bands: Fragment[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const fragment of [...fragments].sort((one, other) => one.y - other.y)) {
    const band = bands.at(-1);
    if (band === undefined || fragment.y - fragment.size > bottom + 0.3 * fragment.size)
      bands.push([fragment]);
    else band.push(fragment);
    bottom = Math.max(bottom, fragment.y);
  }
  return bands.map((band) => ({ fragments: band, gutter: gutterOf(band) }));
}

function mergeBands(bands: readonly Band[]): Band[] {
  const merged: Band[] = [];
  for (const band of bands) {
    const before = merged.at(-1);
    if (before !== undefined && goOn(before, band)) {
      const fragments = [...before.fragments, ...band.fragments];
      merged[merged.length - 1] = { fragments, gutter: before.gutter ?? band.gutter };
    } else merged.push(band);
  }
  return merged;
}

/** Whether a band has the columns of the one above it; what is too short to tell has, where nothing of it crosses. */
function goOn(before: Band, { fragments, gutter }: Band): boolean {
  if (before.gutter === null) return gutter !== null && isRowAbove(before.fragments, gutter);
  const crosses = fragments.some((fragment) => isAcross(fragment, before.gutter ?? 0));
  if (crosses) return false;
  return gutter === null || !before.fragments.some((fragment) => isAcross(fragment, gutter)) || sameSides();

  /** Another gutter was found, and both are right: what stands left of one stands left of the other. */
  function sameSides(): boolean {
    return Math.abs((before.gutter ?? 0) - (gutter ?? 0)) < 24;
  }
}

/** The headings of the columns below: too few to tell columns by themselves. */
function isRowAbove(row: readonly Fragment[], gutter: number): boolean {
  const { left, right, crossing } = sidesOf(row, gutter);
  return crossing === 0 && left > 0 && right > 0 && row.length < 2 * fewestLines;
}

/** The middle of the widest blank that runs down between lines on both sides; null where there is none. */
function gutterOf(fragments: readonly Fragment[]): Gutter {
  if (fragments.length < 2 * fewestLines) return null;
  const left = Math.min(...fragments.map(({ x }) => x));
  const right = Math.max(...fragments.map((one) => one.right));
  let best = { at: 0, crossing: Number.POSITIVE_INFINITY, run: 0 };
  let run = 0;
  for (let at = left + (right - left) * 0.15; at < right - (right - left) * 0.15; at += step) {
    const sides = sidesOf(fragments, at);
    const isOne =
      sides.left >= fewestLines && sides.right >= fewestLines && sides.crossing <= mayCross(sides);
    run = isOne && sides.crossing === best.crossing ? run + 1 : 1;
    const isBetter = sides.crossing < best.crossing || (sides.crossing === best.crossing && run > best.run);
    if (isOne && isBetter) best = { at: at - ((run - 1) * step) / 2, crossing: sides.crossing, run };
  }
  return best.run === 0 ? null : best.at;
}

interface Sides {
  readonly left: number;
  readonly right: number;
  readonly crossing: number;
}

/** Headings and tables across both columns stand among them. */
function mayCross({ left, right }: Sides): number {
  return Math.min(left, right) * 0.4;
}

function sidesOf(fragments: readonly Fragment[], at: number): Sides {
  let [left, right, crossing] = [0, 0, 0];
  for (const fragment of fragments) {
    if (isAcross(fragment, at)) crossing += 1;
    else if (fragment.right <= at) left += 1;
    else right += 1;
  }
  return { left, right, crossing };
}

function isAcross({ x, right }: Fragment, at: number): boolean {
  return x < at - 1 && right > at + 1;
}

function readBand({ fragments, gutter }: Band): Fragment[] {
  const sorted = [...fragments].sort((one, other) => one.y - other.y || one.x - other.x);
  if (gutter === null) return sorted;
  const read: Fragment[] = [];
  let [left, right]: [Fragment[], Fragment[]] = [[], []];
  const flush = (): void => {
    // A column may have columns of its own: three beside each other.
    read.push(...readBand({ fragments: left, gutter: gutterOf(left) }));
    read.push(...readBand({ fragments: right, gutter: gutterOf(right) }));
    [left, right] = [[], []];
  };
  for (const fragment of sorted) {
    if (isAcross(fragment, gutter)) {
      flush();
      read.push(fragment);
    } else if (fragment.right <= gutter) left.push(fragment);
    else right.push(fragment);
  }
  flush();
  return read;
}
