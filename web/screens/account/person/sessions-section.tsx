import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { sessionsQuery } from '#web/api/queries.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { leaveFor } from '#web/api/sign-in.ts';
import { paths } from '#web/app/paths.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { timeOf } from '#web/ui/formats.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Section } from './section.tsx';
import { tellDone, tellFailure } from './tell.ts';
import { words } from './words.ts';

type Session = OutputOf<'listSessions'>['sessions'][number];

/** Where one is signed in, and the way out of each. */
export function SessionsSection(): ReactElement {
  const { data, isError } = useQuery(sessionsQuery);
  const [asking, ask] = useState(false);
  const { endOne, endOthers, endAll } = useEnding();
  return (
    <Section title={words.sessions.title}>
      {data === undefined ? (
        isError ? (
          <p className="mt-2 text-ink-soft">{words.notLoaded}</p>
        ) : (
          <Skeleton className="mt-4 h-24" />
        )
      ) : (
        <ul className="mt-4 divide-y divide-line">
          {data.sessions.map((one) => (
            <SessionRow
              key={one.id}
              session={one}
              isEnding={endOne.isPending && endOne.variables === one.id}
              onEnd={() => endOne.mutate(one.id)}
            />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {data !== undefined && data.sessions.length > 1 && (
          <Button
            variant="outline"
            aria-disabled={endOthers.isPending || undefined}
            onClick={() => endOthers.isPending || endOthers.mutate()}
          >
            {words.sessions.others}
          </Button>
        )}
        <Button variant="outline" onClick={() => ask(true)}>
          {words.sessions.all}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.sessions.allTitle}
        description={words.sessions.allText}
        confirmLabel={words.sessions.all}
        cancelLabel={words.sessions.stay}
        onConfirm={() => endAll.mutate()}
      />
    </Section>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps): ReactElement {
  const device = session.device || words.sessions.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 break-words">
          {device}
          {session.current && <Badge tone="supported">{words.sessions.current}</Badge>}
        </p>
        <p className="figures text-sm text-ink-soft">
          {words.sessions.times(timeOf(session.startedAt), timeOf(session.lastUsedAt))}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          aria-label={words.sessions.endLabel(device)}
          aria-disabled={isEnding || undefined}
          onClick={() => isEnding || onEnd()}
        >
          {words.sessions.end}
        </Button>
      )}
    </li>
  );
}

function useEnding() {
  const client = useQueryClient();
  const after = (title: string) => async () => {
    await client.invalidateQueries({ queryKey: queryKeys.sessions });
    tellDone(title);
  };
  const endOne = useMutation({
    mutationFn: (sessionId: string) => api.call('endSession', { params: { sessionId } }),
    onSuccess: after(words.sessions.ended),
    onError: tellFailure,
  });
  const endOthers = useMutation({
    mutationFn: () => api.call('endSessions', { body: { which: 'others' } }),
    onSuccess: after(words.sessions.othersDone),
    onError: tellFailure,
  });
  const endAll = useMutation({
    mutationFn: () => api.call('endSessions', { body: { which: 'all' } }),
    onSuccess: () => leaveFor(paths.login),
    onError: tellFailure,
  });
  return { endOne, endOthers, endAll };
}
