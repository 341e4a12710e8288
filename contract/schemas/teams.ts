import * as z from 'zod/mini';
import { platformIds } from '#domain/posts/platforms.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { inputText, optionalText } from './text.ts';

/** A path parameter; anything that is no id of ours finds nothing. */
const id = z.string().check(z.minLength(1), z.maxLength(100));

export const teamParams = z.object({ teamId: id });
export const memberParams = z.object({ teamId: id, memberId: id });
export const inviteParams = z.object({ teamId: id, inviteId: id });
/** As long as a link may be mangled by a mail program and still be told that it is not complete. */
export const joinParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) });

/** Blank is refused in the product's own words. */
export const inviteBody = z.object({ email: optionalText(300) });
export const inviteAnswer = z.object({
  /** Shown this once: only its hash is kept. */
  link: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});

const inviteSchema = z.object({
  _id: z.string(),
  targetEmail: z.string(),
  status: z.enum(['pending', 'accepted', 'expired']),
  /** ISO 8601, as the times below. */
  createdAt: z.string(),
  expiresAt: z.string(),
  used: z.boolean(),
  /** When they joined. */
  usedAt: z.nullable(z.string()),
});
export const invitesAnswer = z.array(inviteSchema);

export const joinAnswer = z.object({ team: z.object({ id: z.string(), name: z.string() }) });

export const handOverBody = z.object({ memberId: inputText(100) });
export const handOverAnswer = z.object({ ownerId: z.string() });

/** As long as a name is made from the owner's. */
export const renameTeamBody = z.object({ name: inputText(120) });
export const renameTeamAnswer = z.object({ name: z.string() });

/** What members begin with who chose nothing yet. */
export const teamDefaults = z.object({
  /** Null leaves it to the product. */
  tone: z.nullable(z.enum(toneIds)),
  /** Empty leaves it to the product. */
  platforms: z.array(z.enum(platformIds)).check(z.maxLength(platformIds.length)),
});
