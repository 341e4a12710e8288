import { fail, ok, type Result } from '#domain/result.ts';
import { signOffLimits } from '#domain/sign-off/sign-off.ts';
import type { AtSignOff } from './find-sign-off.ts';
import type { SignOffDeps } from './sign-off-deps.ts';
import { mailReviewer } from './sign-off-mails.ts';

/** Sends a reviewer their link once more; not twice in a day. */
export async function remindReviewer(
  deps: SignOffDeps,
  { by, stored, sign }: AtSignOff,
  ref: string,
): Promise<Result<null>> {
  if (by.role !== 'owner' && by.role !== 'member')
    return fail('forbidden', 'Only people of the team remind reviewers.');
  const named = sign.reviewers.find((one) => one.ref === ref);
  if (named === undefined) return fail('not_found', 'There is no such reviewer.');
  const now = deps.clock.now();
  if (named.revoked || now.toISOString() >= named.until)
    return fail('conflict', 'Their link does not work any more. Invite them again.');
  return deps.database.inTransaction(async (stores) => {
    const reviewer = (await stores.signOffs.reviewersOf(stored.id)).find((one) => one.ref === ref);
    if (reviewer === undefined)
      return fail('not_found', 'Their address is not kept any more. Invite them again.');
    const notSince = new Date(now.getTime() - signOffLimits.reminderHours * 3_600_000);
    if (!(await stores.signOffs.markReminded(ref, now, notSince)))
      return fail('conflict', 'They were reminded today already. Please wait until tomorrow.');
    const invited = { ref, name: named.name, email: reviewer.email, until: new Date(named.until) };
    await mailReviewer({ ...deps, stores }, { invited, sign, reminder: true });
    return ok(null);
  });
}
