import type { OutputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Actor, SignOff } from '#domain/sign-off/sign-off.ts';
import { workKeys } from '#domain/sign-off/work-keys.ts';
import type { StoredSignOff } from '../../ports/sign-offs.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { isId } from '../teams/managed-team.ts';
import { actorOf, viewerOf } from './actors.ts';
import { describeSignOff } from './describe-sign-off.ts';
import { signOffOf } from './keep-sign-off.ts';
import { reviewerOfToken } from './review-link.ts';
import type { SignOffDeps } from './sign-off-deps.ts';

/** Somebody at a sign-off: who they are there, and which it is. */
export interface AtSignOff {
  readonly by: Actor;
  readonly stored: StoredSignOff;
  readonly sign: SignOff;
}

/** A sign-off of the caller or their team. To everybody else there is no such thing. */
export async function findForCaller(
  deps: Pick<SignOffDeps, 'auditSecret'>,
  { signOffs }: Pick<Stores, 'signOffs'>,
  caller: Caller,
  id: string,
): Promise<Result<AtSignOff>> {
  const stored = isId(id) ? await signOffs.find(id) : null;
  const { userId, teamId } = viewerOf(caller);
  const isTheirs =
    stored !== null &&
    (stored.owner.teamId === null ? stored.owner.userId === userId : stored.owner.teamId === teamId);
  if (!isTheirs) return noSignOff();
  return ok({ by: actorOf(deps.auditSecret, caller), stored, sign: signOffOf(stored.events) });
}

/** The sign-off behind a reviewer's link; what they may still do there, `decide` says. */
export async function findForReviewer(
  deps: Pick<SignOffDeps, 'auditSecret' | 'clock'>,
  { signOffs }: Pick<Stores, 'signOffs'>,
  token: string,
): Promise<Result<AtSignOff>> {
  const ref = reviewerOfToken(deps, token);
  const reviewer = ref === null ? null : await signOffs.findReviewer(ref);
  const stored = reviewer === null ? null : await signOffs.find(reviewer.signOffId);
  if (stored === null) return brokenLink();
  const sign = signOffOf(stored.events);
  const named = sign.reviewers.find((one) => one.ref === ref);
  if (named === undefined) return brokenLink();
  if (sign.state === 'withdrawn')
    return fail('invite_ended', 'What you were asked to look at was withdrawn.');
  if (named.revoked || deps.clock.now().toISOString() >= named.until)
    return fail('invite_ended', 'This link does not work any more. Ask whoever sent it for a new one.');
  return ok({ by: { role: 'reviewer', ref: named.ref, name: named.name }, stored, sign });
}

function noSignOff(): Result<never> {
  return fail('not_found', 'There is no such sign-off.');
}

function brokenLink(): Result<never> {
  return fail('not_found', 'This link is not complete, or was never ours. Open it from the mail once more.');
}

/** It as somebody there sees it. */
export async function showSignOff(
  deps: SignOffDeps,
  { by, stored, sign }: AtSignOff,
): Promise<OutputOf<'getSignOff'>> {
  const { database, clock, tokens } = deps;
  const reviewers = await database.signOffs.reviewersOf(stored.id);
  const viewer = { userId: stored.owner.userId ?? stored.id, teamId: stored.owner.teamId };
  const works = workKeys(sign.work, tokens.hash);
  const [embargo = null] = await database.embargoes.live(viewer, works, clock.now());
  return describeSignOff(deps, { id: stored.id, sign, you: by, reviewers, embargo });
}
