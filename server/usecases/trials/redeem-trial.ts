import type { OutputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import {
  checkTrialToken,
  splitTrialToken,
  type TrialToken,
  trialEnd,
  unknownTrialToken,
} from '#domain/trials/trial-token.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database, Stores } from '../../ports/stores.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Caller } from '../caller.ts';

interface RedeemTrialDeps {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/**
 * Opens the trial of a token, once, however many requests bring it. Where a trial runs already the later end counts: nothing
 * is shortened, and nothing is added up.
 */
export async function redeemTrial(
  deps: RedeemTrialDeps,
  caller: Caller,
  text: string,
): Promise<Result<OutputOf<'redeemTrial'>>> {
  const parts = splitTrialToken(text);
  if (!parts.ok) return parts;
  const { id, secret } = parts.value;
  return deps.database.inTransaction(async (stores) => {
    const token = await findByToken(deps, stores, parts.value);
    if (token === null) return unknownTrialToken;
    const now = deps.clock.now();
    const allowed = checkTrialToken(token, caller.account, now);
    if (!allowed.ok) return allowed;
    const owner = ownerOf(token, caller);
    if (!owner.ok) return owner;
    const by = { userId: caller.account.id, teamId: owner.value.teamId };
    // Somebody was quicker since it was read: what became of it is said by reading it again.
    if (!(await stores.trials.claim(id, by, now)))
      return again(await findByToken(deps, stores, { id, secret }), caller, now);
    return ok(await open(stores, token, { owner: owner.value.owner, caller, now }));
  });
}

async function findByToken(
  { tokens }: RedeemTrialDeps,
  stores: Stores,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<TrialToken | null> {
  const token = await stores.trials.find(id);
  return token !== null && tokens.isHashOf(token.secretHash, secret) ? token : null;
}

interface Owner {
  /** Whose trial it becomes: "user:<id>" or "team:<id>". */
  readonly owner: string;
  readonly teamId: string | null;
}

function ownerOf(token: TrialToken, caller: Caller): Result<Owner> {
  if (token.target === 'user') return ok({ owner: `user:${caller.account.id}`, teamId: null });
  const { team } = caller;
  if (team?.role === 'owner') return ok({ owner: `team:${team.id}`, teamId: team.id });
  if (team !== null)
    return fail(
      'conflict',
      'This trial is for a whole team, and only the owner of a team can start it. You are a member of yours.',
    );
  return fail(
    'conflict',
    'This trial is for a team, and you have none yet. A team comes with a team plan; the link works once you own one.',
  );
}

function again(token: TrialToken | null, caller: Caller, now: Date): Result<never> {
  if (token === null) return unknownTrialToken;
  const refused = checkTrialToken(token, caller.account, now);
  if (refused.ok) throw new Error('An open token could not be claimed.');
  return refused;
}

async function open(
  stores: Stores,
  token: TrialToken,
  { owner, caller, now }: { readonly owner: string; readonly caller: Caller; readonly now: Date },
): Promise<OutputOf<'redeemTrial'>> {
  const before = (await stores.trials.endsOf([owner])).get(owner)?.toISOString() ?? '';
  const own = trialEnd(now, token.days);
  const endsAt = await stores.trials.extend(owner, own);
  await stores.audit.add({
    at: now,
    action: 'trial-token.redeemed',
    actorId: caller.account.id,
    target: token.id,
    before,
    after: `${owner} until ${endsAt.toISOString()}`,
  });
  return {
    message: wordsOf(token, endsAt, endsAt > own),
    days: token.days,
    trialEndsAt: endsAt.toISOString(),
  };
}

function wordsOf(token: TrialToken, endsAt: Date, ranLonger: boolean): string {
  const day = endsAt.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const whose = token.target === 'user' ? 'You have' : 'Your whole team has';
  return ranLonger
    ? `A trial that lasts longer was running already: ${lowerFirst(whose)} everything until ${day}, as before.`
    : `${whose} everything until ${day}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
