import * as z from 'zod/mini';
import { chatLimits } from '#domain/chats/chat.ts';
import { articleInfoFields } from '#domain/research/article-info.ts';
import { madeSchema } from './made.ts';
import { optionalText } from './text.ts';

const longestTitle = articleInfoFields.find(({ name }) => name === 'title')?.max ?? 0;

const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(chatLimits.content)),
});

const chatHead = { sessionId: z.string(), title: z.string(), updatedAt: z.string() };

/** Control characters are refused: no text has them, and databases cannot keep all of them. */
const sessionId = z.string().check(z.minLength(1), z.maxLength(chatLimits.sessionId), z.regex(/^\P{Cc}+$/u));

export const chatParams = z.object({ sessionId });
export const putChatBody = z.object({
  messages: z.array(message).check(z.minLength(1), z.maxLength(chatLimits.messages)),
  /** Of the work, where it is known: the history shows it instead of the start of the text. */
  title: optionalText(longestTitle),
  /** How the posts were made, as the answer said. */
  made: z.optional(madeSchema),
});
export const chatHeadSchema = z.object(chatHead);
export const chatSchema = z.object({
  ...chatHead,
  messages: z.array(message),
  /** Null where nobody said. */
  made: z.nullable(madeSchema),
});

/** Newest first; the next page starts after the last row seen, named by both its values. */
export const chatsQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(chatLimits.maxPage)), chatLimits.page),
  before: z.optional(z.iso.datetime()),
  beforeId: z.optional(sessionId),
});
export const chatsAnswer = z.array(chatHeadSchema);
