import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { sayUnsupported } from '#domain/grounding/say-mark.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { userQuery } from '#web/api/queries.ts';
import { PostsWithSource } from '#web/features/posts/posts-with-source.tsx';
import { AskButton } from '#web/features/sign-off/ask-button.tsx';
import { useLeaving } from '#web/features/sign-off/use-leaving.tsx';
import type { Grounding } from '#web/features/trace/trace.ts';
import { madeWords } from '#web/features/writer/made-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { useLiveCheck } from './use-live-check.ts';
import { type RowHead, type RunRow, rowQuery, useReview } from './use-runs.ts';
import { words } from './words.ts';

interface RowDraftProps {
  readonly runId: string;
  readonly row: RowHead;
  /** When it was approved or skipped. */
  readonly onDecided: () => void;
}

/** A draft with its source, its notices and flags; to change, approve or skip. */
export function RowDraft(props: RowDraftProps): ReactElement {
  const { data: row, isError, refetch } = useQuery(rowQuery(props.runId, props.row.order));
  if (row === undefined && isError)
    return (
      <div role="alert" className="p-5">
        <p>{words.draft.failed.title}</p>
        <Button variant="outline" size="sm" className="mt-2" onClick={() => void refetch()}>
          {words.run.retry}
        </Button>
      </div>
    );
  if (row === undefined || row.draft === null)
    return (
      <div className="p-5">
        <Skeleton className="h-64" />
        <span className="sr-only">{words.draft.loading}</span>
      </div>
    );
  return <Draft {...props} whole={row} draft={row.draft} />;
}

function platformsOf(posts: DraftProps['draft']['posts']): PlatformId[] {
  return platformIds.filter((id) => posts[id] !== undefined);
}

type DraftProps = RowDraftProps & {
  readonly whole: RunRow;
  readonly draft: NonNullable<RunRow['draft']>;
};

function Draft({ runId, row: { order, label }, whole, draft, onDecided }: DraftProps): ReactElement {
  const { data: user } = useQuery(userQuery);
  const review = useReview(runId, order);
  const live = useLiveCheck(draft);
  const leaving = useLeaving({ inputText: draft.source, articleInfo: draft.info, posts: live.posts });
  function save(): void {
    if (Object.keys(live.changed).length > 0)
      review.mutate({ posts: live.changed }, { onSuccess: live.settle });
  }
  const decide = (decision: RunRow['review']): void => {
    const settle = (): void => {
      live.settle();
      if (decision !== 'open') onDecided();
    };
    review.mutate({ review: decision, posts: live.changed }, { onSuccess: settle });
  };
  return (
    <div className="border-t border-line bg-paper px-4 py-5 md:px-5">
      <Notes draft={draft} />
      <PostsWithSource
        posts={live.posts}
        grounding={live.grounding}
        source={live.source}
        name={user?.displayName.trim() || words.draft.name}
        typed={0}
        title={draft.info.title ?? null}
        leaving={leaving}
        aboutSource={
          <p className="mt-2 text-sm text-ink-soft">
            <b className="font-medium text-ink">{words.draft.evidence}:</b> {draft.evidence}
          </p>
        }
        deskOf={(platform: PlatformId) => ({
          byHand: draft.byHand.includes(platform),
          onEdit: (text) => live.edit(platform, text),
          onDone: save,
          actions: null,
          panels: null,
          picture: null,
        })}
      />
      <p className="mt-4 text-sm text-ink-soft">{madeWords(draft.made, platformsOf(draft.posts))}</p>
      <Decision row={whole} label={label} grounding={live.grounding} onDecide={decide}>
        <AskButton
          asked={() => ({
            inputText: draft.source,
            articleInfo: draft.info,
            notices: draft.notices.slice(0, 20).map(({ text }) => text),
            made: draft.made,
            posts: live.posts,
          })}
        />
      </Decision>
    </div>
  );
}

interface DecisionProps {
  readonly row: RunRow;
  readonly label: string;
  readonly grounding: Grounding;
  readonly onDecide: (decision: RunRow['review']) => void;
  /** Beside the decisions. */
  readonly children: ReactElement;
}

function Decision({ row, label, grounding, onDecide, children }: DecisionProps): ReactElement {
  const unsupported = sayUnsupported(Object.values(grounding).flatMap((sentences = []) => sentences));
  return (
    <div className="sticky bottom-0 -mx-4 -mb-5 mt-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 md:-mx-5 md:px-5">
      {row.review === 'open' ? (
        <>
          {unsupported !== '' && <p className="w-full text-sm font-medium text-unsupported">{unsupported}</p>}
          <Button
            data-does="approve"
            aria-label={words.draft.approveName(label)}
            aria-description={unsupported === '' ? undefined : unsupported}
            onClick={() => {
              onDecide('approved');
              if (unsupported !== '')
                toasts.add({ title: words.draft.approvedWith(unsupported), duration: 6000 });
            }}
          >
            {words.draft.approve}
          </Button>
          <Button
            variant="outline"
            data-does="skip"
            aria-label={words.draft.skipName(label)}
            onClick={() => onDecide('skipped')}
          >
            {words.draft.skip}
          </Button>
        </>
      ) : (
        <>
          <p role="status" className="font-medium">
            {words.rows.reviews[row.review]}
          </p>
          <Button
            variant="outline"
            aria-label={words.draft.reopenName(label)}
            onClick={() => onDecide('open')}
          >
            {words.draft.reopen}
          </Button>
        </>
      )}
      {children}
    </div>
  );
}

function Notes({ draft }: Pick<DraftProps, 'draft'>): ReactElement | null {
  if (draft.notices.length === 0 && draft.warnings.length === 0) return null;
  return (
    <section aria-label={words.draft.notes} className="mb-4 border-l-2 border-check pl-4 text-sm">
      <ul className="flex flex-col gap-1">
        {draft.notices.map(({ type, text, url }) => (
          <li key={type}>
            {text}{' '}
            {url !== null && /^https?:/.test(url) && (
              <a href={url} rel="noreferrer" className="text-sky underline underline-offset-4">
                {words.draft.notice}
              </a>
            )}
          </li>
        ))}
        {draft.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
