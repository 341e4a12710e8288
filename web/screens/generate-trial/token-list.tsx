import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { failureWords } from '#web/api/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { TokenRow } from './token-row.tsx';
import { type FreshTrial, type TrialRow, trialTokensQuery } from './use-trials.ts';
import { words } from './words.ts';

/** Every trial that was given, newest first. */
export function TokenList({ fresh }: { readonly fresh: readonly FreshTrial[] }): ReactElement {
  const tokens = useQuery(trialTokensQuery);
  const { error } = tokens;
  useEffect(() => {
    if (error === null) return;
    toasts.add({ ...failureWords(error, words.list.failed), variant: 'destructive', duration: 8000 });
  }, [error]);
  return (
    <Card aria-labelledby="tokens" className="p-6">
      <h2 id="tokens" className="text-xl">
        {words.list.title}
      </h2>
      <p className="mt-2 max-w-prose text-sm text-ink-soft">{words.list.note}</p>
      <Rows rows={tokens.data} failed={error !== null} fresh={fresh} onRetry={() => void tokens.refetch()} />
    </Card>
  );
}

interface RowsProps {
  readonly rows: readonly TrialRow[] | undefined;
  readonly failed: boolean;
  readonly fresh: readonly FreshTrial[];
  readonly onRetry: () => void;
}

function Rows({ rows, failed, fresh, onRetry }: RowsProps): ReactElement {
  if (rows === undefined && failed) {
    return (
      <div role="alert" className="mt-4">
        <p>{words.list.failed.title}</p>
        <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
          {words.list.retry}
        </Button>
      </div>
    );
  }
  if (rows === undefined) return <Skeleton className="mt-4 h-32" />;
  if (rows.length === 0) return <p className="mt-4 text-ink-soft">{words.list.none}</p>;
  const { columns } = words.list;
  return (
    <table aria-labelledby="tokens" className="mt-4 w-full text-left">
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-3 font-medium">
            {columns.token}
          </th>
          <th scope="col" className="hidden py-2 pr-3 font-medium md:table-cell">
            {columns.target}
          </th>
          <th scope="col" className="hidden py-2 pr-3 font-medium md:table-cell">
            {columns.state}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TokenRow key={row._id} row={row} link={fresh.find(({ _id }) => _id === row._id)?.link ?? null} />
        ))}
      </tbody>
    </table>
  );
}
