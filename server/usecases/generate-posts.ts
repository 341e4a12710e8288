import type { GenerateAnswer, ParsedInputOf, Usage } from '#contract/types.ts';
import type { Written } from '#domain/engine/written.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { usageMonth } from '#domain/plans/usage-month.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/stores.ts';
import type { TextGenerator, WriterEvent } from '../ports/text-generator.ts';
import type { Tokens } from '../ports/tokens.ts';
import type { Workshop } from '../ports/workshop.ts';
import { type Caller, orderOf, subjectOf, usageOwnerOf } from './caller.ts';
import { refuseForQuota, usageOf } from './post-quota.ts';
import { type RunOnce, runOnce } from './run-once.ts';
import { leaseFrom, letGo, whileRenewing } from './while-renewing.ts';
import { withKnownStatus } from './with-known-status.ts';

export interface GeneratePostsDeps {
  readonly database: Database;
  readonly generator: TextGenerator;
  readonly workshop: Workshop;
  readonly clock: Clock;
  readonly tokens: Tokens;
}

export interface GeneratePostsInput {
  readonly caller: Caller;
  readonly body: ParsedInputOf<'generatePosts'>['body'];
  /** Same key, same request, same answer, counted once. */
  readonly idempotencyKey: string | null;
  /** Ends when the person leaves. */
  readonly signal: AbortSignal;
  /** Told while the posts are written. */
  readonly tell: (event: WriterEvent) => void;
}

/**
 * Writes one post per platform. The posts are reserved before the work, counted when it is done and given back where it
 * fails; the reservation of a process that died lapses.
 */
export async function generatePosts(
  deps: GeneratePostsDeps,
  input: GeneratePostsInput,
): Promise<Result<GenerateAnswer>> {
  const { caller, body, idempotencyKey } = input;
  return runOnce(
    deps,
    { userId: caller.account.id, key: replayKeyOf(caller, idempotencyKey), body },
    (once) => reserveAndWrite(deps, input, once),
  );
}

/** What a key sends is a request of its own, though its owner's account stands for it. */
function replayKeyOf({ key }: Caller, idempotencyKey: string | null): string | null {
  return key === null || idempotencyKey === null ? idempotencyKey : `key:${key.id}:${idempotencyKey}`;
}

async function reserveAndWrite(
  deps: GeneratePostsDeps,
  input: GeneratePostsInput,
  once: RunOnce<GenerateAnswer>,
): Promise<Result<GenerateAnswer>> {
  const { caller, body } = input;
  const now = deps.clock.now();
  const may = entitlements(subjectOf(caller), now);
  const allotment = { owner: usageOwnerOf(caller, may), month: usageMonth(now) };
  const reservation = await deps.database.usage.reserve(allotment, {
    posts: body.platforms.length,
    limit: may.posts,
    now,
    expiresAt: leaseFrom(now),
  });
  if (reservation === null) return refuseForQuota(deps, allotment, may, body.platforms.length);
  let counted = false;
  try {
    const generated = await whileRenewing(
      () => deps.database.usage.renew(reservation, leaseFrom(deps.clock.now())),
      () => write(deps, input, may.prioritySupport),
    );
    if (!generated.ok) return generated;
    const answer = await once.finish(async ({ usage }) =>
      answerOf(generated.value, usageOf(may, await usage.keep(reservation, now), now)),
    );
    counted = true;
    return ok(answer);
  } finally {
    if (!counted) await letGo(() => deps.database.usage.giveBack(reservation));
  }
}

async function write(
  deps: GeneratePostsDeps,
  { caller, body, signal, tell }: GeneratePostsInput,
  priority: boolean,
): Promise<Result<Written>> {
  const request = await withKnownStatus(deps, body);
  if (body.writer === 'embedded') return deps.workshop.do('writePosts', request, orderOf(caller, signal));
  const run = { signal, userId: caller.account.id, priority, inBackground: false, tell };
  return deps.generator.generate(request, run);
}

function answerOf(generated: Written, usage: Usage): GenerateAnswer {
  const { generatedContent, grounding, factSheet, sure, evidence, warnings, made, faithful } = generated;
  return { generatedContent, grounding, factSheet, sure, evidence, warnings, made, faithful, usage };
}
