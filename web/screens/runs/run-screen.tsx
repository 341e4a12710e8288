import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayOf } from '#web/ui/formats.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ExportPanel } from './export-panel.tsx';
import { RowList } from './row-list.tsx';
import { RunActions } from './run-actions.tsx';
import { RunState } from './run-state.tsx';
import { type Run, runQuery } from './use-runs.ts';
import { words } from './words.ts';

/** One run: how far it is, what can be done with it, its drafts. */
export function RunScreen(): ReactElement {
  const { id = '' } = useParams();
  const { data: run, error, refetch } = useQuery(runQuery(id));
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 md:px-6 md:py-12">
      <title>{run === undefined ? words.page : `${run.title} · ${words.page}`}</title>
      <AppLink to={paths.runs} className="inline-flex min-h-11 items-center gap-2 text-sky">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.run.back}
      </AppLink>
      {run === undefined && error !== null && (
        <div role="alert" className="mt-4">
          <h1 className="text-2xl">
            {error instanceof ApiError && [400, 404].includes(error.status)
              ? words.run.notFound
              : words.run.failed.title}
          </h1>
          <Button variant="outline" className="mt-4" onClick={() => void refetch()}>
            {words.run.retry}
          </Button>
        </div>
      )}
      {run === undefined && error === null && <Skeleton className="mt-4 h-64" />}
      {run !== undefined && <WholeRun run={run} />}
    </div>
  );
}

function WholeRun({ run }: { readonly run: Run }): ReactElement {
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl break-words md:text-3xl">{run.title}</h1>
        <RunState run={run} />
      </div>
      <Card aria-label={words.run.progressTitle} className="mt-6 p-5 md:p-6">
        <RunProgress run={run} />
        <RunActions run={run} />
      </Card>
      <RowList run={run} />
      <ExportPanel run={run} />
    </>
  );
}

function RunProgress({ run }: { readonly run: Run }): ReactElement {
  const { counts, total } = run;
  const through = counts.done + counts.failed + counts.cancelled;
  return (
    <>
      <Progress
        label={words.run.progress}
        value={through}
        max={total}
        full="done"
        valueText={words.run.progressText(through, total)}
      />
      <p className="figures mt-3">{words.run.progressText(through, total)}</p>
      <p className="figures text-sm text-ink-soft">
        {words.run.summary(counts.done, counts.failed, counts.flagged, counts.approved)}
      </p>
      <p role="status" className="mt-3">
        {stateWords(run)}
      </p>
    </>
  );
}

/** Says the same as long as the state is the same, so that it is read out once. */
function stateWords({ state, pause, resumesAt }: Run): string {
  if (state !== 'paused') return words.run.said[state];
  const why = words.run.paused[pause ?? 'person'];
  return resumesAt === null ? why : `${why} ${words.run.resumes(dayOf(resumesAt))}`;
}
