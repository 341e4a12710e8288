import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { teamQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { KeyRow } from './key-row.tsx';
import { apiKeysQuery, useAddKey } from './use-api-keys.ts';
import { words } from './words.ts';

/** The keys of the team that the person owns; nothing where the plan has none, or the team is another's. */
export function ApiKeys(): ReactElement | null {
  const { data: team } = useQuery(teamQuery);
  if (team === undefined || team.id === null || team.teamRole !== 'owner') return null;
  // A trial opens the extras without keys.
  if (team.apiKeys.length === 0) return null;
  return (
    <Card aria-labelledby="api-keys" className="p-6">
      <h2 id="api-keys" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-soft">
        {words.lead}{' '}
        <a href={words.docsPath} className="py-3 font-medium text-sky underline underline-offset-4">
          {words.docs}
        </a>
      </p>
      <KeyList teamId={team.id} canAdd={team.maxKeys === 'unlimited'} />
    </Card>
  );
}

interface KeyListProps {
  readonly teamId: string;
  readonly canAdd: boolean;
}

function KeyList({ teamId, canAdd }: KeyListProps): ReactElement {
  const keys = useQuery(apiKeysQuery(teamId));
  const add = useAddKey(teamId);
  if (keys.isPending) return <Skeleton className="mt-4 h-24" />;
  if (keys.data === undefined) {
    return (
      <div role="alert" className="mt-4">
        <p>{words.failed.title}</p>
        <Button variant="outline" size="sm" className="mt-2" onClick={() => void keys.refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      <ul className="mt-4">
        {keys.data.map((row) => (
          <KeyRow key={row.position} teamId={teamId} row={row} />
        ))}
      </ul>
      {canAdd && (
        <Button
          variant="outline"
          className="mt-4"
          aria-disabled={add.isPending || undefined}
          onClick={() => add.isPending || add.mutate()}
        >
          {words.add}
        </Button>
      )}
    </>
  );
}
