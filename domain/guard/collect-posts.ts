import type { Generated } from '../engine/generate.ts';
import { faithfulBeside, type Made, type Written } from '../engine/written.ts';
import type { PlatformId } from '../posts/platforms.ts';
import { platforms } from '../posts/platforms.ts';
import type { PostToRepair } from '../prompts/repair-prompt.ts';
import { type CollectedPosts, noPosts } from './collected-posts.ts';
import { finishPost, type GuardedPost, guardPost, isFlagged } from './guard-post.ts';
import type { GuardSource } from './guard-source.ts';
import { readAnswer } from './read-answer.ts';

/**
 * The posts of one generation, from the first answer of a model to the last: what is clean is done at once, the rest
 * waits for the one repair, and what still cannot be used is replaced.
 */
export class PostCollection {
  private readonly source: GuardSource;
  private readonly asked: readonly PlatformId[];
  private readonly done: Map<PlatformId, GuardedPost>;
  private readonly held: Map<PlatformId, GuardedPost>;
  private readonly repaired: PlatformId[];
  /** Posts that are not shown, and why, where it is not that there is none. */
  private readonly refused = new Map<PlatformId, keyof typeof whyRefused>();

  constructor(source: GuardSource, asked: readonly PlatformId[], before: CollectedPosts = noPosts) {
    this.source = source;
    this.asked = asked;
    this.done = byPlatform(before.done);
    this.held = byPlatform(before.held);
    this.repaired = [...before.repaired];
  }

  /** All that is needed to go on with it. */
  collected(): CollectedPosts {
    return { done: [...this.done.values()], held: [...this.held.values()], repaired: [...this.repaired] };
  }

  /** What a model is to be asked for. */
  missing(): PlatformId[] {
    return this.asked.filter((platform) => !this.done.has(platform));
  }

  /** Takes what is whole in the first answer so far; answers the posts that are done with it and were not before. */
  take(text: string): GuardedPost[] {
    const { posts } = readAnswer(text, this.asked);
    return this.asked.flatMap((platform) => {
      const raw = posts[platform];
      if (raw === undefined || this.done.has(platform) || this.held.has(platform)) return [];
      const post = guardPost(this.source, platform, raw);
      const finished = post.complaints.length === 0 ? finishPost(this.source, post) : null;
      if (finished === null) this.held.set(platform, post);
      else this.done.set(platform, finished);
      return finished ?? [];
    });
  }

  /** Platform that the model is writing now; null where all have been written. */
  next(): PlatformId | null {
    return this.asked.find((platform) => !this.done.has(platform) && !this.held.has(platform)) ?? null;
  }

  /** What is to be sent back, with what is wrong with it; a post that never came is asked for again. */
  toRepair(): PostToRepair[] {
    return this.missing().map((platform) => {
      const post = this.held.get(platform);
      return post === undefined
        ? { platform, text: '', complaints: [{ words: null, why: 'This post was missing.' }] }
        : { platform, text: post.text, complaints: post.complaints };
    });
  }

  /** Takes the answer to a repair, and answers what is done with it; a repaired post counts where it is no worse than the one before. */
  takeRepair(text: string): GuardedPost[] {
    const { posts } = readAnswer(text, this.asked);
    const sentBack = this.toRepair();
    const told = sentBack.flatMap(({ complaints }) => complaints.map(({ why }) => why));
    return sentBack.flatMap(({ platform }) => {
      const raw = posts[platform];
      if (raw === undefined) return [];
      if (!this.repaired.includes(platform)) this.repaired.push(platform);
      const second = guardPost(this.source, platform, raw, told);
      if (!isNoWorse(second, this.held.get(platform))) return [];
      this.held.set(platform, second);
      const finished = second.complaints.length === 0 ? finishPost(this.source, second) : null;
      return finished === null ? [] : this.keep(finished);
    });
  }

  /**
   * Finishes what was held; answers the posts that are there to be shown beside those told before. `keepsFlagged`: also those that
   * still say more than the source, which then are marked.
   */
  settle({ keepsFlagged }: { readonly keepsFlagged: boolean }): GuardedPost[] {
    const settled: GuardedPost[] = [];
    for (const [platform, post] of this.held) {
      const finished = finishPost(this.source, post);
      if (post.leaks === true) this.refused.set(platform, 'leaks');
      else if (finished === null) continue;
      else if (!keepsFlagged && isFlagged(finished)) this.refused.set(platform, 'flagged');
      else settled.push(this.keep(finished));
    }
    this.held.clear();
    return settled;
  }

  private keep(finished: GuardedPost): GuardedPost {
    this.held.delete(finished.platform);
    this.done.set(finished.platform, finished);
    return finished;
  }

  /** The whole, with the embedded writer's posts where the model's cannot be used or say too much. */
  written(engine: Generated, about: Pick<Made, 'writer' | 'model' | 'host' | 'promptVersion'>): Written {
    const replaced = this.missing();
    const flagged = [...this.done.values()].filter(isFlagged);
    const removed = [...this.done.values()].flatMap((post) => post.removed);
    return {
      ...engine,
      generatedContent: this.each(
        (platform) => this.done.get(platform)?.text ?? engine.generatedContent[platform],
      ),
      grounding: this.each((platform) => {
        const sentences = this.done.get(platform)?.sentences ?? engine.grounding[platform];
        return sentences === undefined ? undefined : [...sentences];
      }),
      warnings: [
        ...new Set([
          ...engine.warnings.filter(
            (warning) => !warning.includes('word for word') && !warning.startsWith('The finding is too long'),
          ),
          ...replaced.map((id) => this.whyReplaced(id)),
          ...removed,
        ]),
      ],
      made: { ...about, repaired: this.repaired, replaced },
      faithful: faithfulBeside(engine, flagged),
    };
  }

  private whyReplaced(id: PlatformId): string {
    const { label } = platforms[id];
    const refused = this.refused.get(id);
    const why =
      refused === undefined
        ? `The model gave no usable post for ${label}`
        : `The model’s post for ${label} ${whyRefused[refused]}`;
    return `${why}; this one is by Paperlark’s own writer.`;
  }

  private each<T>(value: (platform: PlatformId) => T | undefined): Partial<Record<PlatformId, T>> {
    return Object.fromEntries(
      this.asked.flatMap((platform) => {
        const one = value(platform);
        return one === undefined ? [] : [[platform, one] as const];
      }),
    ) as Partial<Record<PlatformId, T>>;
  }
}

const whyRefused = {
  leaks: 'held words of its instructions',
  flagged: 'still said more than the source',
} as const;

/** Whatever else is wrong with them, a post without words of the prompt is better than one with. */
function isNoWorse(second: GuardedPost, first: GuardedPost | undefined): boolean {
  if (first === undefined) return true;
  if (first.leaks !== second.leaks) return second.leaks === undefined;
  return second.complaints.length <= first.complaints.length;
}

function byPlatform(posts: readonly GuardedPost[]): Map<PlatformId, GuardedPost> {
  return new Map(posts.map((post) => [post.platform, post]));
}
