import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { rewriteLimits } from '#domain/writing/rewrite-limits.ts';
import type { CallCounter } from '../ports/counts.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import { countedAmong } from './counted-posts.ts';
import { type GeneratePostsDeps, type GeneratePostsInput, generatePosts } from './generate-posts.ts';

export interface RewritePostsDeps extends GeneratePostsDeps {
  readonly model: LanguageModel | null;
  readonly callCounter: CallCounter;
}

export interface RewritePostsInput extends Pick<GeneratePostsInput, 'caller' | 'signal' | 'tell'> {
  readonly body: ParsedInputOf<'rewritePosts'>['body'];
  /** By how much the limits of calls are wider. */
  readonly limitFactor: number;
}

const windowMs = 60_000;

/**
 * Writes posts anew by the model that wrote them. It costs nothing where the server itself remembers that the post on this text was
 * counted, and is a new post where it does not. Fails where another model is at work by now: nobody else takes its place unasked.
 */
export async function rewritePosts(
  deps: RewritePostsDeps,
  { body, limitFactor, ...asked }: RewritePostsInput,
): Promise<Result<OutputOf<'rewritePosts'>>> {
  const { model, instead, ...request } = body;
  if (deps.model?.about.model !== model)
    return fail('conflict', `The model that wrote this (${model}) is not at work here any more.`, {
      fallback: 'embedded',
    });
  const turn = await takeTurn(deps, asked.caller.account.id, limitFactor);
  if (!turn.ok) return turn;
  const { inputText, platforms, seed = 0 } = request;
  const free = await countedAmong(deps, { caller: asked.caller, inputText, platforms });
  const anew = { variation: seed, ...(instead !== undefined && { instead }) };
  // A request that is repeated finds its posts counted: it needs no key.
  const input = { ...asked, body: request, idempotencyKey: null, rewriting: { anew, free } };
  const written = await generatePosts(deps, input);
  if (!written.ok) return written;
  return ok({ data: written.value, counted: platforms.filter((one) => !free.includes(one)) });
}

/** Counts it, or refuses it until the minute is over. */
async function takeTurn(
  { callCounter, clock }: Pick<RewritePostsDeps, 'callCounter' | 'clock'>,
  userId: string,
  factor: number,
): Promise<Result<null>> {
  const most = rewriteLimits.perMinute * factor;
  const { count, endsAt } = await callCounter.count(`rewrites:${userId}`, windowMs);
  if (count <= most) return ok(null);
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000));
  return fail(
    'rate_limited',
    `Posts can be written anew ${most} times a minute. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    { retryAfter: seconds, fallback: 'embedded' },
  );
}
