import type { Generated, GenerateRequest } from '#domain/engine/generate.ts';
import type { Result } from '#domain/result.ts';

/** Writes posts for a source. Fails with `generation_failed` or `unavailable`. */
export interface TextGenerator {
  generate(request: GenerateRequest, signal?: AbortSignal): Promise<Result<Generated>>;
}
