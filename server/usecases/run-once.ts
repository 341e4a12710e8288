import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { HeldKey } from '../ports/replays.ts';
import type { Database, Stores } from '../ports/stores.ts';
import type { Tokens } from '../ports/tokens.ts';
import { leaseFrom, letGo, whileRenewing } from './while-renewing.ts';

export interface RunOnceDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
}

/**
 * Handed to the work for its last step, which makes the answer and whatever goes with it, in a transaction. What `finish` throws is
 * to be thrown on: then nothing of the step counts.
 */
export interface RunOnce<Answer, Part> {
  /** What runs before this one told of their answer, and then broke. */
  readonly told: readonly Part[];
  /** Keeps a part that is about to be told, with `step` that goes with it, so that a repeated request tells the same. */
  keepPart(part: Part, step: (stores: Stores) => Promise<void>): Promise<void>;
  /** With a key the answer is kept too: both or neither. */
  finish(step: (stores: Stores) => Promise<Answer>): Promise<Answer>;
}

/** Answers are kept for a day, and so many of an account at most. */
const keptFor = 24 * 3_600_000;
const mostKept = 20_000;

/** Runs `work` once for a key: a repeated request gets the first answer. Without a key it just runs. A failed run may be repeated. */
export async function runOnce<Answer, Part>(
  deps: RunOnceDeps,
  request: { readonly userId: string; readonly key: string | null; readonly body: unknown },
  work: (once: RunOnce<Answer, Part>) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  if (request.key === null)
    return work({
      told: [],
      keepPart: (_part, step) => deps.database.inTransaction(step),
      finish: (step) => deps.database.inTransaction(step),
    });
  const key = { userId: request.userId, key: request.key };
  const now = deps.clock.now();
  const state = await deps.database.replays.begin(key, {
    bodyHash: deps.tokens.hash(JSON.stringify(request.body)),
    now,
    leaseEndsAt: leaseFrom(now),
    keptSince: new Date(now.getTime() - keptFor),
  });
  switch (state.kind) {
    case 'done':
      return ok<Answer>(JSON.parse(state.answer));
    case 'running':
      return stillRunning();
    case 'other-body':
      return fail('key_reused', 'This Idempotency-Key was used for another request. Choose a new one.');
    case 'started':
      return runAndForgetFailure(
        deps,
        { ...key, since: now },
        state.told,
        async (once: RunOnce<Answer, Part>) => {
          const counted = await countKept(deps, request.userId);
          return counted.ok ? work(once) : counted;
        },
      );
  }
}

async function countKept({ database, clock, tokens }: RunOnceDeps, userId: string): Promise<Result<null>> {
  const now = clock.now();
  const ask = { id: tokens.hash(`kept answers of ${userId}`), times: 1, windowMs: keptFor };
  const [count] = await database.guesses.add([ask], now);
  if (count === undefined || count.count <= mostKept) return ok(null);
  return fail(
    'rate_limited',
    `More than ${mostKept.toLocaleString('en')} requests of your account had an Idempotency-Key today. Without one they go on.`,
    { retryAfter: Math.max(1, Math.ceil((count.endsAt.getTime() - now.getTime()) / 1000)) },
  );
}

async function runAndForgetFailure<Answer, Part>(
  deps: RunOnceDeps,
  held: HeldKey,
  told: readonly string[],
  work: (once: RunOnce<Answer, Part>) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  const { replays } = deps.database;
  const once: RunOnce<Answer, Part> = {
    told: told.map((part): Part => JSON.parse(part)),
    keepPart: (part, step) =>
      deps.database.inTransaction(async (stores) => {
        await step(stores);
        if (!(await stores.replays.addTold(held, JSON.stringify(part)))) throw new LostKey();
      }),
    finish: (step) =>
      deps.database.inTransaction(async (stores) => {
        const answer = await step(stores);
        if (!(await stores.replays.finish(held, JSON.stringify(answer)))) throw new LostKey();
        return answer;
      }),
  };
  let done = false;
  try {
    const renew = () => replays.renew(held, leaseFrom(deps.clock.now()));
    const result = await whileRenewing(renew, () => work(once));
    done = result.ok;
    return result;
  } catch (error) {
    if (error instanceof LostKey) return stillRunning();
    throw error;
  } finally {
    if (!done) await letGo(() => replays.abandon(held));
  }
}

/** This process was taken for dead, and a retry took the key up: only that one counts. */
class LostKey extends Error {}

function stillRunning(): Result<never> {
  return fail('request_running', 'The same request is still running. Please try again in a moment.', {
    retryAfter: 1,
  });
}
