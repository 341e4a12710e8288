import * as z from 'zod/mini';
import { writerKinds } from '#domain/engine/written.ts';
import { platformIds } from '#domain/posts/platforms.ts';

const platformList = z.array(z.enum(platformIds)).check(z.maxLength(platformIds.length));

/** How posts were made. */
export const madeSchema = z.object({
  writer: z.enum(writerKinds),
  /** Null for the embedded writer, which has none. */
  model: z.nullable(z.string().check(z.maxLength(200))),
  /** Where the text went; null where it stayed. */
  host: z.nullable(z.string().check(z.maxLength(260))),
  promptVersion: z.nullable(z.string().check(z.maxLength(40))),
  /** Sent back once because of what the check found. */
  repaired: platformList,
  /** By the embedded writer, where the model gave no usable post. */
  replaced: platformList,
  /** By the embedded writer since, where the model could not be had and the person chose it. */
  rewritten: z.optional(platformList),
});
