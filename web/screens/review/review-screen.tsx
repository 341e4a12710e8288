import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { SignOffView, titleOf } from '#web/features/sign-off/sign-off-view.tsx';
import { signOffQuery } from '#web/features/sign-off/use-sign-off.ts';
import { words } from '#web/features/sign-off/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What somebody sees who was asked to review, without an account: the posts, the source, and what they decide. */
export function ReviewScreen(): ReactElement {
  const { token = '' } = useParams();
  const door = { token };
  const { data, error, refetch } = useQuery(signOffQuery(door));
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 md:px-6 md:py-12">
      <title>{words.page(data === undefined ? '…' : titleOf(data))}</title>
      {data !== undefined && <SignOffView door={door} sign={data} />}
      {data === undefined && error === null && <Skeleton className="h-96" />}
      {data === undefined && error !== null && <NoReview error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function NoReview({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactElement {
  const isOver = error instanceof ApiError && (error.status === 404 || error.status === 410);
  const { title, description } = failureWords(error, words.failed);
  return (
    <div role="alert">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{description}</p>
      {!isOver && (
        <Button variant="outline" className="mt-4" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
