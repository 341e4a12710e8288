import { type ReactElement, useEffect, useState } from 'react';
import type { ThreadPlatform } from '#domain/engine/write/write-thread.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { postLength } from '#domain/posts/post-length.ts';
import { PostActions } from '#web/features/posts/post-actions.tsx';
import type { Edition } from './edition.ts';
import { words } from './words.ts';

interface ThreadViewProps {
  readonly edition: Edition;
  readonly platform: ThreadPlatform;
  /** It may be read, and not taken away. */
  readonly isHeld: boolean;
}

/** True where posts are told one after the other. */
export function hasThreads(platform: PlatformId): platform is ThreadPlatform {
  return Object.hasOwn(threaded, platform);
}

/** The writer is fetched when it is asked; the compiler holds the two to each other. */
const threaded: Readonly<Record<ThreadPlatform, true>> = {
  twitter: true,
  bluesky: true,
  mastodon: true,
  threads: true,
};

/** The facts as a thread on the platform: each part stands alone and is copied alone. */
export function ThreadView({ edition, platform, isHeld }: ThreadViewProps): ReactElement {
  const parts = useThread(edition, platform);
  const { limit } = platforms[platform];
  return (
    <section aria-label={words.threadTitle} className="mt-3 border-t border-line pt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-medium">{words.threadTitle}</h4>
        {parts && !isHeld && <PostActions what={words.threadWhole} text={parts.join('\n\n')} />}
      </div>
      {parts === null && <p className="text-sm text-ink-soft">{words.threadNone}</p>}
      <ol className="flex flex-col gap-4">
        {parts?.map((part, at) => (
          <li key={part} className="border-l-2 border-line-strong pl-4">
            <p className="whitespace-pre-wrap">{part}</p>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
              <span className="figures text-sm text-ink-soft">
                {postLength(platform, part)} / {limit}
              </span>
              {!isHeld && <PostActions what={words.threadPart(at + 1, parts.length)} text={part} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Undefined while the writer loads, null where a thread is not worth it. */
function useThread(
  { factSheet, request }: Edition,
  platform: ThreadPlatform,
): readonly string[] | null | undefined {
  const [parts, setParts] = useState<readonly string[] | null>();
  useEffect(() => {
    let gone = false;
    import('#domain/engine/write/write-thread.ts').then(
      ({ writeThread }) =>
        gone || setParts(writeThread(factSheet, request.articleInfo, request.author, platform)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [factSheet, request, platform]);
  return parts;
}
