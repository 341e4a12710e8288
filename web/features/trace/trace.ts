import { createContext, useContext, useMemo, useState } from 'react';
import type { Span } from '#domain/engine/fact-sheet.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';

/** What is pointed at: a sentence of a post, a sentence of the source, or a fact with the words it was read from. */
export type Pointer =
  | { readonly kind: 'fact'; readonly name: string; readonly spans: readonly Span[] }
  | { readonly kind: 'post'; readonly platform: PlatformId; readonly sentence: number }
  | { readonly kind: 'source'; readonly sentence: number };

export type Grounding = { readonly [Platform in PlatformId]?: readonly GroundedSentence[] | undefined };

/** Which sentences light up together, on both sides of the thread. */
export interface Trace {
  readonly pointer: Pointer | null;
  /** Follows the mouse and the focus, whichever moved last; null when that one leaves. */
  readonly follow: (by: 'mouse' | 'focus', pointer: Pointer | null) => void;
  /** Keeps a sentence lit (a click or a tap), or lets go of it. */
  readonly pin: (pointer: Pointer) => void;
  readonly isLit: (pointer: Pointer) => boolean;
  /** The source sentences that are lit, nearest first. */
  readonly litSources: readonly number[];
  /** True where what is lit is proven: a sentence that matches, or a fact in the words it was read from. */
  readonly isProven: boolean;
}

export const TraceContext = createContext<Trace | null>(null);

export function useTrace(): Trace {
  const trace = useContext(TraceContext);
  if (trace === null) throw new Error('useTrace outside a TraceContext');
  return trace;
}

/** `first` is lit from the start; null for nothing. */
export function useTraceState(grounding: Grounding, first: Pointer | null = null): Trace {
  const [followed, setFollowed] = useState<{
    readonly by: 'mouse' | 'focus';
    readonly pointer: Pointer;
  } | null>(null);
  const [pinned, setPinned] = useState<Pointer | null>(first);
  return useMemo(() => {
    const pointer = followed?.pointer ?? pinned;
    return {
      pointer,
      follow: (by, next) => setFollowed((now) => afterFollowing(now, by, next)),
      pin: (next) => setPinned((now) => (now !== null && isSame(now, next) ? null : next)),
      isLit: (asked) => pointer !== null && lightsUp(pointer, asked, grounding),
      litSources: pointer === null ? [] : sourcesOf(pointer, grounding),
      isProven: pointer !== null && isProven(pointer, grounding),
    };
  }, [followed, pinned, grounding]);
}

interface Followed {
  readonly by: 'mouse' | 'focus';
  readonly pointer: Pointer;
}

function afterFollowing(now: Followed | null, by: Followed['by'], next: Pointer | null): Followed | null {
  if (next === null) return now?.by === by ? null : now;
  return now?.by === by && isSame(now.pointer, next) ? now : { by, pointer: next };
}

/** True where pointing at one lights the other: the same one, or the two ends of a thread. */
export function lightsUp(pointer: Pointer, asked: Pointer, grounding: Grounding): boolean {
  if (isSame(pointer, asked)) return true;
  if (pointer.kind === 'source') return sourcesOf(asked, grounding).includes(pointer.sentence);
  return asked.kind === 'source' && sourcesOf(pointer, grounding).includes(asked.sentence);
}

function sourcesOf(pointer: Pointer, grounding: Grounding): readonly number[] {
  if (pointer.kind === 'source') return [pointer.sentence];
  if (pointer.kind === 'fact') return [...new Set(pointer.spans.map(({ sentence }) => sentence))];
  return grounding[pointer.platform]?.[pointer.sentence]?.support ?? [];
}

/** Green says that the text says so; what one is to compare is shown without a colour. */
function isProven(pointer: Pointer, grounding: Grounding): boolean {
  if (pointer.kind === 'fact') return true;
  return pointer.kind === 'post' && grounding[pointer.platform]?.[pointer.sentence]?.mark === 'matches';
}

function isSame(one: Pointer, other: Pointer): boolean {
  if (one.kind === 'fact' || other.kind === 'fact') {
    return one.kind === 'fact' && other.kind === 'fact' && one.name === other.name;
  }
  if (one.sentence !== other.sentence || one.kind !== other.kind) return false;
  return one.kind === 'source' || other.kind === 'source' || one.platform === other.platform;
}
