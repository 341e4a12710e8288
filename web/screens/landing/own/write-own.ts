import { type Generated, generatePosts } from '#domain/engine/generate.ts';
import { readLongText, textOfPart } from '#domain/engine/read/long-text.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import { recogniseIdentifier } from '#domain/research/identifiers/read-identifier.ts';
import {
  normaliseResearchText,
  parseResearchText,
  researchTextLimits,
} from '#domain/research/research-text.ts';
import { words } from './words.ts';

/** What a visitor asks for. */
export interface OwnRequest {
  readonly text: string;
  readonly tone: ToneId;
  readonly platforms: readonly PlatformId[];
  /** The sentence to lead with; null leaves it to the engine. */
  readonly finding: number | null;
}

/** What was written, or a sentence for the person that says why nothing was. Lengths in UTF-16 code units. */
export type OwnAnswer =
  | {
      readonly kind: 'written';
      /** What it was written about, as it was pasted. */
      readonly text: string;
      readonly generated: Generated;
      readonly used: number;
      /** Of the whole text, as it was pasted. */
      readonly length: number;
      /** Milliseconds. */
      readonly took: number;
    }
  | Refused;

interface Refused {
  readonly kind: 'refused';
  /** What is to be put right. */
  readonly at: 'text' | 'platforms';
  readonly why: string;
}

/** An identifier or an address is no longer than this. */
const longestIdentifier = 200;

/** Posts on a visitor's own text by the same engine and limits as everywhere: of a longer text its best part is used. */
export function writeOwn({ text, tone, platforms, finding }: OwnRequest): OwnAnswer {
  const start = performance.now();
  const source = sourceOf(text);
  if (typeof source !== 'string') return source;
  const generated = generatePosts({
    inputText: source,
    tone,
    platforms,
    ...(finding !== null && { finding }),
  });
  const took = Math.max(1, Math.round(performance.now() - start));
  return {
    kind: 'written',
    text,
    generated,
    used: source.length,
    length: normaliseResearchText(text).length,
    took,
  };
}

/** What posts are written from, or why there is nothing to write from. */
function sourceOf(text: string): string | Refused {
  const { length } = normaliseResearchText(text);
  if (length === 0) return refused(words.refused.empty);
  if (length <= longestIdentifier && recogniseIdentifier(text).ok) return refused(words.refused.identifier);
  if (length < researchTextLimits.min) return refused(words.refused.short(length));
  const parsed = parseResearchText(length > researchTextLimits.max ? bestPart(text) : text);
  return parsed.ok ? parsed.value : refused(parsed.failure.message);
}

function bestPart(text: string): string {
  const long = readLongText(text);
  return textOfPart(long, long.best);
}

function refused(why: string): Refused {
  return { kind: 'refused', at: 'text', why };
}
