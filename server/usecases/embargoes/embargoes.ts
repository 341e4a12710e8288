import { randomUUID } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { shortLine } from '#domain/runs/run-row.ts';
import { sayMoment } from '#domain/sign-off/embargo-words.ts';
import { workKeys } from '#domain/sign-off/work-keys.ts';
import { isZone } from '#domain/sign-off/zoned-time.ts';
import type { Embargo } from '../../ports/embargoes.ts';
import type { Caller } from '../caller.ts';
import { actorOf, ownerFor, viewerOf } from '../sign-offs/actors.ts';
import { describeEmbargo } from '../sign-offs/describe-sign-off.ts';
import type { SignOffDeps } from '../sign-offs/sign-off-deps.ts';
import { isId } from '../teams/managed-team.ts';

type EmbargoDeps = Pick<SignOffDeps, 'database' | 'clock' | 'tokens' | 'auditSecret'>;

/** Holds everything of a work until a time. One that is there is moved later by anybody of the team, and earlier by nobody: it is lifted. */
export async function setEmbargo(
  deps: EmbargoDeps,
  caller: Caller,
  { inputText, articleInfo, until: sent, zone }: ParsedInputOf<'setEmbargo'>['body'],
): Promise<Result<OutputOf<'setEmbargo'>>> {
  const now = deps.clock.now();
  const until = new Date(sent);
  const works = workKeys({ text: inputText, info: articleInfo }, deps.tokens.hash);
  const read = readEmbargo({ works, until, zone, now });
  if (!read.ok) return read;
  return deps.database.inTransaction(async (stores) => {
    const [there] = await stores.embargoes.live(viewerOf(caller), works, now);
    if (there !== undefined && until < there.until) return tooEarly(there);
    const note = (action: 'embargo.set' | 'embargo.moved', id: string, before: string): Promise<void> =>
      stores.audit.add({
        ...{ at: now, action, actorId: caller.account.id, target: id, before },
        after: until.toISOString(),
      });
    if (there !== undefined) {
      if (!(await stores.embargoes.move(there.id, { until, zone }, works))) return tooEarly(there);
      await note('embargo.moved', there.id, there.until.toISOString());
      return ok(describeEmbargo({ ...there, until, zone }));
    }
    if ((await stores.embargoes.count(viewerOf(caller), now)) >= mostAtOnce) return tooMany();
    const title =
      shortLine(articleInfo?.title ?? '') || shortLine(inputText ?? '') || shortLine(articleInfo?.url ?? '');
    const setBy = actorOf(deps.auditSecret, caller).name;
    const embargo: Omit<Embargo, 'teamId'> = {
      ...{ id: randomUUID(), title, until, zone, setBy, createdAt: now, liftedAt: null, reason: null },
    };
    await stores.embargoes.add(ownerFor(caller), embargo, works);
    await note('embargo.set', embargo.id, '');
    return ok(describeEmbargo(embargo));
  });
}

/** Ten years are longer than any paper is held. */
const longest = 10 * 366 * 24 * 3_600_000;

function readEmbargo(asked: {
  readonly works: readonly string[];
  readonly until: Date;
  readonly zone: string;
  readonly now: Date;
}): Result<null> {
  const { works, until, zone, now } = asked;
  if (works.length === 0)
    return fail('invalid_request', 'Say which work is meant: its text, its title or its link.');
  if (!isZone(zone))
    return fail('invalid_request', `“${zone}” is no time zone. Name one such as Europe/Paris.`);
  if (until <= now) return fail('invalid_request', 'This time is over. Choose one that is to come.');
  if (until.getTime() - now.getTime() > longest)
    return fail('invalid_request', 'Choose a time within the next ten years.');
  return ok(null);
}

/** Of one team or person. */
const mostAtOnce = 500;

function tooMany(): Result<never> {
  return fail(
    'storage_full',
    `${mostAtOnce} embargoes hold at once. Lift those that are not needed any more.`,
  );
}

function tooEarly({ until, zone }: Embargo): Result<never> {
  return fail(
    'conflict',
    `This work is held until ${sayMoment(until, zone)}. It can be held longer; to end it sooner, the owner lifts the embargo.`,
  );
}

export async function listEmbargoes(
  { database, clock }: EmbargoDeps,
  caller: Caller,
): Promise<OutputOf<'listEmbargoes'>> {
  const embargoes = await database.embargoes.list(viewerOf(caller), clock.now());
  return { embargoes: embargoes.map(describeEmbargo) };
}

/** Ends an embargo before its time; the owner alone, and why is in the log. */
export async function liftEmbargo(
  { database, clock }: EmbargoDeps,
  caller: Caller,
  { embargoId, reason }: { readonly embargoId: string; readonly reason: string },
): Promise<Result<OutputOf<'liftEmbargo'>>> {
  const now = clock.now();
  return database.inTransaction(async (stores) => {
    const found = isId(embargoId) ? await stores.embargoes.find(viewerOf(caller), embargoId) : null;
    if (found === null) return fail('not_found', 'There is no such embargo.');
    if (found.teamId !== null && caller.team?.role !== 'owner')
      return fail('forbidden', 'Only the owner of the team lifts an embargo.');
    const lifted = found.until > now && (await stores.embargoes.lift(embargoId, reason, now));
    if (!lifted) return fail('conflict', 'This embargo is over.');
    await stores.audit.add({
      ...{ at: now, action: 'embargo.lifted', actorId: caller.account.id, target: embargoId },
      ...{ before: found.until.toISOString(), after: reason },
    });
    return ok(describeEmbargo(found));
  });
}
