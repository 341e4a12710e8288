import * as z from 'zod/mini';
import { articleInfoInput } from '#contract/schemas/article-info.ts';
import { articleStatuses } from '#domain/research/article-info.ts';

const text = z.optional(z.nullable(z.string()));

const listed = z.optional(
  z.object({
    title: text,
    journal: text,
    year: z.optional(z.union([z.string(), z.int()])),
    pi: text,
    labOrInstitute: text,
    publisher: text,
    funders: text,
    url: text,
    status: z.optional(z.array(z.enum(articleStatuses))),
  }),
);
listed.register(z.globalRegistry, {
  description: 'What is known of the article; "pi" is its lead or first author.',
});

/**
 * What is known of the article besides its text. Listed without what only a look-up's answer has, since every assistant reads the
 * list; limits and words are those of the API.
 */
export const citation = z.pipe(
  z.pipe(
    listed,
    z.transform((sent): z.input<typeof articleInfoInput> => sent),
  ),
  articleInfoInput,
);
