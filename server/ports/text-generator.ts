import type { GenerateRequest } from '#domain/engine/generate.ts';
import type { ToldPost, Written } from '#domain/engine/written.ts';
import type { Result } from '#domain/result.ts';
import type { Variation, WriterEvent } from '#domain/writing/steps.ts';

/** Writes posts for a source. Fails with `generation_failed`, `too_slow`, `unavailable` or `rate_limited`. */
export interface TextGenerator {
  generate(request: GenerateRequest, run: WriterRun): Promise<Result<Written>>;
}

/** One generation as its writer sees it. */
export interface WriterRun {
  /** Ends when the person leaves: the writer stops at once, wherever it is. */
  readonly signal: AbortSignal;
  readonly userId: string;
  /** Whose share of the model it is written from; their own unless it is given. */
  readonly share?: string;
  /** Served before others where there is a queue. */
  readonly priority: boolean;
  /** Of a bulk run: nobody waits for it now. */
  readonly inBackground: boolean;
  /** Told while it writes; a writer that is done at once tells nothing. */
  readonly tell: (event: WriterEvent) => void;
  /** Posts that an earlier run of the same request told before it broke: they stand, and are not written again. */
  readonly told?: readonly ToldPost[];
  /** Where posts take the place of others. */
  readonly anew?: Variation;
}

export type { WriterEvent } from '#domain/writing/steps.ts';
