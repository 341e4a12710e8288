import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import { hashedText } from '#domain/sign-off/chain.ts';
import { recordOf } from '#domain/sign-off/record.ts';
import { noTeamSignOff } from '#domain/sign-off/rule.ts';
import { type AskingCaller, orderOf } from '../caller.ts';
import { findForCaller } from './find-sign-off.ts';
import type { SignOffDeps } from './sign-off-deps.ts';

/** The record of a sign-off as a file that proves itself. */
export async function getRecord(
  deps: SignOffDeps,
  { caller, signal }: AskingCaller,
  { params: { signOffId }, query: { format } }: ParsedInputOf<'getRecord'>,
): Promise<Result<OutputOf<'getRecord'>>> {
  const found = await findForCaller(deps, deps.database, caller, signOffId);
  if (!found.ok) return found;
  const { stored, sign } = found.value;
  const { teamId } = stored.owner;
  const rule = (teamId === null ? null : await deps.database.teamSignOffs.find(teamId)) ?? noTeamSignOff;
  const record = recordOf({
    ...{ id: stored.id, sign, events: stored.events, disclosure: rule.disclosure },
    ...{ madeAt: deps.clock.now().toISOString(), hashOf: (post) => deps.tokens.hash(hashedText(post)) },
  });
  const name = `sign-off-${stored.id.slice(0, 8)}`;
  if (format === 'json') {
    const content = `${JSON.stringify(record, null, 2)}\n`;
    return ok({ name: `${name}.json`, type: 'application/json', encoding: 'utf8', content });
  }
  const printed = await deps.workshop.do('printRecord', { record }, orderOf(caller, signal));
  if (!printed.ok) return printed;
  return ok({ name: `${name}.pdf`, type: 'application/pdf', encoding: 'base64', content: printed.value.pdf });
}
