import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { InputOf, OutputOf } from '#contract/types.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { api } from '#web/api/api.ts';
import { writerQuery } from '#web/api/queries.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { mayAsk, refine } from './refine.ts';

type Body = InputOf<'checkPost'>['body'];

/** Posts on one source, as they were checked here. */
export interface CheckedHere {
  readonly source: string;
  readonly articleInfo: Body['articleInfo'];
  readonly made: Parameters<typeof mayAsk>[1];
  /** Those that were changed since the server saw them. */
  readonly changed: Readonly<Partial<Record<PlatformId, ChangedPost>>>;
}

interface ChangedPost {
  readonly text: string;
  readonly sentences: readonly GroundedSentence[];
}

/** Nobody types for so long: then the server is asked. In milliseconds. */
const pause = 800;

/**
 * What was checked here, refined by what the server has found out about the same posts: asked once typing pauses, let go when it goes
 * on, and left as it is where nobody there can look, or does not answer.
 */
export function useVerified({
  source,
  articleInfo,
  made,
  changed,
}: CheckedHere): Readonly<Partial<Record<PlatformId, readonly GroundedSentence[]>>> {
  const isChanged = Object.keys(changed).length > 0;
  const { data: writer } = useQuery({ ...writerQuery, enabled: isChanged });
  const isAsked = writer?.on === true && mayAsk(writer.verifier, made);
  const texts = useMemo(() => JSON.stringify(platformIds.map((id) => changed[id]?.text ?? '')), [changed]);
  const settled = usePaused(texts);
  const posts = useMemo((): readonly string[] => JSON.parse(settled), [settled]);
  const answers = useQueries({
    queries: platformIds.map((_, at) => {
      const post = posts[at] ?? '';
      return {
        queryKey: queryKeys.check(source, articleInfo, post),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          api.call('checkPost', { body: { source, post, articleInfo } }, { signal }),
        enabled: isAsked && post !== '',
        staleTime: Number.POSITIVE_INFINITY,
        // What cannot be had now is had with the next word.
        retry: false,
      };
    }),
    combine: sentencesOf,
  });
  return useMemo(
    () =>
      Object.fromEntries(
        platformIds.flatMap((id, at) => {
          const post = changed[id];
          if (post === undefined) return [];
          const answer = post.text === posts[at] ? answers[at] : undefined;
          return [[id, answer === undefined ? post.sentences : refine(post.sentences, answer)]];
        }),
      ),
    [changed, posts, answers],
  );
}

/** Outside, so that it is the same at each drawing: then the answers are too. */
function sentencesOf(results: readonly UseQueryResult<OutputOf<'checkPost'>>[]) {
  return results.map(({ data }) => data?.sentences);
}

/** A value once it has not changed for a while. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
