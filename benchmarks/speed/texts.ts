import { readFileSync } from 'node:fs';
import type { GenerateRequest } from '#domain/engine/generate.ts';
import { seededOrder } from '#domain/language/seeded.ts';
import { shapeIds } from '#domain/posts/platforms.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { researchTextLimits } from '#domain/research/research-text.ts';

interface CorpusRow {
  readonly title: string | null;
  readonly sentences: readonly string[];
}

/** A source of the corpus as a person would paste it. */
export interface SourceText {
  readonly title: string | null;
  readonly text: string;
}

/** Characters that `unseen` adds at most: three for each of the sentences of a long abstract. */
const longestEndings = 150;

/** All abstracts of the corpus that may be sent, in an order that mixes their kinds and is the same every time. */
const corpusTexts: readonly SourceText[] = readCorpus();

function readCorpus(): SourceText[] {
  const rows: CorpusRow[] = readFileSync(new URL('../../corpus/factsheets.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const { min, max } = researchTextLimits;
  // Room for what `unseen` adds.
  const fitting = rows
    .map(({ title, sentences }) => ({ title, text: sentences.join(' ') }))
    .filter(({ text }) => text.length >= min && text.length <= max - longestEndings);
  return seededOrder(1, 'speed', fitting);
}

/**
 * The text with another last word in every sentence, a different one for each `variant`: what is remembered of a text or of a
 * sentence must not flatter a figure. 0 leaves it as it is.
 */
export function unseen(text: string, variant: number): string {
  if (variant === 0) return text;
  const ending = variant.toString(26).replace(/./g, (digit) => letters[Number.parseInt(digit, 26)] ?? '');
  return text.replace(/(?<=\p{Ll}{4})(?=[.?!](?:\s|$))/gu, ending);
}

const letters = 'ghijklmnopqrstuvwxyzabcdef';

/** The n-th request of a load: no two have the same text, and tones follow each other. Four platforms. */
export function requestAt(index: number): GenerateRequest {
  const { title, text } = corpusTexts[index % corpusTexts.length] ?? { title: null, text: '' };
  return requestFor({ title, text: unseen(text, Math.floor(index / corpusTexts.length)) }, index);
}

/** The same source in one tone after the other, as somebody does who looks for the right one. */
export function repeatedRequestAt(index: number): GenerateRequest {
  return requestFor(corpusTexts[0] ?? { title: null, text: '' }, index);
}

function requestFor({ title, text }: SourceText, index: number): GenerateRequest {
  return {
    inputText: text,
    tone: toneIds[index % toneIds.length] ?? 'publisher',
    platforms: shapeIds,
    ...(title === null ? {} : { articleInfo: { title } }),
    seed: index,
  };
}
