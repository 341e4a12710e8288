import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Stores } from '../ports/stores.ts';
import type { Tokens } from '../ports/tokens.ts';

export interface RunOnceDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
}

/** Handed to the work for its last step, which makes the answer and whatever goes with it: one write without a key. */
export interface RunOnce<Answer> {
  /** With a key, in a transaction that keeps the answer too: both or neither. */
  finish(step: (stores: Stores) => Promise<Answer>): Promise<Answer>;
}

/** Answers are kept for a day; a run that did not end within the lease belongs to a process that died. */
const keptFor = 24 * 3_600_000;
const lease = 5 * 60_000;

/** Runs `work` once for a key: a repeated request gets the first answer. Without a key it just runs. A failed run may be repeated. */
export async function runOnce<Answer>(
  deps: RunOnceDeps,
  request: { readonly userId: string; readonly key: string | null; readonly body: unknown },
  work: (once: RunOnce<Answer>) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  if (request.key === null) return work({ finish: (step) => step(deps.database) });
  const key = { userId: request.userId, key: request.key };
  const now = deps.clock.now();
  const state = await deps.database.replays.begin(key, {
    bodyHash: deps.tokens.hash(JSON.stringify(request.body)),
    now,
    leaseEndsAt: new Date(now.getTime() + lease),
    keptSince: new Date(now.getTime() - keptFor),
  });
  switch (state.kind) {
    case 'done':
      return ok<Answer>(JSON.parse(state.answer));
    case 'running':
      return fail('request_running', 'The same request is still running. Please try again in a moment.', {
        retryAfter: 1,
      });
    case 'other-body':
      return fail('key_reused', 'This Idempotency-Key was used for another request. Choose a new one.');
    case 'started':
      return runAndForgetFailure(deps, key, work);
  }
}

async function runAndForgetFailure<Answer>(
  deps: RunOnceDeps,
  key: { readonly userId: string; readonly key: string },
  work: (once: RunOnce<Answer>) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  let done = false;
  try {
    const result = await work({
      finish: (step) =>
        deps.database.inTransaction(async (stores) => {
          const answer = await step(stores);
          await stores.replays.finish(key, JSON.stringify(answer));
          return answer;
        }),
    });
    done = result.ok;
    return result;
  } finally {
    if (!done) await deps.database.replays.abandon(key);
  }
}
