import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { joinTrialToken, linkEnd, tokenIdLength } from '#domain/trials/trial-token.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Caller } from '../caller.ts';

interface GenerateTrialTokenDeps {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Makes a token for one address. It is answered and mailed here, and never again: only its id and a hash are kept. */
export async function generateTrialToken(
  { database, tokens, clock, publicUrl }: GenerateTrialTokenDeps,
  admin: Caller,
  body: ParsedInputOf<'generateTrialToken'>['body'],
): Promise<Result<OutputOf<'generateTrialToken'>>> {
  const target = targetOf(body);
  if (!target.ok) return target;
  const { email } = target.value;
  if (target.value.target === 'team' && !(await database.teams.hasOwner(email))) return ownsNoTeam();
  const now = clock.now();
  const id = tokens.create().slice(0, tokenIdLength);
  const secret = tokens.create();
  const token = joinTrialToken(id, secret);
  const link = `${publicUrl}/redeem-trial?token=${token}`;
  const expiresAt = linkEnd(now, body.expiresInDays);
  await database.inTransaction(async (stores) => {
    await stores.trials.add({
      id,
      secretHash: tokens.hash(secret),
      ...target.value,
      days: body.days,
      issuedBy: admin.account.id,
      issuedAt: now,
      expiresAt,
    });
    await stores.audit.add({
      at: now,
      action: 'trial-token.issued',
      actorId: admin.account.id,
      target: id,
      before: '',
      after: `${body.days} days for a ${target.value.target}`,
    });
    const data = { days: body.days, forTeam: target.value.target === 'team', link, expiresAt };
    await stores.mail.add({ to: target.value.email, content: { template: 'trial', data } }, now);
  });
  return ok({ _id: id, token, link, days: body.days, expiresAt: expiresAt.toISOString() });
}

/** Told to the admin now, and not to whoever opens the link. */
function ownsNoTeam(): Result<never> {
  return fail(
    'invalid_request',
    'Nobody with this address owns a team. Please enter the address of the owner of one, or make the trial for the person.',
  );
}

type Target = { readonly target: 'user' | 'team'; readonly email: string };

function targetOf({
  targetEmail,
  targetTeamEmail,
}: ParsedInputOf<'generateTrialToken'>['body']): Result<Target> {
  if (targetEmail && targetTeamEmail)
    return fail(
      'invalid_request',
      'A trial is for a person or for a team: please give one address, not both.',
    );
  if (targetEmail) return ok({ target: 'user', email: targetEmail });
  if (targetTeamEmail) return ok({ target: 'team', email: targetTeamEmail });
  return fail(
    'invalid_request',
    'Please enter whom the trial is for: the address of a person, or of the owner of a team.',
  );
}
