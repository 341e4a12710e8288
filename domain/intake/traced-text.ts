/** A change of a text: the characters `start` to `end` become `by`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** What is put in place of a match, from its text, its place and its groups; a group that took no part is undefined. */
export type Rewrite = (found: string, at: number, groups: readonly (string | undefined)[]) => string;

/** Where the characters of one version stand in the version before it: places that changed, ascending. */
interface Layer {
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly newStart: readonly number[];
  readonly newEnd: readonly number[];
}

/** A text that remembers through all its changes where each of its places was in the first version. Never changed itself. */
export class TracedText {
  readonly text: string;
  readonly #layers: readonly Layer[];

  constructor(text: string, layers: readonly Layer[] = []) {
    this.text = text;
    this.#layers = layers;
  }

  /** As `String.replace`, for patterns with the flag "g"; in a `by` that is a text, "$1" is a group. */
  replace(pattern: RegExp, by: string | Rewrite): TracedText {
    const edits: Edit[] = [];
    const rewrite = typeof by === 'string' ? filling(by) : by;
    for (const match of this.text.matchAll(pattern)) {
      const [whole, ...groups] = match;
      const made = rewrite(whole, match.index, groups);
      if (made !== whole) edits.push({ start: match.index, end: match.index + whole.length, by: made });
    }
    return this.edit(edits);
  }

  /** With the changes made; they are ascending and do not overlap. */
  edit(edits: readonly Edit[]): TracedText {
    if (edits.length === 0) return this;
    const layer = { start: [], end: [], newStart: [], newEnd: [] } as Record<keyof Layer, number[]>;
    let made = '';
    let from = 0;
    for (const edit of edits) {
      const { start, end, by } = narrowed(this.text, edit);
      made += this.text.slice(from, start);
      layer.start.push(start);
      layer.end.push(end);
      layer.newStart.push(made.length);
      made += by;
      layer.newEnd.push(made.length);
      from = end;
    }
    return new TracedText(made + this.text.slice(from), [...this.#layers, layer]);
  }

  /** Without white space at both ends. */
  trim(): TracedText {
    const { text } = this;
    const start = text.length - text.trimStart().length;
    const end = text.trimEnd().length;
    return this.edit([
      ...(start > 0 ? [{ start: 0, end: start, by: '' }] : []),
      ...(end < text.length && end > start ? [{ start: end, end: text.length, by: '' }] : []),
    ]);
  }

  /** The place in the first version; for what was put in place of something else, where that began. */
  placeOf(at: number): number {
    return this.#layers.reduceRight(placeBefore, at);
  }
}

/** The groups put into a text that names them. */
function filling(by: string): Rewrite {
  if (!by.includes('$')) return () => by;
  return (_, __, groups) => by.replace(/\$(\d)/g, (___, group: string) => groups[Number(group) - 1] ?? '');
}

/** What both ends have in common was not changed. */
function narrowed(text: string, { start, end, by }: Edit): Edit {
  let head = 0;
  const most = Math.min(end - start, by.length);
  while (head < most && text[start + head] === by[head]) head += 1;
  let tail = 0;
  while (tail < most - head && text[end - 1 - tail] === by[by.length - 1 - tail]) tail += 1;
  return { start: start + head, end: end - tail, by: by.slice(head, by.length - tail) };
}

function placeBefore(at: number, layer: Layer): number {
  const last = lastNotAfter(layer.newStart, at);
  if (last < 0) return at;
  const newEnd = layer.newEnd[last] ?? 0;
  return at < newEnd ? (layer.start[last] ?? 0) : (layer.end[last] ?? 0) + at - newEnd;
}

/** The index of the last of ascending numbers that is not above `value`; -1 without one. */
function lastNotAfter(ascending: readonly number[], value: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? 0) <= value) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
