import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { RoomNote } from '#web/features/room/room-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { timeOf } from '#web/ui/formats.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RunState } from './run-state.tsx';
import { StartForm } from './start-form.tsx';
import { type Run, runsQuery } from './use-runs.ts';
import { words } from './words.ts';

/** Where runs are started and found again. */
export function RunsScreen(): ReactElement {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 md:px-6 md:py-16">
      <title>{words.page}</title>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{words.lead}</p>
      <div className="mt-8 flex flex-col gap-6">
        <RoomNote about={['runs', 'bytes']} />
        <StartForm />
        <RunList />
      </div>
    </div>
  );
}

function RunList(): ReactElement {
  const { data, isError, refetch } = useQuery(runsQuery);
  return (
    <Card aria-labelledby="runs" className="p-6">
      <h2 id="runs" className="text-xl">
        {words.list.title}
      </h2>
      {data === undefined && isError && (
        <div role="alert" className="mt-4">
          <p>{words.list.failed.title}</p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => void refetch()}>
            {words.list.retry}
          </Button>
        </div>
      )}
      {data === undefined && !isError && <Skeleton className="mt-4 h-32" />}
      {data?.runs.length === 0 && <p className="mt-4 text-ink-soft">{words.list.none}</p>}
      {data !== undefined && data.runs.length > 0 && <RunTable runs={data.runs} />}
    </Card>
  );
}

function RunTable({ runs }: { readonly runs: readonly Run[] }): ReactElement {
  const { columns } = words.list;
  return (
    <table aria-labelledby="runs" className="mt-4 w-full text-left">
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-3 font-medium">
            {columns.name}
          </th>
          <th scope="col" className="py-2 pr-3 font-medium">
            {columns.state}
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-medium">
            {columns.drafts}
          </th>
          <th scope="col" className="hidden py-2 text-right font-medium md:table-cell">
            {columns.started}
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id} className="border-b border-line last:border-0">
            <td className="py-2 pr-3 break-words">
              <AppLink
                to={paths.run(run.id)}
                className="inline-flex min-h-11 items-center text-sky underline underline-offset-4"
              >
                {run.title}
              </AppLink>
              {run.byKey && <span className="ml-2 text-sm text-ink-soft">{words.list.byKey}</span>}
            </td>
            <td className="py-2 pr-3">
              <RunState run={run} />
            </td>
            <td className="figures py-2 pr-3 text-right whitespace-nowrap">
              {words.list.drafts(run.counts.done, run.total)}
            </td>
            <td className="figures hidden py-2 text-right text-sm text-ink-soft md:table-cell">
              <time dateTime={run.createdAt}>{timeOf(run.createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
