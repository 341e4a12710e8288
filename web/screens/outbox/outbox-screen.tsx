import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { mayPass } from '#web/api/query-client.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { ScreenSkeleton } from '#web/app/screen-skeleton.tsx';
import { NotFoundPage } from '#web/features/not-found/not-found-page.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { MailList } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';
import { words } from './words.ts';

/** How often the list is read anew, in milliseconds. */
const lookEvery = 2000;

/** For developers: what would have been mailed. Not there where mail is real. */
export function OutboxScreen(): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  const mails = useQuery({
    queryKey: queryKeys.outbox,
    queryFn: ({ signal }) => api.call('listSandboxMails', {}, { signal }),
    refetchInterval: ({ state }) => (mayPass(state.error) ? lookEvery : false),
    staleTime: 0,
  });
  if (mails.isPending) return <ScreenSkeleton />;
  if (mails.error instanceof ApiError && mails.error.status === 404) return <NotFoundPage />;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 md:px-6">
      <title>{words.page}</title>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl">{words.title}</h1>
        <Badge>Sandbox</Badge>
      </div>
      <p className="mt-2 max-w-prose text-ink-soft">{words.standIn}</p>
      {mails.data === undefined ? (
        <div className="mt-6 flex flex-col items-start gap-3">
          <p role="alert">{failureWords(mails.error, words.failed).description}</p>
          <Button onClick={() => void mails.refetch()}>{words.retry}</Button>
        </div>
      ) : mails.data.length === 0 ? (
        <p className="mt-8 text-ink-soft">{words.empty}</p>
      ) : (
        <div className="mt-6 grid gap-6 lg:grid-cols-[22rem_1fr]">
          <MailList mails={mails.data} chosen={chosen} onChoose={setChosen} />
          {chosen === null ? (
            <Card className="p-6 text-ink-soft">{words.choose}</Card>
          ) : (
            <MailView key={chosen} mailId={chosen} />
          )}
        </div>
      )}
    </div>
  );
}
