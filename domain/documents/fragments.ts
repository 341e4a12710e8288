import type { Fragment, PlacedText } from './placed-text.ts';

/** In sizes of the text: a wider gap parts columns, as no space between words does. */
const columnGap = 1;
/** In sizes: a wider gap between two texts is a space. */
const wordGap = 0.16;
/** What is smaller than this part of its neighbour is raised or lowered, and no text of its own. */
const smallPart = 0.86;

/** A page's texts as pieces of lines; raised and lowered signs stand with the text that they belong to. */
export function fragmentsOf(texts: readonly PlacedText[]): Fragment[] {
  const rows = rowsOf(texts.filter(({ text }) => text.trim() !== ''));
  const pieces = rows.flatMap(splitRow).sort((one, other) => other.size - one.size);
  const hosts: Fragment[] = [];
  for (const piece of pieces) {
    const at = hosts.findLastIndex((host) => belongsTo(piece, host));
    const host = hosts[at];
    if (host === undefined) hosts.push(piece);
    else hosts[at] = joined(host, piece);
  }
  return hosts.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** A fragment's words, with sup and sub tags around what is raised and lowered. */
export function textOfFragment({ texts, y, size }: Fragment): string {
  let written = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const text of texts) {
    const isApart = text.x - end > wordGap * Math.max(text.size, size * 0.7);
    const needsSpace = written !== '' && isApart && !/\s$/.test(written) && !/^\s/.test(text.text);
    written += (needsSpace ? ' ' : '') + marked(text, y, size);
    end = Math.max(end, text.x + text.width);
  }
  return written
    .replace(/<\/(su[pb])><\1>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Two fragments as one. */
export function joined(one: Fragment, other: Fragment): Fragment {
  return {
    texts: [...one.texts, ...other.texts].sort((a, b) => a.x - b.x),
    x: Math.min(one.x, other.x),
    right: Math.max(one.right, other.right),
    y: one.y,
    size: one.size,
  };
}

function rowsOf(texts: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = [];
  for (const text of [...texts].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && text.y - first.y < 0.12 * Math.max(text.size, first.size))
      row.push(text);
    else rows.push([text]);
  }
  return rows;
}

function splitRow(row: readonly PlacedText[]): Fragment[] {
  const fragments: PlacedText[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const text of [...row].sort((one, other) => one.x - other.x)) {
    const last = fragments.at(-1);
    const gap = text.x - end;
    if (last === undefined || gap > columnGap * Math.max(text.size, last[0]?.size ?? 0))
      fragments.push([text]);
    else last.push(text);
    end = Math.max(end, text.x + text.width);
  }
  return fragments.map(asFragment);
}

function asFragment(texts: readonly PlacedText[]): Fragment {
  const size = usualSize(texts);
  return {
    texts,
    x: Math.min(...texts.map(({ x }) => x)),
    right: Math.max(...texts.map(({ x, width }) => x + width)),
    y: texts.find((text) => text.size === size)?.y ?? texts[0]?.y ?? 0,
    size,
  };
}

/** The size in which most of the letters are set. */
export function usualSize(texts: readonly Pick<PlacedText, 'text' | 'size'>[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of texts) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

function belongsTo(small: Fragment, host: Fragment): boolean {
  if (small.size > host.size * smallPart) return false;
  const lift = host.y - small.y;
  const isBeside = small.right > host.x - 0.4 * host.size && small.x < host.right + 0.4 * host.size;
  return isBeside && lift < 0.75 * host.size && lift > -0.45 * host.size && lift !== 0;
}

function marked({ text, y, size }: PlacedText, lineY: number, lineSize: number): string {
  if (size > lineSize * smallPart || Math.abs(lineY - y) < 0.06 * lineSize) return text;
  const tag = y < lineY ? 'sup' : 'sub';
  return `<${tag}>${text.trim()}</${tag}>`;
}
