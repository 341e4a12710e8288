import * as z from 'zod/mini';
import { teamParams } from './teams.ts';

export const keyParams = z.object({
  ...teamParams.shape,
  keyId: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** Null to an admin who is not the owner, and where the server's secret was changed: then it has to be replaced. */
const keyText = z.nullable(z.string());

/** In the order in which the extras use them. */
export const apiKeysAnswer = z.array(
  z.object({
    id: z.string(),
    /** 1 is the first. */
    position: z.number(),
    key: keyText,
    createdAt: z.string(),
    /** ISO 8601, to the minute; null where it was never used. */
    lastUsedAt: z.nullable(z.string()),
    /** Posts made with it in this calendar month (UTC). */
    postsThisMonth: z.number(),
  }),
);
export const rotateKeyAnswer = z.object({ id: z.string(), key: keyText });
export const addKeyAnswer = z.object({ position: z.number() });
