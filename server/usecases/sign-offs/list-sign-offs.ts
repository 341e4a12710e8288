import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { signOffLimits } from '#domain/sign-off/sign-off.ts';
import type { Caller } from '../caller.ts';
import { viewerOf } from './actors.ts';
import { describeHead } from './describe-sign-off.ts';
import type { SignOffDeps } from './sign-off-deps.ts';

/** The queue: what waits for whom. */
export async function listSignOffs(
  { database }: Pick<SignOffDeps, 'database'>,
  caller: Caller,
  { show }: ParsedInputOf<'listSignOffs'>['query'],
): Promise<OutputOf<'listSignOffs'>> {
  const heads = await database.signOffs.list(viewerOf(caller), {
    show: show === 'open' ? 'open' : 'all',
    askerId: show === 'mine' ? caller.account.id : null,
    limit: signOffLimits.page,
  });
  return { signOffs: heads.map(describeHead) };
}
