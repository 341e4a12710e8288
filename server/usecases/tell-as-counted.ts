import type { ToldPost } from '#domain/engine/written.ts';
import type { WriterEvent } from '../ports/text-generator.ts';

/**
 * Tells what is written in its order, and a post only once it counts: what a person may have read is never given back. Where nobody
 * listens nothing is told, and nothing counts before the whole.
 */
export class CountedTelling {
  /** What was told, by this run or, given here, by earlier ones of the same request. */
  readonly told: ToldPost[];
  /** Ends where a post could not be counted: writing on would be for nobody. */
  readonly signal: AbortSignal;
  private readonly broken = new AbortController();
  private readonly emit: ((event: WriterEvent) => void) | null;
  private readonly count: (post: ToldPost) => Promise<void>;
  private before: Promise<void> = Promise.resolve();

  constructor(
    listener: { readonly signal: AbortSignal; readonly tell: ((event: WriterEvent) => void) | null },
    told: readonly ToldPost[],
    count: (post: ToldPost) => Promise<void>,
  ) {
    this.told = [...told];
    this.emit = listener.tell;
    this.count = count;
    this.signal = AbortSignal.any([listener.signal, this.broken.signal]);
    for (const post of told) this.emit?.({ kind: 'post', ...post });
  }

  readonly tell = (event: WriterEvent): void => {
    const { emit } = this;
    if (emit === null) return;
    this.before = this.before.then(() => this.next(event, emit));
    // Whoever waits for the end hears of it.
    this.before.catch(() => this.broken.abort());
  };

  /** Resolves when all was told; rejects where a post could not be counted, which then was not told. */
  allTold(): Promise<void> {
    return this.before;
  }

  private async next(event: WriterEvent, emit: (event: WriterEvent) => void): Promise<void> {
    // Nobody is there to be told: what does not count yet is given back.
    if (this.signal.aborted) return;
    if (event.kind === 'post') {
      const { kind: _, ...post } = event;
      await this.count(post);
      this.told.push(post);
    }
    emit(event);
  }
}
