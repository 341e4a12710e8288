import type { Span } from '#domain/grounding/grounded-sentence.ts';

interface Part {
  readonly text: string;
  readonly start: number;
  readonly isFlagged: boolean;
}

/** A sentence cut where the words at fault begin and end; joining the parts gives it back. Flags of the whole sentence bring out nothing. */
export function flaggedParts(text: string, flags: readonly Span[]): readonly Part[] {
  const parts: Part[] = [];
  const add = (start: number, end: number, isFlagged: boolean): void => {
    if (end > start) parts.push({ text: text.slice(start, end), start, isFlagged });
  };
  let at = 0;
  for (const { start, end } of flags.toSorted((a, b) => a.start - b.start)) {
    if (end - start >= text.trim().length - longestEnd || end <= at) continue;
    add(at, start, false);
    add(Math.max(at, start), end, true);
    at = end;
  }
  add(at, text.length, false);
  return parts;
}

/** Signs that end a sentence. */
const longestEnd = 2;
