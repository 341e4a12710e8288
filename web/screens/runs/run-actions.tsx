import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { type Run, useRunChange } from './use-runs.ts';
import { words } from './words.ts';

/** Everything that can be done with the run as a whole. */
export function RunActions({ run }: { readonly run: Run }): ReactElement {
  const { id: runId, state, counts } = run;
  const params = { runId };
  const [asking, ask] = useState<'cancel' | 'remove' | null>(null);
  const navigate = useNavigate();
  const client = useQueryClient();
  const change = useRunChange(runId, (to: 'running' | 'paused' | 'cancelled') =>
    api.call('changeRun', { params, body: { state: to } }),
  );
  const retry = useRunChange(
    runId,
    () => api.call('retryRunRows', { params, body: {} }),
    ({ rows }) => void toasts.add({ title: words.run.retried(rows), variant: 'success' }),
  );
  const approve = useRunChange(
    runId,
    () => api.call('approveRunDrafts', { params }),
    ({ rows }) => void toasts.add({ title: words.run.approved(rows), variant: 'success' }),
  );
  const remove = useRunChange(
    runId,
    () => api.call('deleteRun', { params }),
    () => {
      client.removeQueries({ queryKey: queryKeys.run(runId) });
      void client.invalidateQueries({ queryKey: queryKeys.team });
      void navigate(paths.runs);
    },
  );
  const isUnfinished = state === 'running' || state === 'paused';
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isUnfinished && (
        <Button variant="outline" onClick={() => change.mutate(state === 'running' ? 'paused' : 'running')}>
          {state === 'running' ? words.run.pause : words.run.resume}
        </Button>
      )}
      {counts.retryable > 0 && state !== 'cancelled' && (
        <Button variant="outline" onClick={() => retry.mutate(undefined)}>
          {words.run.retryAll}
        </Button>
      )}
      {counts.done > counts.approved + counts.skipped && (
        <Button variant="outline" onClick={() => approve.mutate(undefined)}>
          {words.run.approveAll}
        </Button>
      )}
      {isUnfinished ? (
        <Button variant="ghost" onClick={() => ask('cancel')}>
          {words.run.cancel}
        </Button>
      ) : (
        <Button variant="ghost" onClick={() => ask('remove')}>
          {words.run.remove}
        </Button>
      )}
      <AlertDialog
        open={asking === 'cancel'}
        onOpenChange={(open) => ask(open ? 'cancel' : null)}
        title={words.run.cancelAsk.title}
        description={words.run.cancelAsk.text}
        confirmLabel={words.run.cancelAsk.confirm}
        cancelLabel={words.run.cancelAsk.keep}
        onConfirm={() => change.mutate('cancelled')}
      />
      <AlertDialog
        open={asking === 'remove'}
        onOpenChange={(open) => ask(open ? 'remove' : null)}
        title={words.run.removeAsk.title}
        description={words.run.removeAsk.text}
        confirmLabel={words.run.removeAsk.confirm}
        cancelLabel={words.run.removeAsk.keep}
        onConfirm={() => remove.mutate(undefined)}
      />
    </div>
  );
}
