import { PenLine, TriangleAlert, X } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { Button } from '#web/ui/button.tsx';
import type { RefusedRewrite } from './desk-state.ts';
import { type Edition, writerOf } from './edition.ts';
import type { EditionDesk } from './use-edition.ts';
import { words } from './words.ts';

interface PostNotesProps {
  readonly edition: Edition;
  readonly platform: PlatformId;
  readonly desk: Pick<EditionDesk, 'rewrites' | 'keep' | 'takeOwn'>;
}

/** Who wrote a post, and what becomes of it: that its model is at work on it, or what to choose where that model could not be had. */
export function PostNotes({ edition, platform, desk }: PostNotesProps): ReactElement {
  const line = useRef<HTMLParagraphElement>(null);
  const post = edition.posts[platform];
  const rewrite = desk.rewrites[platform];
  const by = writerName(edition, platform);
  // The button that was pressed goes: the focus stays in the post.
  const then = (act: (platform: PlatformId) => void) => (): void => {
    line.current?.focus({ preventScroll: true });
    act(platform);
  };
  const stayed = post?.byHand === true ? words.kept : words.keptModels;
  return (
    <>
      <p ref={line} tabIndex={-1} data-quiet-focus="" className="mt-3 text-sm break-words text-ink-soft">
        {post?.byHand === true ? words.byAndEdited(by) : words.by(by)}
      </p>
      {post?.stayed === true && rewrite === undefined && (
        <p className="mt-1 text-sm text-ink-soft">{stayed}</p>
      )}
      {rewrite?.state === 'asked' && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
          <p role="status" className="text-sm">
            {words.rewriting(by)}
          </p>
          <Button
            variant="outline"
            size="sm"
            aria-label={words.cancelRewritingTip(platforms[platform].label)}
            onClick={then(desk.keep)}
          >
            <X aria-hidden="true" />
            {words.cancelRewriting}
          </Button>
        </div>
      )}
      {rewrite?.state === 'refused' && (
        <Refused
          platform={platform}
          by={by}
          rewrite={rewrite}
          onKeep={then(desk.keep)}
          onOwn={then(desk.takeOwn)}
        />
      )}
    </>
  );
}

interface RefusedProps {
  readonly platform: PlatformId;
  readonly by: string;
  readonly rewrite: RefusedRewrite;
  readonly onKeep: () => void;
  readonly onOwn: () => void;
}

/** Nothing has been replaced, and nothing is before the person chose. */
function Refused({ platform, by, rewrite, onKeep, onOwn }: RefusedProps): ReactElement {
  return (
    <section role="alert" className="mt-3 rounded-md border border-line bg-check-wash px-4 py-3">
      <p className="flex items-start gap-2 font-medium">
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-check" />
        {words.refused(by)}
      </p>
      <p className="mt-1 text-sm">{rewrite.why}</p>
      <p className="mt-1 text-sm text-ink-soft">{words.refusedOffer}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" aria-label={words.keepPostTip(platforms[platform].label)} onClick={onKeep}>
          {words.keepPost}
        </Button>
        <Button variant="outline" size="sm" onClick={onOwn}>
          <PenLine aria-hidden="true" />
          {words.takeOwn}
        </Button>
      </div>
    </section>
  );
}

/** Who wrote a post, as it is said within a sentence. */
export function writerName(edition: Edition, platform: PlatformId): string {
  const writer = writerOf(edition, platform);
  return writer === 'server' ? (edition.made.model ?? words.writers.server) : words.writers[writer];
}
