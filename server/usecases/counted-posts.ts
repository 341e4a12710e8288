import type { PlatformId } from '#domain/posts/platforms.ts';
import { rewriteLimits } from '#domain/writing/rewrite-limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/stores.ts';
import type { Tokens } from '../ports/tokens.ts';
import type { Caller } from './caller.ts';

/** Posts of a person on one text. */
export interface PostsOnText {
  readonly caller: Caller;
  /** As it is written from. */
  readonly inputText: string;
  readonly platforms: readonly PlatformId[];
}

interface Deps {
  readonly clock: Clock;
  readonly tokens: Pick<Tokens, 'hash'>;
}

/** Notes posts that count now, in the transaction that counts them; not for keys, which rewrite nothing. */
export async function noteCounted(
  { clock, tokens }: Deps,
  { countedPosts }: Pick<Stores, 'countedPosts'>,
  posts: PostsOnText,
): Promise<void> {
  if (posts.caller.key !== null) return;
  const expiresAt = new Date(clock.now().getTime() + rewriteLimits.countedDays * 24 * 3_600_000);
  const hashes = posts.platforms.map((platform) => hashOf(tokens, posts, platform));
  await countedPosts.note(posts.caller.account.id, hashes, expiresAt);
}

/** Which of the posts were counted, and are remembered. */
export async function countedAmong(
  { clock, tokens, database }: Deps & { readonly database: Pick<Stores, 'countedPosts'> },
  posts: PostsOnText,
): Promise<readonly PlatformId[]> {
  const hashes = posts.platforms.map((platform) => hashOf(tokens, posts, platform));
  const known = await database.countedPosts.among(posts.caller.account.id, hashes, clock.now());
  return posts.platforms.filter((_, at) => known.has(hashes[at] ?? ''));
}

function hashOf(tokens: Deps['tokens'], { caller, inputText }: PostsOnText, platform: PlatformId): string {
  return tokens.hash(JSON.stringify([caller.account.id, inputText, platform]));
}
