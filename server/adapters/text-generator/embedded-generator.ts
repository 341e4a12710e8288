import { generatePosts } from '#domain/engine/generate.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { ok } from '#domain/result.ts';
import type { TextGenerator } from '../../ports/text-generator.ts';

/** The product's own writer: in this process, without a network, the same posts for the same seed. */
export function createEmbeddedGenerator(): TextGenerator {
  return {
    async generate(request, { told }) {
      return ok(writtenByEngine(generatePosts(request), told));
    },
  };
}
