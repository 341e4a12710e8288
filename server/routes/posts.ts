import type { OutputOf } from '#contract/types.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { fail, ok } from '#domain/result.ts';
import { forCaller } from '../http/call.ts';
import type { ServerEvent } from '../http/server-events.ts';
import { checkPost as check } from '../usecases/check-post.ts';
import { generatePosts as generate } from '../usecases/generate-posts.ts';

const longestKey = 255;

export const generatePosts = forCaller<'generatePosts'>(async (deps, { caller, body, header }) => {
  const idempotencyKey = header('idempotency-key');
  if (idempotencyKey !== null && (idempotencyKey === '' || idempotencyKey.length > longestKey)) {
    return fail('invalid_request', `The Idempotency-Key must have 1 to ${longestKey} characters.`);
  }
  const answer = await generate(deps, { caller, body, idempotencyKey });
  return answer.ok ? ok({ data: answer.value }) : answer;
});

/** One event per platform, then the whole answer. */
export function generationEvents({ data }: OutputOf<'generatePosts'>): ServerEvent[] {
  const posts = platformIds.flatMap((platform) => {
    const text = data.generatedContent[platform];
    return text === undefined
      ? []
      : [{ event: 'post', data: { platform, text, grounding: data.grounding[platform] ?? [] } }];
  });
  return [...posts, { event: 'done', data: { data } }];
}

export const checkPost = forCaller<'checkPost'>(async (_deps, { body }) => ok(check(body)));
