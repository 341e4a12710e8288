import { useEffect, useState } from 'react';
import { platformIds } from '#domain/posts/platforms.ts';
import type { Posts } from '#web/features/posts/posts-with-source.tsx';
import type { SourceText } from '#web/features/trace/source-pane.tsx';
import type { Grounding } from '#web/features/trace/trace.ts';

export interface TracedPosts {
  readonly source: SourceText;
  /** Empty until the checker is loaded, and where it cannot be. */
  readonly grounding: Grounding;
}

/** Checks saved posts against their text once more, in the browser: marks are not saved, so they never go stale. */
export function useTracedPosts(text: string, posts: Posts): TracedPosts {
  const [traced, setTraced] = useState<TracedPosts>({ source: { sentences: [{ text }] }, grounding: {} });
  useEffect(() => {
    let gone = false;
    traceInBrowser(text, posts).then(
      (found) => gone || setTraced(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text, posts]);
  return traced;
}

async function traceInBrowser(text: string, posts: Posts): Promise<TracedPosts> {
  const [{ checkPost }, { readSource }] = await Promise.all([
    import('#domain/grounding/check-post.ts'),
    import('#domain/engine/read/read-source.ts'),
  ]);
  const source = readSource({ text });
  const grounding = platformIds.flatMap((platform) => {
    const post = posts[platform];
    return post === undefined ? [] : [[platform, checkPost(source, post).sentences] as const];
  });
  return { source, grounding: Object.fromEntries(grounding) };
}
