import { takeIn } from '#domain/intake/take-in.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { researchTextLimits } from '#domain/research/research-text.ts';
import type { Role } from '../fact-sheet.ts';
import { readSentences } from './read-sentences.ts';

/** A part of a text that is used, by its characters. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

/** A text of any length, with all the parts of it that posts can be written from. */
export interface LongText {
  /** Clean, as everything is that is read. */
  readonly text: string;
  /** Each begins and ends with a sentence and is as long as fits; the last one reaches the end. */
  readonly parts: readonly TextPart[];
  /** Number of the part to begin with. */
  readonly best: number;
}

/** Characters that are looked at: a long paper has half of them. */
const longest = 150_000;

/** What a sentence of this role is worth to a part. */
const worth: Readonly<Record<Role, number>> = {
  conclusions: 3,
  results: 2,
  objective: 0.5,
  methods: 0.5,
  background: 0,
  other: 0,
};

/** Opens the abstract within a longer text. */
const opensAbstract = /(?:^|\n)[^\S\n]*(?:abstract|summary)[^\S\n]*(?:[:.—–-]|\n)/i;
const endsAbstract =
  /\n[^\S\n]*(?:key\s?words?\b|index terms\b|(?:1\.?\s*)?introduction[^\S\n]*(?:[:.]|\n))/i;

/**
 * The parts of a text that is longer than what is used. The best one is the abstract where one is marked, else the one with most of what
 * was found and concluded.
 */
export function readLongText(pasted: string): LongText {
  const raw = pasted.slice(0, longest);
  const { text, placeOf } = takeIn(raw);
  const sentences = splitSentences(text);
  const all = sentences.map((_, at) => partFrom(sentences, at, text.length));
  const reaches = all.findIndex(({ end }) => end === text.trimEnd().length);
  const parts = reaches === -1 ? all : all.slice(0, reaches + 1);
  const abstract = markedAbstract(raw, sentences, placeOf);
  if (abstract === null) return { text, parts, best: richest(text, parts) };
  const at = parts.findIndex(({ start }) => start >= abstract.start);
  const best = at === -1 ? parts.length - 1 : at;
  return { text, parts: parts.with(best, endingWith(parts[best] ?? abstract, abstract.end)), best };
}

/** The text of a part. */
export function textOfPart({ text, parts }: LongText, at: number): string {
  const part = parts[at];
  return part === undefined ? '' : text.slice(part.start, part.end);
}

/** As many whole sentences from one on as fit; one that does not fit by itself is cut. */
function partFrom(sentences: readonly TextPart[], at: number, length: number): TextPart {
  const start = sentences[at]?.start ?? 0;
  const limit = start + researchTextLimits.max;
  let end = Math.min(limit, sentences[at]?.end ?? length);
  for (let next = at; (sentences[next]?.end ?? Number.POSITIVE_INFINITY) <= limit; next += 1)
    end = sentences[next]?.end ?? end;
  return { start, end };
}

function endingWith({ start, end }: TextPart, abstractEnd: number): TextPart {
  const fits = abstractEnd > start + researchTextLimits.min && abstractEnd < end;
  return { start, end: fits ? abstractEnd : end };
}

/** Where the sentences under the heading of an abstract stand; null where there is none. */
function markedAbstract(
  raw: string,
  sentences: readonly TextPart[],
  placeOf: (at: number) => number,
): TextPart | null {
  const opening = opensAbstract.exec(raw);
  if (opening === null) return null;
  const from = opening.index + opening[0].length;
  const ending = endsAbstract.exec(raw.slice(from));
  const to = ending === null ? raw.length : from + ending.index;
  const within = sentences.filter(({ end }) => placeOf(end - 1) >= from && placeOf(end - 1) < to);
  const [first, last] = [within[0], within.at(-1)];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}

function richest(text: string, parts: readonly TextPart[]): number {
  const { sentences } = readSentences(text);
  const sums = [0];
  for (const { role } of sentences) sums.push((sums.at(-1) ?? 0) + worth[role]);
  // Parts begin and end one after the other: each sentence is passed once.
  const sumTo = () => {
    let at = 0;
    return (place: number): number => {
      while ((sentences[at]?.start ?? place) < place) at += 1;
      return sums[at] ?? 0;
    };
  };
  const [toStart, toEnd] = [sumTo(), sumTo()];
  const values = parts.map(({ start, end }) => toEnd(end) - toStart(start));
  return values.indexOf(values.reduce((most, value) => Math.max(most, value), 0));
}
