import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useKeys } from '#web/features/keys/use-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { RowDraft } from './row-draft.tsx';
import { RowItem } from './row-item.tsx';
import { pagesOf, type RowFilter, type Run, rangeOf, rowsQuery } from './use-runs.ts';
import { words } from './words.ts';

const filters = Object.keys(words.rows.filters) as RowFilter[];

/** The rows, fifty at a time: two thousand would make the page slow, and no easier to read. */
export function RowList({ run }: { readonly run: Run }): ReactElement {
  const [show, setShow] = useState<RowFilter>('all');
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const version = run.state === 'running' ? JSON.stringify(run.counts) : run.state;
  const { data, isError, refetch } = useQuery(rowsQuery(run.id, show, page, version));
  const wide = useWide();
  function turnTo(next: number): void {
    setPage(next);
    setOpen(null);
  }
  const drafts = data?.rows.filter(({ state }) => state === 'done') ?? [];
  const opened = drafts.find(({ order }) => order === open);
  /** Opens the draft so many further on. */
  function move(by: 1 | -1): void {
    const at = drafts.findIndex(({ order }) => order === open);
    const next = at === -1 ? drafts[0] : drafts[at + by];
    if (next !== undefined) setOpen(next.order);
  }
  /** What is not decided yet and comes next, from the top again; the last one stays, with what was decided. */
  function goOn(from: number): void {
    const undecided = drafts.filter(({ order, review }) => order !== from && review === 'open');
    const next = undecided.find(({ order }) => order > from) ?? undecided[0];
    if (next !== undefined) setOpen(next.order);
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => pressInDraft('approve'),
    s: () => pressInDraft('skip'),
  });
  return (
    <section aria-labelledby="rows" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="rows" className="text-xl">
          {words.rows.title}
        </h2>
        <Field label={words.rows.show} className="w-full sm:w-56">
          {(control) => (
            <Select
              {...control}
              value={show}
              onChange={({ target }) => {
                setShow(filters.find((one) => one === target.value) ?? 'all');
                turnTo(0);
              }}
            >
              {filters.map((one) => (
                <option key={one} value={one}>
                  {words.rows.filters[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="mt-2 hidden text-sm text-ink-soft pointer-fine:block">{words.rows.keys}</p>
      <div className={wide && opened !== undefined ? panes : undefined}>
        <Card className="mt-4">
          {data === undefined && isError && (
            <div role="alert" className="p-5">
              <p>{words.run.failed.title}</p>
              <Button variant="outline" size="sm" className="mt-2" onClick={() => void refetch()}>
                {words.run.retry}
              </Button>
            </div>
          )}
          {data === undefined && !isError && <Skeleton className="m-5 h-64" />}
          {data?.rows.length === 0 && <p className="p-5 text-ink-soft">{words.rows.none}</p>}
          {data !== undefined && data.rows.length > 0 && (
            <ul>
              {data.rows.map((row) => (
                <RowItem
                  key={row.order}
                  run={run}
                  row={row}
                  open={open === row.order}
                  onOpen={() => setOpen(open === row.order ? null : row.order)}
                  draft={
                    open === row.order && !wide ? (
                      <RowDraft runId={run.id} row={row} onDecided={() => goOn(row.order)} />
                    ) : null
                  }
                />
              ))}
            </ul>
          )}
        </Card>
        {wide && opened !== undefined && (
          <Card className="mt-4 min-w-0 overflow-clip" aria-label={opened.label}>
            <RowDraft key={opened.order} runId={run.id} row={opened} onDecided={() => goOn(opened.order)} />
          </Card>
        )}
      </div>
      {data !== undefined && <Pages page={page} total={data.total} onTurn={turnTo} />}
    </section>
  );
}

/** List and draft side by side. */
const panes = 'grid items-start gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]';

/** Presses a button of the open draft, which saves what was changed in it too. */
function pressInDraft(does: 'approve' | 'skip'): void {
  document.querySelector<HTMLElement>(`[data-does="${does}"]`)?.click();
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

function Pages({ page, total, onTurn }: PagesProps): ReactElement {
  const last = pagesOf(total) - 1;
  return (
    <nav aria-label={words.rows.pages} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="figures text-sm text-ink-soft">
        {total > 0 && rangeOf(page, total)}
      </p>
      {last > 0 && (
        <div className="flex gap-3">
          <Button
            variant="outline"
            size="sm"
            aria-disabled={page === 0 || undefined}
            onClick={() => page > 0 && onTurn(page - 1)}
          >
            {words.rows.earlier}
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={page >= last || undefined}
            onClick={() => page < last && onTurn(page + 1)}
          >
            {words.rows.later}
          </Button>
        </div>
      )}
    </nav>
  );
}
