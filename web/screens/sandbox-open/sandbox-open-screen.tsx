import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { Told } from '#web/features/account/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

/** Opened from the terminal of a server: keeps the key behind "#" for this browser, and goes on to the front page. */
export function SandboxOpenScreen(): ReactElement {
  const key = useLocation().hash.slice(1);
  const opened = useQuery({
    queryKey: queryKeys.openedSandbox(key),
    queryFn: async () => {
      await api.call('openSandbox', { body: { key } });
      return true;
    },
    enabled: key !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (opened.isSuccess) return <Navigate to={paths.landing} replace />;
  return (
    <>
      <title>{words.page}</title>
      {key !== '' && opened.isPending ? (
        <p role="status" className="mx-auto flex flex-1 items-center px-4 py-24 text-ink-soft">
          {words.running}
        </p>
      ) : (
        <Told title={words.failed.title}>
          <p>{key === '' ? words.incomplete : failureWords(opened.error, words.failed).description}</p>
          <p>{words.without}</p>
          <Button asChild variant="outline">
            <Link to={paths.landing}>{words.goOn}</Link>
          </Button>
        </Told>
      )}
    </>
  );
}
