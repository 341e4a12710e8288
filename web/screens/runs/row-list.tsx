import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
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
  function turnTo(next: number): void {
    setPage(next);
    setOpen(null);
  }
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
              />
            ))}
          </ul>
        )}
      </Card>
      {data !== undefined && <Pages page={page} total={data.total} onTurn={turnTo} />}
    </section>
  );
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
