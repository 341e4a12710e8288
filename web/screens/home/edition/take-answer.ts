import type { GenerateAnswer } from '#contract/types.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import type { Edition, EditionPost } from './edition.ts';

/** What a post is to be. */
export interface Wanted {
  readonly tone: ToneId;
  readonly seed: number;
  /** It is to begin otherwise than it does now. */
  readonly otherwise?: boolean;
}

/** What a writer answers who was asked again. */
export interface RewriteAnswer extends Omit<GenerateAnswer, 'usage'> {
  /** New posts of the month: the server did not know any more that they had been counted. */
  readonly counted?: readonly PlatformId[];
}

type WantedPosts = Readonly<Partial<Record<PlatformId, Wanted>>>;

/** The edition with the posts that their model wrote anew. */
export function withAnswer(edition: Edition, answer: RewriteAnswer, wanted: WantedPosts): Edition {
  const posts = platformIds.flatMap((platform) => {
    const post = answeredPost(answer, platform, wanted[platform]);
    return post === null ? [] : [[platform, post] as const];
  });
  const anew = posts.map(([platform]) => platform);
  const others = (ids: readonly PlatformId[] = []): PlatformId[] => ids.filter((id) => !anew.includes(id));
  const ofAnew = (ids: readonly PlatformId[]): PlatformId[] => ids.filter((id) => anew.includes(id));
  const { made } = edition;
  const { rewritten: _, ...kept } = made;
  const rewritten = others(made.rewritten);
  return {
    ...edition,
    posts: { ...edition.posts, ...Object.fromEntries(posts) },
    // What is said of posts that are not taken is not said.
    warnings:
      unusableIn(answer).length > 0
        ? edition.warnings
        : [...new Set([...edition.warnings, ...answer.warnings])],
    made: {
      ...kept,
      promptVersion: answer.made.promptVersion,
      repaired: [...others(made.repaired), ...ofAnew(answer.made.repaired)],
      replaced: others(made.replaced),
      ...(rewritten.length > 0 && { rewritten }),
    },
    faithful: {
      ...only(edition.faithful, others(platformIds)),
      ...only(answer.faithful, anew),
    },
  };
}

/** A post of the answer as it stands in an edition; null where there is none, or nobody wants it. */
export function answeredPost(
  answer: RewriteAnswer,
  platform: PlatformId,
  wanted: Wanted | undefined,
): EditionPost | null {
  const text = answer.generatedContent[platform];
  if (text === undefined || wanted === undefined) return null;
  const { tone, seed } = wanted;
  return { text, tone, seed, byHand: false, sentences: answer.grounding[platform] ?? [] };
}

/** The posts of an answer that are our own writer's, because the model gave none that could be used. */
export function unusableIn({ made, generatedContent }: RewriteAnswer): readonly PlatformId[] {
  return made.writer === 'embedded'
    ? platformIds.filter((platform) => generatedContent[platform] !== undefined)
    : made.replaced;
}

function only<Value>(
  values: Readonly<Partial<Record<PlatformId, Value>>>,
  ids: readonly PlatformId[],
): Partial<Record<PlatformId, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([platform]) => ids.some((id) => id === platform)));
}
