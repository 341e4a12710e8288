import * as z from 'zod/mini';
import { chatLimits } from '#domain/chats/chat.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { articleInfoFields } from '#domain/research/article-info.ts';
import { madeSchema } from './made.ts';
import { writtenWith } from './posts.ts';
import { optionalText } from './text.ts';

const longestTitle = articleInfoFields.find(({ name }) => name === 'title')?.max ?? 0;

const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(chatLimits.content)),
});

const named = { sessionId: z.string(), title: z.string(), updatedAt: z.string() };

const keptPost = z.optional(
  z.object({
    tone: z.enum(toneIds),
    seed: z.int().check(z.gte(0), z.lte(2 ** 31 - 1)),
    byHand: z.boolean(),
    stayed: z.optional(z.boolean()),
  }),
);

/** What opens saved posts again as they stood: the request without its text, and how each post came to be. */
const deskSchema = z.object({
  request: z.object({
    ...writtenWith,
    platforms: z.array(z.enum(platformIds)).check(z.minLength(1), z.maxLength(platformIds.length)),
  }),
  posts: z.object({
    twitter: keptPost,
    linkedin: keptPost,
    facebook: keptPost,
    instagram: keptPost,
    bluesky: keptPost,
    mastodon: keptPost,
    threads: keptPost,
  } satisfies Record<PlatformId, typeof keptPost>),
});

/** Control characters are refused: no text has them, and databases cannot keep all of them. */
const sessionId = z.string().check(z.minLength(1), z.maxLength(chatLimits.sessionId), z.regex(/^\P{Cc}+$/u));

export const chatParams = z.object({ sessionId });
export const putChatBody = z.object({
  messages: z.array(message).check(z.minLength(1), z.maxLength(chatLimits.messages)),
  /** Of the work, where it is known: the history shows it instead of the start of the text. */
  title: optionalText(longestTitle),
  /** How the posts were made, as the answer said. */
  made: z.optional(madeSchema),
  desk: z.optional(deskSchema),
});
export const chatHeadSchema = z.object({
  ...named,
  /** Null where nobody said. */
  tone: z.nullable(z.enum(toneIds)),
  /** Empty where nobody said. */
  platforms: z.array(z.enum(platformIds)),
});
export const chatSchema = z.object({
  ...named,
  messages: z.array(message),
  /** Null where nobody said. */
  made: z.nullable(madeSchema),
  /** Null where nobody said. */
  desk: z.nullable(deskSchema),
});

/** Newest first; the next page starts after the last row seen, named by both its values. */
export const chatsQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(chatLimits.maxPage)), chatLimits.page),
  before: z.optional(z.iso.datetime()),
  beforeId: z.optional(sessionId),
  /** Words that stand in the title, whatever their case. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(chatLimits.search), z.regex(/^\P{Cc}*$/u))),
});
export const chatsAnswer = z.array(chatHeadSchema);
