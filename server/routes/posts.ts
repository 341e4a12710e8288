import { platformIds } from '#domain/posts/platforms.ts';
import { ok } from '#domain/result.ts';
import type { WriterEvent } from '#domain/writing/steps.ts';
import { forCaller } from '../http/call.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { countPosts as count } from '../usecases/count-posts.ts';
import { generatePosts as generate } from '../usecases/generate-posts.ts';
import { rewritePosts as rewrite } from '../usecases/rewrite-posts.ts';

export const generatePosts = forCaller<'generatePosts'>(
  async (deps, { caller, body, header, signal, emit }) => {
    const idempotencyKey = readIdempotencyKey(header);
    if (!idempotencyKey.ok) return idempotencyKey;
    const told = new Set<string>();
    const answer = await generate(deps, {
      caller,
      body,
      idempotencyKey: idempotencyKey.value,
      signal,
      tell:
        emit &&
        (({ kind, ...data }) => {
          if ('platform' in data) told.add(data.platform);
          emit({ event: kind, data });
        }),
    });
    if (!answer.ok) return answer;
    // Posts that were there at once, or are a repeated answer, were not told while they were written.
    for (const platform of platformIds) {
      const text = answer.value.generatedContent[platform];
      const grounding = answer.value.grounding[platform] ?? [];
      if (text !== undefined && !told.has(platform))
        emit?.({ event: 'post', data: { platform, text, grounding } });
    }
    return ok({ data: answer.value });
  },
);

export const rewritePosts = forCaller<'rewritePosts'>(
  async (deps, { caller, body, signal, emit, limitFactor }) => {
    const tell = emit && (({ kind, ...data }: WriterEvent) => emit({ event: kind, data }));
    return rewrite(deps, { caller, body, signal, limitFactor, tell });
  },
);

export const countPosts = forCaller<'countPosts'>(async (deps, { caller, body }) => {
  const usage = await count(deps, { caller, posts: body.platforms.length });
  return usage.ok ? ok({ usage: usage.value }) : usage;
});
