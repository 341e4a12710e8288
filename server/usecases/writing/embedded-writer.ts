import type { TextGenerator } from '../../ports/text-generator.ts';
import type { Workshop } from '../../ports/workshop.ts';
import { orderOfRun } from './order-of-run.ts';

/** The product's own writer: without a network, the same posts for the same seed. */
export function createEmbeddedWriter(workshop: Workshop): TextGenerator {
  return {
    generate: (request, run) =>
      workshop.do('writePosts', { ...request, told: run.told ?? [] }, orderOfRun(run)),
  };
}
