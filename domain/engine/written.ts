import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import type { PlatformId } from '../posts/platforms.ts';
import type { Generated } from './generate.ts';

/** Who can write posts. */
export const writerKinds = [
  'embedded',
  'openai-compatible',
  'anthropic',
  'google',
  'local',
  'browser',
] as const;
export type WriterKind = (typeof writerKinds)[number];

/** How posts were made: kept with them, so that anybody can say so later. */
export interface Made {
  readonly writer: WriterKind;
  /** Null for the embedded writer, which has none. */
  readonly model: string | null;
  /** Where the text went; null where it stayed in this product. */
  readonly host: string | null;
  readonly promptVersion: string | null;
  /** Posts that were sent back once because of what the check found. */
  readonly repaired: readonly PlatformId[];
  /** Posts of the embedded writer, where the model gave none that could be used. */
  readonly replaced: readonly PlatformId[];
}

export interface PlainPost {
  readonly text: string;
  readonly grounding: readonly GroundedSentence[];
}

/** Posts with how they were made, whoever wrote them. */
export interface Written extends Generated {
  readonly made: Made;
  /** The embedded writer's post beside each one that still says more than the source. */
  readonly faithful: Partial<Record<PlatformId, PlainPost>>;
}

/** What the engine generates, as its own writer's work. */
export function writtenByEngine(generated: Generated): Written {
  return {
    ...generated,
    made: { writer: 'embedded', model: null, host: null, promptVersion: null, repaired: [], replaced: [] },
    faithful: {},
  };
}
