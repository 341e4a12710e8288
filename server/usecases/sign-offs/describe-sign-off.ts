import type { OutputOf } from '#contract/types.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { isApprover } from '#domain/sign-off/decide.ts';
import { openFlags } from '#domain/sign-off/fold.ts';
import type { Actor, SignOff } from '#domain/sign-off/sign-off.ts';
import type { Embargo } from '../../ports/embargoes.ts';
import type { SignOffHead, StoredReviewer } from '../../ports/sign-offs.ts';
import type { SignOffDeps } from './sign-off-deps.ts';

export interface Shown {
  readonly id: string;
  readonly sign: SignOff;
  readonly you: Actor;
  readonly reviewers: readonly StoredReviewer[];
  readonly embargo: Embargo | null;
}

/** A sign-off as somebody sees it: addresses of reviewers for the team alone, posts to a key only where they may leave. */
export function describeSignOff(deps: Pick<SignOffDeps, 'clock'>, shown: Shown): OutputOf<'getSignOff'> {
  const { id, sign, you, embargo } = shown;
  const isKey = you.role === 'key';
  const isHeld = isKey && (sign.state !== 'approved' || embargo !== null);
  return {
    ...sign,
    id,
    posts: isHeld ? {} : sign.posts,
    // Words that nobody approved.
    proposals: isKey ? [] : sign.proposals,
    comments: isHeld ? [] : sign.comments,
    kept: isHeld ? [] : sign.kept,
    openFlags: isHeld ? [] : openFlags(sign),
    platforms: platformsOf(sign),
    reviewers: sign.reviewers.map((reviewer) => ({ ...reviewer, ...doorOf(deps, shown, reviewer) })),
    embargo: embargo === null ? null : describeEmbargo(embargo),
    you: { ...you, mayApprove: isApprover(sign, you) && sign.state !== 'withdrawn' },
  };
}

function platformsOf({ posts }: SignOff): PlatformId[] {
  return platformIds.filter((platform) => posts[platform] !== undefined);
}

function doorOf(
  deps: Pick<SignOffDeps, 'clock'>,
  { you, reviewers }: Shown,
  { ref, revoked, until }: SignOff['reviewers'][number],
): { readonly works: boolean; readonly email: string | null } {
  const isTeam = you.role === 'owner' || you.role === 'member';
  return {
    // The link itself goes to its reviewer alone: whoever had it could approve in their name.
    works: !revoked && until > deps.clock.now().toISOString(),
    email: isTeam ? (reviewers.find((one) => one.ref === ref)?.email ?? null) : null,
  };
}

export function describeEmbargo({
  id,
  title,
  until,
  zone,
  setBy,
}: Omit<Embargo, 'teamId'>): OutputOf<'setEmbargo'> {
  return { id, title, until: until.toISOString(), zone, setBy };
}

/** A line of the queue. */
export function describeHead(head: SignOffHead): OutputOf<'listSignOffs'>['signOffs'][number] {
  const { askerName, createdAt, updatedAt, ...rest } = head;
  return {
    ...rest,
    askedBy: askerName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
