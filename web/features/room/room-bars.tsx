import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { keptNumbers } from '#domain/plans/kept.ts';
import { teamQuery } from '#web/api/queries.ts';
import { Progress } from '#web/ui/progress.tsx';
import { RoomNote, roomOf } from './room-note.tsx';
import { words } from './words.ts';

/** What somebody keeps, and how much their plan keeps for them. */
export function RoomBars(): ReactElement | null {
  const { data: team } = useQuery(teamQuery);
  if (team === undefined) return null;
  const room = roomOf(team.kept);
  return (
    <div className="mt-4 flex flex-col gap-4">
      {keptNumbers.map((of) => {
        const value = words.of(of, team.kept[of], room[of]);
        return (
          <div key={of}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="text-ink-soft">{words.names[of]}</span>
              <span className="figures font-medium">{value}</span>
            </p>
            <Progress
              className="mt-2"
              label={words.names[of]}
              value={team.kept[of]}
              max={room[of]}
              valueText={value}
            />
          </div>
        );
      })}
      <RoomNote about={keptNumbers} />
    </div>
  );
}
