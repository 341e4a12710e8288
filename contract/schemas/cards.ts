import * as z from 'zod/mini';
import { cardDesigns, cardSizeNames } from '#domain/cards/card-kinds.ts';
import { articleInfoInput } from './article-info.ts';
import { correctionsSchema, findingSchema, longestPost, namesItsFinding, researchText } from './posts.ts';

export const drawCardsBody = z
  .object({
    inputText: researchText,
    articleInfo: articleInfoInput,
    finding: z.optional(findingSchema),
    corrections: z.optional(correctionsSchema),
    /** The post that the picture goes with: it shows nothing that neither post nor source says. */
    post: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestPost)),
    design: z._default(z.enum(cardDesigns), 'paper'),
    sizes: z._default(z.array(z.enum(cardSizeNames)).check(z.minLength(1), z.maxLength(2)), [
      ...cardSizeNames,
    ]),
    /** Asks for the alt text too; for plans that have it. */
    altText: z._default(z.boolean(), false),
  })
  .check(namesItsFinding);

export const drawCardsAnswer = z.object({
  cards: z.array(
    z.object({
      size: z.enum(cardSizeNames),
      width: z.number(),
      height: z.number(),
      /** The picture, in base64. */
      png: z.string(),
    }),
  ),
  /** What the pictures show, for those who do not see them; null where it was not asked for. */
  altText: z.nullable(z.string()),
});
