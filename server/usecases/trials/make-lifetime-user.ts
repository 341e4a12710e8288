import type { OutputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';

/** Opens everything to one person for good. A team of theirs keeps its own plan. Asking twice changes nothing. */
export async function makeLifetimeUser(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  admin: Caller,
  userId: string,
): Promise<Result<OutputOf<'makeLifetimeUser'>>> {
  const now = clock.now();
  return database.inTransaction(async (stores) => {
    const account = await stores.users.find(userId);
    if (account === null) return fail('not_found', 'There is no such person.');
    if (!(await stores.users.makeLifetime(userId, now)))
      return ok({ message: `${account.email} has everything for life already.`, isLifetime: true });
    await stores.audit.add({
      at: now,
      action: 'user.made-lifetime',
      actorId: admin.account.id,
      target: userId,
      before: 'not lifetime',
      after: 'lifetime',
    });
    return ok({ message: `${account.email} has everything for life now.`, isLifetime: true });
  });
}
