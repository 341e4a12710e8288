import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SignOffEvent } from '#domain/sign-off/sign-off.ts';
import type { Embargo } from '#server/ports/embargoes.ts';
import type { OwnedBy, SeenBy, SignOffHead, StoredSignOff } from '#server/ports/sign-offs.ts';
import type { Database } from '#server/ports/stores.ts';
import { newUserId } from './users.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 11, 1, hour));

function signOff(owner: OwnedBy, change: Partial<SignOffHead> = {}): KeptSignOff {
  return signOffToKeep({ owner, change });
}

interface KeptSignOff {
  readonly stored: StoredSignOff;
  readonly head: SignOffHead;
}

/** One that was just asked for, as a store takes it. */
export function signOffToKeep({
  id = randomUUID(),
  owner,
  change = {},
}: {
  readonly id?: string;
  readonly owner: OwnedBy;
  readonly change?: Partial<SignOffHead>;
}): KeptSignOff {
  const event: SignOffEvent = {
    at: at(0).toISOString(),
    by: { role: 'owner', ref: 'a', name: 'Ada' },
    kind: 'asked',
    work: { text: 'A text.', sentences: ['A text.'], info: {}, notices: [] },
    made: null,
    posts: { twitter: { text: 'A post.', sentences: [] } },
    rule: { approvals: 1, approvers: ['reviewer'] },
    note: '',
  };
  const head: SignOffHead = {
    ...{ id, askerName: 'Ada', title: 'A paper', state: 'asked', waitsFor: ['Rita'], platforms: ['twitter'] },
    ...{ createdAt: at(0), updatedAt: at(0), ...change },
  };
  return { stored: { id, owner, askerId: randomUUID(), events: [{ event, hash: 'h' }] }, head };
}

/** What every store of sign-offs does. */
export function signOffStoreSuite(database: () => Database): void {
  const personal = async (): Promise<{ owner: OwnedBy; userId: string }> => {
    const userId = await newUserId(database());
    return { owner: { teamId: null, userId }, userId };
  };
  const ofTeam = async (): Promise<{ owner: OwnedBy; userId: string; teamId: string }> => {
    const userId = await newUserId(database());
    const { id } = await database().inTransaction(({ teams }) => teams.ownedBy(userId, 'Lab', at(0)));
    return { owner: { teamId: id, userId: null }, userId, teamId: id };
  };
  const page = { show: 'all', askerId: null, limit: 10 } as const;

  it('keeps a sign-off with its events, and what lists are drawn from', async () => {
    const { signOffs } = database();
    const { owner, userId } = await personal();
    const { stored, head } = signOff(owner);
    await signOffs.create(stored, head, { twitter: 'one' });
    expect(await signOffs.find(stored.id)).toEqual(stored);
    expect(await signOffs.list({ userId, teamId: null }, page)).toEqual([head]);
    const next = { ...head, state: 'approved', waitsFor: [], updatedAt: at(1) } as const;
    const changed = { ...stored, events: [...stored.events, ...stored.events] };
    await signOffs.save(changed, next, { twitter: 'two' });
    expect(await signOffs.find(stored.id)).toEqual(changed);
    expect(await signOffs.find(randomUUID())).toBeNull();
    const standing = { platform: 'twitter', hash: 'two', state: 'approved', signOffId: stored.id };
    expect(await signOffs.standings({ userId, teamId: null }, ['one', 'two'])).toEqual([standing]);
    expect(await signOffs.standings({ userId, teamId: null }, [])).toEqual([]);
  });

  it('shows a person what is theirs and their team’s, and nobody else anything', async () => {
    const { signOffs } = database();
    const [mine, team, other] = [await personal(), await ofTeam(), await personal()];
    const own = signOff(mine.owner);
    const shared = signOff(team.owner, { updatedAt: at(2) });
    const done = signOff(team.owner, { state: 'withdrawn', updatedAt: at(1) });
    for (const { stored, head } of [own, shared, done]) await signOffs.create(stored, head, { twitter: 'x' });
    const viewer = { userId: mine.userId, teamId: team.teamId };
    const ids = async (change: object, who: SeenBy = viewer): Promise<string[]> =>
      (await signOffs.list(who, { ...page, ...change })).map(({ id }) => id);
    expect(await ids({})).toEqual([shared, done, own].map(({ stored }) => stored.id));
    expect(await ids({ show: 'open' })).toEqual([shared, own].map(({ stored }) => stored.id));
    expect(await ids({ askerId: own.stored.askerId })).toEqual([own.stored.id]);
    expect(await ids({ limit: 1 })).toEqual([shared.stored.id]);
    expect(await signOffs.count(viewer)).toEqual({ all: 3, open: 2 });
    const stranger = { userId: other.userId, teamId: null };
    expect(await ids({}, stranger)).toEqual([]);
    expect(await signOffs.standings(stranger, ['x'])).toEqual([]);
    expect(await signOffs.standings(viewer, ['x'])).toHaveLength(2);
    expect(await signOffs.standings({ ...viewer, teamId: null }, ['x'])).toHaveLength(1);
  });

  it('lets changes at once take turns, and loses none', async () => {
    const { owner } = await personal();
    const { stored, head } = signOff(owner);
    await database().signOffs.create(stored, head, { twitter: 'x' });
    const addOne = (): Promise<void> =>
      database().inTransaction(async ({ signOffs }) => {
        const found = await signOffs.lock(stored.id);
        const events = [...(found?.events ?? []), ...stored.events];
        await signOffs.save({ ...stored, events }, head, { twitter: 'x' });
      });
    await Promise.all(Array.from({ length: 6 }, addOne));
    expect((await database().signOffs.find(stored.id))?.events).toHaveLength(7);
  });

  it('knows reviewers by their reference, and when they were reminded', async () => {
    const { signOffs } = database();
    const { owner } = await personal();
    const { stored, head } = signOff(owner);
    await signOffs.create(stored, head, { twitter: 'x' });
    const ref = randomUUID();
    await signOffs.addReviewer({ ref, signOffId: stored.id, email: 'rita@example.org' });
    const kept = { ref, signOffId: stored.id, email: 'rita@example.org', remindedAt: null };
    expect(await signOffs.findReviewer(ref)).toEqual(kept);
    expect(await signOffs.markReminded(ref, at(3), at(2))).toBe(true);
    expect(await signOffs.markReminded(ref, at(4), at(2))).toBe(false);
    expect(await signOffs.reviewersOf(stored.id)).toEqual([{ ...kept, remindedAt: at(3) }]);
    expect(await signOffs.findReviewer('nobody')).toBeNull();
  });

  it('keeps one rule a team', async () => {
    const { teamSignOffs } = database();
    const { teamId } = await ofTeam();
    expect(await teamSignOffs.find(teamId)).toBeNull();
    const rule = {
      required: true,
      approvals: 2,
      approvers: ['member', 'reviewer'],
      disclosure: 'A line',
    } as const;
    await teamSignOffs.save(teamId, { ...rule, required: false }, at(0));
    await teamSignOffs.save(teamId, rule, at(1));
    expect(await teamSignOffs.find(teamId)).toEqual(rule);
  });
}

/** What every store of teams' defaults does. */
export function teamDefaultStoreSuite(database: () => Database): void {
  it('keeps one set a team, the last that was saved', async () => {
    const userId = await newUserId(database());
    const { id } = await database().inTransaction(({ teams }) => teams.ownedBy(userId, 'Lab', at(0)));
    const { teamDefaults } = database();
    expect(await teamDefaults.find(id)).toBeNull();
    await teamDefaults.save(id, { tone: 'casual', platforms: ['twitter'] }, at(0));
    await teamDefaults.save(id, { tone: null, platforms: ['linkedin', 'bluesky'] }, at(1));
    expect(await teamDefaults.find(id)).toEqual({ tone: null, platforms: ['linkedin', 'bluesky'] });
  });
}

/** What every store of embargoes does. */
export function embargoStoreSuite(database: () => Database): void {
  const embargo = (until: Date): Embargo => ({
    ...{ id: randomUUID(), teamId: null, title: 'A paper', until, zone: 'Europe/Paris', setBy: 'Ada' },
    ...{ createdAt: at(0), liftedAt: null, reason: null },
  });

  it('finds what holds on a work by any of its keys, for whoever may see it, until it is over', async () => {
    const { embargoes } = database();
    const [userId, other] = [await newUserId(database()), await newUserId(database())];
    const viewer = { userId, teamId: null };
    const [short, long] = [embargo(at(5)), embargo(at(9))];
    const key = randomUUID();
    await embargoes.add({ teamId: null, userId }, short, [`number:${key}`, `text:${key}`]);
    await embargoes.add({ teamId: null, userId }, long, [`text:${key}`]);
    const live = async (works: string[], hour: number, who = viewer): Promise<string[]> =>
      (await embargoes.live(who, works, at(hour))).map(({ id }) => id);
    expect(await live([`text:${key}`], 1)).toEqual([long.id, short.id]);
    expect(await live([`number:${key}`, 'title:x'], 1)).toEqual([short.id]);
    expect(await live([`text:${key}`], 5)).toEqual([long.id]);
    expect(await live([`text:${key}`], 9)).toEqual([]);
    expect(await live([], 1)).toEqual([]);
    expect(await live([`text:${key}`], 1, { userId: other, teamId: null })).toEqual([]);
    expect((await embargoes.list(viewer, at(1))).map(({ id }) => id)).toEqual([short.id, long.id]);
  });

  it('moves one, and lifts it once', async () => {
    const { embargoes } = database();
    const userId = await newUserId(database());
    const viewer = { userId, teamId: null };
    const one = embargo(at(5));
    await embargoes.add({ teamId: null, userId }, one, [randomUUID()]);
    const [early, other] = [{ until: at(4), zone: 'UTC' }, randomUUID()];
    expect(await embargoes.move(one.id, early, [other])).toBe(false);
    expect(await embargoes.move(one.id, { until: at(7), zone: 'UTC' }, [other])).toBe(true);
    expect(await embargoes.live(viewer, [other], at(6))).toHaveLength(1);
    expect(await embargoes.count(viewer, at(6))).toBe(1);
    expect(await embargoes.find(viewer, one.id)).toEqual({ ...one, until: at(7), zone: 'UTC' });
    expect(await embargoes.lift(one.id, 'It leaked.', at(2))).toBe(true);
    expect(await embargoes.lift(one.id, 'Again.', at(3))).toBe(false);
    expect(await embargoes.find(viewer, one.id)).toMatchObject({ liftedAt: at(2), reason: 'It leaked.' });
    expect(await embargoes.list(viewer, at(2))).toEqual([]);
    expect(await embargoes.move(one.id, { until: at(9), zone: 'UTC' }, [other])).toBe(false);
  });
}
