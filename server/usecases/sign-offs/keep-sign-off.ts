import { platformIds } from '#domain/posts/platforms.ts';
import { shortLine } from '#domain/runs/run-row.ts';
import { type ChainedEvent, chain, hashedText } from '#domain/sign-off/chain.ts';
import { foldSignOff } from '#domain/sign-off/fold.ts';
import type { SignOff, SignOffEvent } from '#domain/sign-off/sign-off.ts';
import type { PostHashes, SignOffHead } from '../../ports/sign-offs.ts';
import type { Tokens } from '../../ports/tokens.ts';

/** The sign-off that stored events make. */
export function signOffOf(events: readonly ChainedEvent[]): SignOff {
  return foldSignOff(events.map(({ event }) => event));
}

/** Events put behind the others, and what lists are drawn from afterwards. */
export function withEvents(
  { hash }: Pick<Tokens, 'hash'>,
  before: readonly ChainedEvent[],
  events: readonly SignOffEvent[],
): { readonly events: readonly ChainedEvent[]; readonly sign: SignOff } {
  const chained = events.reduce<readonly ChainedEvent[]>((all, event) => chain(all, event, hash), before);
  return { events: chained, sign: signOffOf(chained) };
}

/** What the queue shows of it. */
export function headOfSignOff(id: string, sign: SignOff, updatedAt: Date): SignOffHead {
  const { work, askedBy } = sign;
  return {
    id,
    askerName: askedBy.name,
    title: shortLine(work.info.title ?? '') || shortLine(work.text),
    state: sign.state,
    waitsFor: waitsFor(sign),
    platforms: platformIds.filter((platform) => sign.posts[platform] !== undefined),
    createdAt: new Date(sign.askedAt),
    updatedAt,
  };
}

/** Reviewers who have not decided; whoever asked, where they wait for a change. */
function waitsFor({ state, askedBy, reviewers, decisions }: SignOff): string[] {
  if (state === 'approved' || state === 'withdrawn') return [];
  if (state !== 'asked') return [askedBy.name];
  const live = reviewers.filter(({ revoked }) => !revoked);
  const open = live.filter(({ ref }) => !decisions.some(({ by }) => by.ref === ref));
  return open.map(({ name }) => name);
}

/** Under which hash each post is found when it is to leave. */
export function hashesOf({ hash }: Pick<Tokens, 'hash'>, { posts }: SignOff): PostHashes {
  return Object.fromEntries(
    Object.entries(posts).map(([platform, { text }]) => [platform, hash(hashedText(text))]),
  );
}
