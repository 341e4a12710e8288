import * as z from 'zod/mini';
import { writerKinds } from '#domain/engine/written.ts';
import { figureLimits } from '#domain/research/figure.ts';
import { articleInfoInput } from './article-info.ts';
import { researchText } from './posts.ts';

/** Base64 of twice the largest picture: what is too large gets a sentence of its own. */
const longestPicture = Math.ceil(figureLimits.bytes / 3) * 8;

export const describeFigureBody = z.object({
  /** The text that the figure belongs to. */
  inputText: researchText,
  articleInfo: articleInfoInput,
  /** A PNG, JPEG or WebP picture of at most 700 kB, in base64. */
  picture: z
    .string()
    .check(z.minLength(1), z.maxLength(longestPicture), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64')),
});

export const describeFigureAnswer = z.object({
  altText: z.string(),
  /** Passages of it that the text does not say so: to be compared with the figure by eye. */
  toCompare: z.array(z.string()),
  /** Who saw the picture. */
  made: z.object({ writer: z.enum(writerKinds), model: z.string(), host: z.string() }),
});
