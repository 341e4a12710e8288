import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatePosts as generateByEngine } from '#domain/engine/generate.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { fail, ok } from '#domain/result.ts';
import { createDatabase } from '#server/adapters/database/create-database.ts';
import type { OpenDatabase } from '#server/adapters/database/open-database.ts';
import { randomTokens } from '#server/adapters/system/random-tokens.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { openTestDatabase } from '#testing/databases.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { newUserId } from '#testing/suites/users.ts';
import { testSeal } from '#testing/test-seal.ts';
import type { Database } from '../ports/stores.ts';
import type { TextGenerator, WriterEvent } from '../ports/text-generator.ts';
import { openWorkshopHere } from '../workshop-here.ts';
import type { Caller } from './caller.ts';
import { generatePosts } from './generate-posts.ts';

/** How a request ends, after its model has told so many posts. */
const endings = [
  'done',
  'the person leaves',
  'the person leaves while the rest comes',
  'the model breaks',
  'the process is killed before the next post counts',
  'the process is killed when the next post counts, and before anybody is told',
] as const;

interface Attempt {
  readonly tells: number;
  readonly ending: (typeof endings)[number];
  readonly writer?: 'embedded';
}

interface BreakingOff {
  readonly server: ReturnType<typeof mortal>;
  readonly person: AbortController;
  readonly isLast: boolean;
}

const breaksOff: Readonly<
  Record<Exclude<Attempt['ending'], 'done' | 'the model breaks'>, (at: BreakingOff) => void>
> = {
  'the person leaves': ({ person }) => person.abort(),
  'the person leaves while the rest comes': ({ person }) => void setImmediate(() => person.abort()),
  'the process is killed before the next post counts': ({ server }) => server.die(),
  'the process is killed when the next post counts, and before anybody is told': ({ server, isLast }) =>
    isLast ? server.die() : server.dieAfterNextCommit(),
};

const request = { inputText: trialAbstract, tone: 'casual', platforms: [...platformIds] } as const;
const byEngine = generateByEngine(request);

/** Until every lease of a killed process is over, in milliseconds. */
const leaseOver = 60_000;

describe('posts told while they are written', () => {
  let open: OpenDatabase;
  let database: Database;
  beforeAll(async () => {
    open = await openTestDatabase('postgres');
    database = createDatabase(open.db, testSeal);
  });
  afterAll(() => open.close());

  /** One person's requests for posts on all platforms, one after the other; what they were told in all, and what counts. */
  async function newPerson(idempotencyKey: string | null) {
    const clock = new ManualClock();
    const caller = callerOf(database, await newUserId(database));
    const seen = new Set<string>();
    let attempts = 0;

    async function attempt({ tells, ending, writer }: Attempt): Promise<void> {
      attempts += 1;
      const person = new AbortController();
      const server = mortal(database);
      const arrivals = new Map<string, () => void>();
      const tell = (event: WriterEvent): void => {
        if (event.kind !== 'post' || server.isDead() || person.signal.aborted) return;
        seen.add(event.text);
        arrivals.get(event.text)?.();
      };
      const generator = scriptedWriter({ tells, ending, number: attempts, server, person, arrivals });
      const deps = {
        database: server.database,
        generator,
        clock,
        tokens: randomTokens,
        workshop: openWorkshopHere(),
        claimVerifier: null,
      };
      const body = { ...request, platforms: [...platformIds], ...(writer && { writer }) };
      const input = { caller: await caller, body, idempotencyKey, signal: person.signal, tell };
      const answer = await generatePosts(deps, input).catch(() => null);
      if (answer?.ok === true)
        for (const platform of platformIds) seen.add(answer.value.generatedContent[platform] ?? '');
      clock.advance(leaseOver);
    }

    const used = async () =>
      database.usage.used({ owner: `user:${(await caller).account.id}`, month: '2026-11' }, clock.now());
    return { attempt, seen, used };
  }

  const attempts = fc.array(
    fc.record({
      tells: fc.integer({ min: 0, max: platformIds.length }),
      ending: fc.constantFrom(...endings),
    }),
    { minLength: 1, maxLength: 5 },
  );

  it('count once each under one key, in every order of told, left, failed, killed and repeated (property)', async () => {
    await fc.assert(
      fc.asyncProperty(attempts, async (steps) => {
        const { attempt, seen, used } = await newPerson(randomUUID());
        for (const step of steps) {
          await attempt(step);
          expect(await used()).toBeGreaterThanOrEqual(seen.size);
        }
        // What was counted and never told comes with the answer that the key gets in the end.
        await attempt({ tells: platformIds.length, ending: 'done' });
        expect([await used(), seen.size]).toEqual([platformIds.length, platformIds.length]);
      }),
      { numRuns: 20 },
    );
  });

  it('cost without a key what was told, and at most one for a kill between count and telling (property)', async () => {
    await fc.assert(
      fc.asyncProperty(attempts, async (steps) => {
        const { attempt, seen, used } = await newPerson(null);
        for (const step of steps) await attempt(step);
        const kills = steps.filter(({ ending }) => ending.includes('before anybody is told')).length;
        const leaves = steps.filter(({ ending }) => ending.includes('while the rest comes')).length;
        const count = await used();
        expect(count).toBeGreaterThanOrEqual(seen.size);
        // Who leaves in the moment between the two was sent the post.
        expect(count).toBeLessThanOrEqual(seen.size + kills + leaves);
      }),
      { numRuns: 20 },
    );
  });

  it('stand where our own writer finishes what a model began', async () => {
    const { attempt, seen, used } = await newPerson('begun by a model');
    await attempt({ tells: 2, ending: 'the model breaks' });
    expect([await used(), seen.size]).toEqual([2, 2]);
    await attempt({ tells: 0, ending: 'done', writer: 'embedded' });
    expect([await used(), seen.size]).toEqual([platformIds.length, platformIds.length]);
  });
});

interface Script extends Attempt {
  /** Tells the texts of one attempt from those of another. */
  readonly number: number;
  readonly server: ReturnType<typeof mortal>;
  readonly person: AbortController;
  /** Called when a text was told. */
  readonly arrivals: Map<string, () => void>;
}

/** A model that tells so many of the posts that are missing, each once the one before has arrived, and then ends as the script says. */
function scriptedWriter({ tells, ending, number, server, person, arrivals }: Script): TextGenerator {
  const textOf = (platform: PlatformId) => `Post ${number} for ${platform}`;
  return {
    async generate({ platforms }, run) {
      const before = new Set(run.told?.map(({ platform }) => platform));
      const missing = platforms.filter((platform) => !before.has(platform));
      const tellPost = (platform: PlatformId): Promise<void> => {
        const text = textOf(platform);
        const arrived = new Promise<void>((resolve) => arrivals.set(text, resolve));
        run.tell({ kind: 'post', platform, text, grounding: [], removed: [] });
        return arrived;
      };
      for (const platform of missing.slice(0, tells)) await tellPost(platform);
      if (ending === 'the model breaks') return fail('unavailable', 'The model broke.');
      if (ending === 'done') {
        const written = writtenByEngine(byEngine, run.told);
        const own = Object.fromEntries(missing.map((platform) => [platform, textOf(platform)]));
        return ok({ ...written, generatedContent: { ...written.generatedContent, ...own } });
      }
      const rest = missing.slice(tells);
      breaksOff[ending]({ server, person, isLast: rest.length === 0 });
      for (const platform of rest) void tellPost(platform);
      return rest.length === 0 ? cancelled : new Promise((resolve) => onEnd(run.signal, resolve));
    },
  };
}

const cancelled = fail('generation_failed', 'Cancelled.');

function onEnd(signal: AbortSignal, end: (result: typeof cancelled) => void): void {
  if (signal.aborted) end(cancelled);
  else signal.addEventListener('abort', () => end(cancelled), { once: true });
}

async function callerOf(database: Database, id: string): Promise<Caller> {
  const account = await database.users.find(id);
  if (account === null) throw new Error('There is no such account.');
  return {
    account,
    role: 'admin',
    needsSecondFactor: false,
    signIn: null,
    subscription: null,
    trialEndsAt: null,
    team: null,
    held: [],
    paysForTeam: null,
    key: null,
  };
}

/** The database of a process that can be killed: from then on nothing that it asks for happens, and nothing reaches it. */
function mortal(whole: Database) {
  let dead = false;
  let diesAfterCommit = false;
  const call = async (method: () => Promise<unknown>, commits: boolean): Promise<unknown> => {
    if (dead) throw new Error('This process is dead.');
    const result = await method();
    if (commits && diesAfterCommit) dead = true;
    if (dead) throw new Error('This process is dead.');
    return result;
  };
  const guarded = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member === 'function')
          return (...given: unknown[]) =>
            call(
              async () => Reflect.apply(member, target, given),
              name === 'inTransaction' || name === 'keepSome',
            );
        return typeof member === 'object' && member !== null ? guarded(member) : member;
      },
    });
  return {
    database: guarded(whole),
    isDead: () => dead,
    die: () => {
      dead = true;
    },
    dieAfterNextCommit: () => {
      diesAfterCommit = true;
    },
  };
}
