import { ChevronDown } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { api } from '#web/api/api.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type RowHead, type Run, useRunChange } from './use-runs.ts';
import { words } from './words.ts';

interface RowItemProps {
  readonly run: Run;
  readonly row: RowHead;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** The open draft, where it stands below its row. */
  readonly draft: ReactNode;
}

/** One row: its name and where it stands; a draft opens below it. */
export function RowItem({ run, row, open, onOpen, draft }: RowItemProps): ReactElement {
  const panelId = useId();
  const hasDraft = row.state === 'done';
  return (
    <li className={classNames('border-b border-line last:border-0', open && 'bg-wash')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 md:px-5">
        <span className="figures w-16 shrink-0 text-sm text-ink-soft">{words.rows.line(row.line)}</span>
        {hasDraft ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={panelId}
            className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-2 rounded-md text-left font-medium hover:text-sky"
            onClick={onOpen}
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4 shrink-0 transition-transform', open && 'rotate-180')}
            />
            <span className="min-w-0 break-words">{row.label}</span>
          </button>
        ) : (
          <span className="flex min-h-11 min-w-0 flex-1 basis-60 items-center break-words">
            <span className="min-w-0 break-words">{row.label}</span>
          </span>
        )}
        <Standing row={row} />
        {row.canRetry && run.state !== 'cancelled' && <RetryOne run={run} row={row} />}
      </div>
      {row.problem !== null && (
        <p className="px-4 pb-3 text-sm text-ink-soft md:px-5 md:pl-[6.25rem]">
          {row.state === 'waiting' && `${words.rows.again} `}
          {row.problem.message}
        </p>
      )}
      {hasDraft && (
        <div id={panelId} hidden={draft === null}>
          {draft}
        </div>
      )}
    </li>
  );
}

function Standing({ row }: { readonly row: RowHead }): ReactElement {
  const text = row.state === 'done' ? words.rows.reviews[row.review] : words.rows.states[row.state];
  return (
    <span className="flex items-center gap-2">
      {row.flagged > 0 && <Badge tone="check">{words.rows.flagged(row.flagged)}</Badge>}
      <Badge tone={toneOf(row)}>{text}</Badge>
    </span>
  );
}

function toneOf({ state, review }: RowHead): BadgeTone {
  if (state === 'failed') return 'unsupported';
  if (state === 'working') return 'sky';
  return state === 'done' && review === 'approved' ? 'supported' : 'plain';
}

function RetryOne({ run, row }: { readonly run: Run; readonly row: RowHead }): ReactElement {
  const retry = useRunChange(run.id, () =>
    api.call('retryRunRows', { params: { runId: run.id }, body: { order: row.order } }),
  );
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={words.rows.retryName(row.label)}
      aria-disabled={retry.isPending || undefined}
      onClick={() => retry.isPending || retry.mutate(undefined)}
    >
      {words.rows.retry}
    </Button>
  );
}
