import { generatePosts } from '#domain/engine/generate.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { fail, ok } from '#domain/result.ts';
import type { TextGenerator } from '#server/ports/text-generator.ts';

/** Words in the source that make the writer fail, each in its own way. */
export const sentinels = {
  refuses: 'SENTINEL-REFUSES',
  throws: 'SENTINEL-THROWS',
  waits: 'SENTINEL-WAITS',
} as const;

/** The real writer, except for sources that hold a sentinel; `release` lets the waiting ones go on. */
export class SentinelGenerator implements TextGenerator {
  private readonly gates: (() => void)[] = [];
  private readonly arrivals: (() => void)[] = [];

  async generate(request: Parameters<TextGenerator['generate']>[0]): ReturnType<TextGenerator['generate']> {
    const { inputText } = request;
    if (inputText.includes(sentinels.refuses)) return fail('generation_failed', 'No content generated');
    if (inputText.includes(sentinels.throws)) throw new Error('The writer broke.');
    if (inputText.includes(sentinels.waits)) await this.wait();
    return ok(writtenByEngine(generatePosts(request)));
  }

  /** Resolves when a request has reached the writer and waits there. */
  nextArrival(): Promise<void> {
    return new Promise((resolve) => this.arrivals.push(resolve));
  }

  release(): void {
    for (const open of this.gates.splice(0)) open();
  }

  private wait(): Promise<void> {
    for (const arrived of this.arrivals.splice(0)) arrived();
    return new Promise((resolve) => this.gates.push(resolve));
  }
}
