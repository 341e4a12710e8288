import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';

/** Withdraws a token that nobody used; a trial that runs goes on. */
export async function revokeTrialToken(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  admin: Caller,
  id: string,
): Promise<Result<null>> {
  const now = clock.now();
  return database.inTransaction(async (stores) => {
    if (await stores.trials.revoke(id, now)) {
      const entry = { at: now, actorId: admin.account.id, target: id, before: 'active', after: 'revoked' };
      await stores.audit.add({ ...entry, action: 'trial-token.revoked' });
      return ok(null);
    }
    const token = await stores.trials.find(id);
    if (token === null) return fail('not_found', 'There is no such trial token.');
    return token.usedAt === null
      ? ok(null)
      : fail(
          'conflict',
          'This token was redeemed already, so its trial runs. It cannot be withdrawn any more.',
        );
  });
}
