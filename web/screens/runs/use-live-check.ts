import { useEffect, useMemo, useState } from 'react';
import type { CheckSource } from '#domain/grounding/check-post.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import type { Posts } from '#web/features/posts/posts-with-source.tsx';
import type { SourceText } from '#web/features/trace/source-pane.tsx';
import type { Grounding } from '#web/features/trace/trace.ts';
import { type CheckedHere, useVerified } from '#web/features/verifier/use-verified.ts';
import type { RunRow } from './use-runs.ts';

type Draft = NonNullable<RunRow['draft']>;

interface Checker {
  readonly source: SourceText;
  readonly check: (post: string) => readonly GroundedSentence[];
}

/** The draft as it is being changed, held to its source as one types; what was saved is shown until the checker is there. */
export function useLiveCheck(draft: Draft): {
  readonly posts: Posts;
  readonly grounding: Grounding;
  readonly source: SourceText;
  readonly edit: (platform: PlatformId, text: string) => void;
  /** What differs from what is saved. */
  readonly changed: Posts;
  readonly settle: () => void;
} {
  const checker = useChecker(draft);
  const [edits, setEdits] = useState<Posts>({});
  const posts = useMemo(() => ({ ...draft.posts, ...edits }), [draft, edits]);
  const here = useMemo(() => groundingOf(draft, edits, checker), [draft, edits, checker]);
  const verified = useVerified({
    source: draft.source,
    articleInfo: draft.info,
    made: draft.made,
    changed: useMemo(() => changedPosts(draft, edits, here), [draft, edits, here]),
  });
  const changed = Object.fromEntries(
    Object.entries(edits).filter(([id, text]) => text !== draft.posts[id as PlatformId]),
  );
  return {
    posts,
    grounding: { ...here, ...verified },
    source: checker?.source ?? { sentences: [{ text: draft.source }] },
    edit: (platform, text) => setEdits((before) => ({ ...before, [platform]: text })),
    changed,
    settle: () => setEdits({}),
  };
}

/** The posts in other words than those that are saved, with what the check here says of them. */
function changedPosts(draft: Draft, edits: Posts, here: Grounding): CheckedHere['changed'] {
  return Object.fromEntries(
    platformIds.flatMap((id) => {
      const [text, sentences] = [edits[id], here[id]];
      if (text === undefined || text === draft.posts[id] || sentences === undefined) return [];
      return [[id, { text, sentences }]];
    }),
  );
}

/** Where sentences are numbered as on the server; without the checker there are no marks. */
function groundingOf(draft: Draft, edits: Posts, checker: Checker | null): Grounding {
  if (checker === null) return {};
  return Object.fromEntries(
    platformIds.flatMap((id) => {
      const text = edits[id];
      const saved = draft.grounding[id];
      if (text !== undefined && text !== draft.posts[id]) return [[id, checker.check(text)]];
      return saved === undefined ? [] : [[id, saved]];
    }),
  );
}

function useChecker({ source: text, info }: Draft): Checker | null {
  const [checker, setChecker] = useState<Checker | null>(null);
  useEffect(() => {
    let gone = false;
    loadChecker(text, info).then(
      (loaded) => gone || setChecker(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text, info]);
  return checker;
}

async function loadChecker(text: string, info: Draft['info']): Promise<Checker> {
  const [{ checkPost }, { readSource }] = await Promise.all([
    import('#domain/grounding/check-post.ts'),
    import('#domain/engine/read/read-source.ts'),
  ]);
  const { sentences } = readSource({ text });
  const source: CheckSource = { sentences, info };
  return { source: { sentences }, check: (post) => checkPost(source, post).sentences };
}
