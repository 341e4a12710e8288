import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import { withMarks } from '../grounding/marked.ts';
import { type PlatformId, platformIds, platforms } from '../posts/platforms.ts';
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

/** A post that the person was told before the whole was there. It counts, so it stands as it was told. */
export interface ToldPost extends PlainPost {
  readonly platform: PlatformId;
  /** What was taken out of it, in words for the person. */
  readonly removed: readonly string[];
}

/** Something for each platform that has a post. */
type Each<Value> = { readonly [Platform in PlatformId]?: Value | undefined };

interface KeptMarks {
  readonly grounding: Each<readonly GroundedSentence[]>;
  readonly faithful: Each<PlainPost>;
}

/** An answer as it was kept for a repeated request: those of before there were marks get them. */
export function withMarksOfKept<Kept extends KeptMarks>(kept: Kept): Kept {
  const grounding = changed(kept.grounding, withMarks);
  const faithful = changed(kept.faithful, (post) => ({ ...post, grounding: withMarks(post.grounding) }));
  return { ...kept, grounding, faithful };
}

function changed<Value>(posts: Each<Value>, change: (value: Value) => Value): Each<Value> {
  return Object.fromEntries(
    platformIds.flatMap((platform) => {
      const value = posts[platform];
      return value === undefined ? [] : [[platform, change(value)]];
    }),
  );
}

/** What the engine generates, as its own writer's work; beside what a model had told before it failed. */
export function writtenByEngine(generated: Generated, told: readonly ToldPost[] = []): Written {
  return {
    ...generated,
    generatedContent: {
      ...generated.generatedContent,
      ...byPlatform(told, ({ text }) => text),
    },
    grounding: { ...generated.grounding, ...byPlatform(told, ({ grounding }) => [...grounding]) },
    warnings: [
      ...generated.warnings,
      ...told.map(
        ({ platform }) =>
          `The post for ${platforms[platform].label} is the model’s: you were shown it before the model failed.`,
      ),
      ...new Set(told.flatMap(({ removed }) => removed)),
    ],
    made: { writer: 'embedded', model: null, host: null, promptVersion: null, repaired: [], replaced: [] },
    faithful: faithfulBeside(
      generated,
      told.filter(({ grounding }) => grounding.some(({ mark }) => mark === 'flagged')),
    ),
  };
}

/** The engine's posts beside those that still say more than the source. */
export function faithfulBeside(
  { generatedContent, grounding }: Generated,
  flagged: readonly { readonly platform: PlatformId }[],
): Written['faithful'] {
  return byPlatform(flagged, ({ platform }) => ({
    text: generatedContent[platform] ?? '',
    grounding: grounding[platform] ?? [],
  }));
}

function byPlatform<Post extends { readonly platform: PlatformId }, T>(
  posts: readonly Post[],
  value: (post: Post) => T,
): Partial<Record<PlatformId, T>> {
  return Object.fromEntries(posts.map((post) => [post.platform, value(post)]));
}
