import * as z from 'zod/mini';
import { keyLimits } from '#domain/keys/key-limits.ts';
import { memberParams, teamParams } from './teams.ts';
import { inputText } from './text.ts';

export const keyParams = z.object({
  ...teamParams.shape,
  keyId: z.string().check(z.minLength(1), z.maxLength(100)),
});

const listed = {
  id: z.string(),
  /** 1 is the first; a smaller plan ends keys from the last on. */
  position: z.number(),
  name: z.string(),
};

export const apiKeysAnswer = z.array(
  z.object({
    ...listed,
    /** As it stands in lists: "plk_…" and its last four signs. It is written out once, when it is made. */
    key: z.string(),
    /** Null for a key from before they were kept, which could not be opened any more. */
    lastFour: z.nullable(z.string()),
    /** Name or address of who made it; null where nobody noted it, or the account is deleted. */
    madeBy: z.nullable(z.string()),
    createdAt: z.string(),
    /** ISO 8601, to the minute; null where it was never used. */
    lastUsedAt: z.nullable(z.string()),
    /** The call that it was used for then, such as "POST /api/posts". */
    lastUsedFor: z.nullable(z.string()),
    /** Posts made with it in this calendar month (UTC). */
    postsThisMonth: z.number(),
    /** Since when somebody may know it who left the team, or may not use keys any more: then it should be rotated. */
    knownOutsideSince: z.nullable(z.string()),
  }),
);

export const addKeyBody = z.object({ name: inputText(keyLimits.name) });
/** The only answer with the key in full. */
export const addKeyAnswer = z.object({ ...listed, key: z.string(), lastFour: z.string() });

/** The key in full, this once; null to an admin who does not own the team. */
export const rotateKeyAnswer = z.object({ ...listed, key: z.nullable(z.string()), lastFour: z.string() });
export const rotateKnownKeysAnswer = z.object({ keys: z.array(rotateKeyAnswer) });

export const keyRightParams = memberParams;
export const keyRightBody = z.object({ mayUseKeys: z.boolean() });
export const keyRightAnswer = z.object({ mayUseKeys: z.boolean() });
