import * as z from 'zod/mini';
import { type Metric, mostFollowers } from '#domain/insights/engagement-base.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { articleInfoInput } from './article-info.ts';
import { chosenPlatforms, longestPost, perPlatform, researchText, toneOr } from './posts.ts';

const unread = z.optional(z.nullable(z.string().check(z.maxLength(longestPost))));

/** A tone whose effect is not what one may expect. */
function describedTone(description: string) {
  return toneOr('publisher').register(z.globalRegistry, { description });
}

export const suggestHashtagsBody = z.object({
  inputText: researchText,
  tone: describedTone(
    'Has no effect: the tags are for the words of the source, in whatever tone it is posted.',
  ),
  articleInfo: articleInfoInput,
});

export const suggestHashtagsAnswer = z.object({
  /** With their sign, best first; none where the text names no known field. */
  hashtags: z.array(z.string()),
});

export const writeHighlightBody = z.object({
  inputText: researchText,
  tone: describedTone(
    'A tone for readers from outside the field explains its terms. The frame stays that of a page of news.',
  ),
  platforms: z.optional(chosenPlatforms),
  articleInfo: articleInfoInput,
  /** The abstract, where `inputText` is something else: then the highlight is written from it. Passed over where it is none. */
  abstract: unread,
});

export const writeHighlightAnswer = z.object({
  /** One paragraph, or two parted by a blank line where there is more to say. */
  highlight: z.string(),
});

export const predictPostsBody = z.object({
  /** The posts, by platform; blank ones are passed over. They alone are read, whatever `platforms` says. */
  content: z.optional(perPlatform(z.string().check(z.maxLength(longestPost)))),
  /** Size of the account that the numbers are for; 1,000 where it is not stated. */
  followers: z.optional(z.int().check(z.gte(0), z.lte(mostFollowers))),
  /** What the posts are about: words of praise that it uses of itself count as no praise. */
  inputText: z.optional(researchText),
  tone: describedTone('Has no effect: a post is judged by what stands in it.'),
  articleInfo: articleInfoInput,
  /** Sent by older clients, and not needed. */
  platforms: z.optional(z.array(z.enum(platformIds))),
  abstract: unread,
  text: unread,
});

function perMetric<Value extends z.ZodMiniType>(value: Value) {
  return z.object({
    impressions: z.optional(value),
    likes: z.optional(value),
    comments: z.optional(value),
    shares: z.optional(value),
    clicks: z.optional(value),
  } satisfies Record<Metric, z.ZodMiniType>);
}

export const predictPostsAnswer = z.object({
  /** Whole numbers. Comments are replies on X, shares are reposts on X and LinkedIn; clicks only where a link can be followed. */
  predictions: perPlatform(perMetric(z.number())),
  ranges: perPlatform(perMetric(z.object({ low: z.number(), high: z.number() }))),
  /** What in the post raises or lowers its numbers, the strongest first. */
  reasons: perPlatform(z.array(z.object({ text: z.string(), effect: z.enum(['raises', 'lowers']) }))),
  /** Platforms of the other posts: no published figures tell what an account of a given size gets there. */
  notEstimated: z.array(z.enum(platformIds)),
  followers: z.number(),
  /** Version of the model, and what it is and is not: paragraphs parted by blank lines. */
  model: z.object({ version: z.string(), card: z.string() }),
});
