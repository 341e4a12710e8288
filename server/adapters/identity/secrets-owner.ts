import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';

/** Name of the cookie that a sign-in without its second factor is held in (of the library). */
const halfSignInCookie = 'two_factor';

/** Lets us ask the library whose session, or half sign-in, some headers show; by signatures, as it does itself. */
export function secretsOwner() {
  return {
    id: 'secrets-owner',
    endpoints: {
      secretsOwner: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const session = await getSessionFromCtx(ctx, { disableRefresh: true });
        if (session !== null) return { owner: `session:${session.session.id}` };
        const cookie = ctx.context.createAuthCookie(halfSignInCookie);
        const id = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
        if (!id) return { owner: null };
        const half = await ctx.context.internalAdapter.findVerificationValue(id);
        return { owner: half === null ? null : `second factor:${half.value}` };
      }),
    },
  } satisfies BetterAuthPlugin;
}
