import type { GenerateAnswer, ParsedInputOf, Usage } from '#contract/types.ts';
import { type ToldPost, type Written, withMarksOfKept } from '#domain/engine/written.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { usageMonth } from '#domain/plans/usage-month.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { type Failure, fail, ok, type Result } from '#domain/result.ts';
import type { Variation } from '#domain/writing/steps.ts';
import type { ClaimVerifier } from '../ports/claim-verifier.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/stores.ts';
import type { TextGenerator, WriterEvent } from '../ports/text-generator.ts';
import type { Tokens } from '../ports/tokens.ts';
import type { Workshop } from '../ports/workshop.ts';
import { type Caller, orderOf, runOfCaller, subjectOf, usageOwnerOf } from './caller.ts';
import { noteCounted } from './counted-posts.ts';
import { refuseForQuota, usageOf } from './post-quota.ts';
import { type RunOnce, runOnce } from './run-once.ts';
import { keyMayHave } from './sign-offs/clearance.ts';
import { CountedTelling } from './tell-as-counted.ts';
import { type Verified, verifyWritten } from './verifying/verify-posts.ts';
import { leaseFrom, letGo, whileRenewing } from './while-renewing.ts';
import { withKnownStatus } from './with-known-status.ts';

export interface GeneratePostsDeps {
  readonly database: Database;
  readonly generator: TextGenerator;
  readonly workshop: Workshop;
  readonly claimVerifier: ClaimVerifier | null;
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
  /** Told while the posts are written; null where the whole is answered at once. */
  readonly tell: ((event: WriterEvent) => void) | null;
  /** Where posts of a model take the place of others. */
  readonly rewriting?: Rewriting;
}

export interface Rewriting {
  readonly anew: Variation;
  /** Posts that were counted: they cost nothing more. */
  readonly free: readonly PlatformId[];
}

/**
 * Writes one post per platform. The posts are reserved before the work, counted when it is done and given back where it
 * fails; the reservation of a process that died lapses. A post that is told before the whole counts as it is told, for good: a
 * repeated request gets it as it was, and is counted for the others alone.
 */
export async function generatePosts(
  deps: GeneratePostsDeps,
  input: GeneratePostsInput,
): Promise<Result<GenerateAnswer>> {
  const { caller, body, idempotencyKey } = input;
  const free = await keyMayHave(deps, caller, { text: body.inputText, info: body.articleInfo });
  if (!free.ok) return free;
  const answer = await runOnce(
    deps,
    // What was begun by a model may be finished by our own writer: it is the same request.
    {
      userId: caller.account.id,
      key: replayKeyOf(caller, idempotencyKey),
      body: { ...body, writer: undefined },
    },
    (once: RunOnce<GenerateAnswer, ToldPost>) => reserveAndWrite(deps, input, once),
  );
  if (!answer.ok) return answer;
  // A team may have come to demand approval while they were written.
  const still = await keyMayHave(deps, caller, { text: body.inputText, info: body.articleInfo });
  return still.ok ? ok(withMarksOfKept(answer.value)) : still;
}

/** What a key sends is a request of its own, though its owner's account stands for it. */
function replayKeyOf({ key }: Caller, idempotencyKey: string | null): string | null {
  return key === null || idempotencyKey === null ? idempotencyKey : `key:${key.id}:${idempotencyKey}`;
}

async function reserveAndWrite(
  deps: GeneratePostsDeps,
  input: GeneratePostsInput,
  once: RunOnce<GenerateAnswer, ToldPost>,
): Promise<Result<GenerateAnswer>> {
  const { caller, body, signal } = input;
  const told = once.told.map(({ platform }) => platform);
  const free = input.rewriting?.free ?? [];
  const counting = body.platforms.filter((one) => !told.includes(one) && !free.includes(one));
  const asked = counting.length;
  const now = deps.clock.now();
  const may = entitlements(subjectOf(caller), now);
  const allotment = { owner: usageOwnerOf(caller, may), month: usageMonth(now) };
  const reservation = await deps.database.usage.reserve(allotment, {
    posts: asked,
    limit: may.posts,
    now,
    expiresAt: leaseFrom(now),
  });
  if (reservation === null) return refuseForQuota(deps, allotment, may, asked);
  let rest = reservation;
  const telling = new CountedTelling(input, once.told, async (post) => {
    let left = rest;
    await once.keepPart(post, async (stores) => {
      left = await stores.usage.keepSome(rest, 1);
      await noteCounted(deps, stores, { caller, inputText: body.inputText, platforms: [post.platform] });
    });
    rest = left;
  });
  let counted = false;
  try {
    const generated = await whileRenewing(
      () => deps.database.usage.renew(rest, leaseFrom(deps.clock.now())),
      () => write(deps, input, { telling, priority: may.prioritySupport }),
    );
    await telling.allTold();
    if (!generated.ok)
      return input.rewriting === undefined ? failedAfter(generated.failure, telling.told) : generated;
    // Nobody is there to be answered.
    if (signal.aborted) return fail('generation_failed', 'Cancelled.');
    const answer = await once.finish(async (stores) => {
      const used = await stores.usage.keep(rest, now);
      await noteCounted(deps, stores, { caller, inputText: body.inputText, platforms: counting });
      return answerOf(generated.value, usageOf(may, used, now));
    });
    counted = true;
    return ok(answer);
  } finally {
    if (!counted) {
      await telling.allTold().catch(() => undefined);
      await letGo(() => deps.database.usage.giveBack(rest));
    }
  }
}

/** Why it failed, and what that costs: the posts that were told, and no other. */
function failedAfter(failure: Failure, told: readonly ToldPost[]): Result<never> {
  const counted = told.map(({ platform }) => platform);
  if (counted.length === 0)
    return { ok: false, failure: { ...failure, message: `${failure.message} Your posts were not counted.` } };
  const labels = counted.map((platform) => platforms[platform].label).join(', ');
  const message = `${failure.message} What was written before is counted (${labels}), the rest is not; the same request, tried again, keeps it.`;
  return { ok: false, failure: { ...failure, message, counted } };
}

async function write(
  deps: GeneratePostsDeps,
  { caller, body, rewriting }: GeneratePostsInput,
  { telling, priority }: { readonly telling: CountedTelling; readonly priority: boolean },
): Promise<Result<Verified<Written>>> {
  const request = await withKnownStatus(deps, body);
  const { signal, tell, told } = telling;
  const run = runOfCaller({ caller, signal }, priority);
  const written =
    body.writer === 'embedded'
      ? await deps.workshop.do('writePosts', { ...request, told }, orderOf(caller, signal))
      : await deps.generator.generate(request, {
          ...run,
          told,
          // What is written anew is told with the whole: until then the posts of before stand.
          tell: rewriting === undefined ? tell : (event) => event.kind === 'progress' && tell(event),
          ...(rewriting !== undefined && { anew: rewriting.anew }),
        });
  return written.ok ? ok(await verifyWritten(deps, run, request, written.value)) : written;
}

function answerOf({ value, by }: Verified<Written>, usage: Usage): GenerateAnswer {
  const { generatedContent, grounding, factSheet, sure, evidence, warnings, made, faithful } = value;
  const verified = by === null ? {} : { verifiedBy: by };
  return {
    generatedContent,
    grounding,
    factSheet,
    sure,
    evidence,
    warnings,
    ...verified,
    made,
    faithful,
    usage,
  };
}
