import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Team } from '#contract/types.ts';
import { teamQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { KeyRow } from './key-row.tsx';
import { MakeKey } from './make-key.tsx';
import { apiKeysQuery } from './use-api-keys.ts';
import { words } from './words.ts';

/** The keys of the team, for its owner and whoever they let use keys; nothing where the plan has none. */
export function ApiKeys(): ReactElement | null {
  const { data: team } = useQuery(teamQuery);
  if (team === undefined || team.id === null || !team.keys.mayUse || team.keys.most === 0) return null;
  const isOwner = team.teamRole === 'owner';
  return (
    <Card aria-labelledby="api-keys" className="p-6">
      <h2 id="api-keys" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-soft">
        {isOwner ? words.lead : words.leadMember}{' '}
        <a href={words.docsPath} className="py-3 font-medium text-sky underline underline-offset-4">
          {words.docs}
        </a>
      </p>
      <KeyList teamId={team.id} isOwner={isOwner} most={team.keys.most} />
    </Card>
  );
}

interface KeyListProps {
  readonly teamId: string;
  readonly isOwner: boolean;
  readonly most: Team['keys']['most'];
}

function KeyList({ teamId, isOwner, most }: KeyListProps): ReactElement {
  const keys = useQuery(apiKeysQuery(teamId));
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
  const count = keys.data.length;
  return (
    <>
      <p className="figures mt-3 text-sm text-ink-soft">
        {count === 0 ? words.none : words.count(count, most)}
      </p>
      <ul className="mt-1">
        {keys.data.map((row) => (
          <KeyRow key={row.position} teamId={teamId} row={row} isOwner={isOwner} />
        ))}
      </ul>
      <MakeKey teamId={teamId} hasRoom={most === 'unlimited' || count < most} />
    </>
  );
}
