import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { failureWords } from '#web/api/failure-words.ts';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { SignOffView, titleOf } from '#web/features/sign-off/sign-off-view.tsx';
import { signOffQuery } from '#web/features/sign-off/use-sign-off.ts';
import { words } from '#web/features/sign-off/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SignOffAside } from './sign-off-aside.tsx';
import { words as queueWords } from './words.ts';

/** One sign-off as the team sees it. */
export function SignOffScreen(): ReactElement {
  const { id = '' } = useParams();
  const door = { signOffId: id };
  const { data, error, refetch } = useQuery(signOffQuery(door));
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 md:px-6 md:py-12">
      <title>{words.page(data === undefined ? '…' : titleOf(data))}</title>
      <AppLink
        to={paths.signOffs}
        className="mb-4 inline-flex min-h-11 items-center text-sky underline underline-offset-4"
      >
        {queueWords.all}
      </AppLink>
      {data !== undefined && (
        <>
          <SignOffView door={door} sign={data} />
          <SignOffAside door={door} sign={data} />
        </>
      )}
      {data === undefined && error === null && <Skeleton className="h-96" />}
      {data === undefined && error !== null && (
        <div role="alert">
          <p>{failureWords(error, words.failed).description}</p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
