import type { ParsedInputOf, User } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/stores.ts';
import type { Caller } from './caller.ts';
import { describeUser } from './describe-user.ts';

/** Keeps what the person told at sign-up. The address stays what the identity provider says, whatever the body says. */
export async function saveProfile(
  deps: { readonly stores: Pick<Stores, 'users'>; readonly clock: Clock },
  input: { readonly caller: Caller; readonly body: ParsedInputOf<'createUser'>['body'] },
): Promise<Result<User>> {
  const { caller, body } = input;
  if (body.uid !== caller.account.subject && body.uid !== caller.account.id) {
    return fail('forbidden', '"uid" is not your own id: a profile can only be stored for yourself.');
  }
  const profile = {
    firstName: body.firstName ?? '',
    lastName: body.lastName ?? '',
    organization: body.organization || null,
    researchField: body.researchField || null,
  };
  await deps.stores.users.saveProfile(caller.account.id, profile);
  return ok(describeUser(deps, { ...caller, account: { ...caller.account, profile } }));
}
