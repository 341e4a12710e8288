import type { ParsedInputOf } from '#contract/types.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { mayRelease } from '#domain/sign-off/decide.ts';
import { type Channel, type Release, signOffLimits } from '#domain/sign-off/sign-off.ts';
import type { Caller } from '../caller.ts';
import { underNoEmbargo } from './clearance.ts';
import type { AtSignOff } from './find-sign-off.ts';
import { hashesOf, headOfSignOff, signOffOf, withEvents } from './keep-sign-off.ts';
import type { SignOffDeps } from './sign-off-deps.ts';

/** Notes that an approved post leaves, by whom and by which way; refuses where it may not. One and the same way is noted once. */
export async function releasePost(
  deps: SignOffDeps,
  caller: Caller,
  { by, stored: { id } }: AtSignOff,
  { platform, channel = 'copy' }: Pick<ParsedInputOf<'actOnSignOff'>['body'], 'platform' | 'channel'>,
): Promise<Result<null>> {
  if (platform === undefined) return fail('invalid_request', 'This act needs "platform".');
  if (by.role === 'key') return fail('forbidden', 'An API key lets nothing go: people publish.');
  return deps.database.inTransaction(async (stores) => {
    const stored = await stores.signOffs.lock(id);
    if (stored === null) return fail('not_found', 'There is no such sign-off.');
    const sign = signOffOf(stored.events);
    const free = await underNoEmbargo({ ...deps, database: stores }, caller, sign.work);
    if (!free.ok) return free;
    const allowed = mayRelease(sign, platform);
    const isFull = stored.events.length >= signOffLimits.events;
    if (!allowed.ok || isFull || sign.releases.some((one) => isSame(one, by.ref, platform, channel)))
      return allowed;
    const at = deps.clock.now();
    const event = { at: at.toISOString(), by, kind: 'released', platform, channel } as const;
    const next = withEvents(deps.tokens, stored.events, [event]);
    const head = headOfSignOff(id, next.sign, at);
    await stores.signOffs.save({ ...stored, events: next.events }, head, hashesOf(deps.tokens, next.sign));
    return ok(null);
  });
}

function isSame(one: Release, ref: string, platform: PlatformId, channel: Channel): boolean {
  return one.by.ref === ref && one.platform === platform && one.channel === channel;
}
