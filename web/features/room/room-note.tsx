import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Team } from '#contract/types.ts';
import { type Kept, type KeptNumber, nearlyFull, sharesOf } from '#domain/plans/kept.ts';
import { teamQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { words } from './words.ts';

export function roomOf({ chatsLimit, runsLimit, bytesLimit }: Team['kept']): Kept {
  return { chats: chatsLimit, runs: runsLimit, bytes: bytesLimit };
}

/** Says that room runs out, before it does, and what happens when it has; nothing while there is enough. */
export function RoomNote({
  about,
  className,
}: {
  readonly about: readonly KeptNumber[];
  readonly className?: string;
}): ReactElement | null {
  const { data: team } = useQuery(teamQuery);
  if (team === undefined) return null;
  const room = roomOf(team.kept);
  const tight = sharesOf(team.kept, room).filter(
    ({ of, share }) => about.includes(of) && share >= nearlyFull,
  );
  if (tight.length === 0) return null;
  const isFull = tight.some(({ share }) => share >= 1);
  const what = tight.map(({ of }) => words.of(of, team.kept[of], room[of])).join(', ');
  return (
    <p role="status" className={classNames('rounded-md bg-check-wash p-3 text-sm', className)}>
      <strong className="font-medium">{isFull ? words.full(what) : words.nearly(what)}</strong>{' '}
      {isFull && `${words.fullText} `}
      <Link to={paths.pricing} className="text-sky underline underline-offset-4">
        {words.plans}
      </Link>
    </p>
  );
}
