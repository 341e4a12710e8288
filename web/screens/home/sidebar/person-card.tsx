import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Team, User } from '#contract/types.ts';
import { teamQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { personName } from '#web/features/account/person-name.ts';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/formats.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { words } from '../words.ts';

/** Whose posts are made, with the way to their account, and how many of the month's are used. */
export function PersonCard({ user }: { readonly user: User }): ReactElement {
  const name = personName(user);
  return (
    <div>
      <Link
        to={paths.account}
        className="-m-2 flex items-center gap-3 rounded-md p-2 no-underline hover:bg-wash"
      >
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-dawn-wash font-serif text-xl text-dawn"
        >
          {Array.from(name)[0]?.toUpperCase()}
        </span>
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-sm text-ink-soft">{user.email}</p>
          <span className="sr-only">{words.sidebar.account}</span>
        </div>
      </Link>
      <Usage />
    </div>
  );
}

function Usage(): ReactElement | null {
  const team = useQuery(teamQuery);
  if (team.isPending) return <Skeleton className="mt-5 h-12" />;
  if (team.data === undefined)
    return <p className="mt-5 text-sm text-ink-soft">{words.sidebar.usageFailed}</p>;
  return <UsageBar team={team.data} />;
}

/** Hidden where posts are unlimited. */
function UsageBar({ team }: { readonly team: Team }): ReactElement | null {
  if (team.postsLimit === null) return null;
  const value = words.sidebar.usageValue(formatNumber(team.postsUsed), formatNumber(team.postsLimit));
  return (
    <div className="mt-5">
      <p className="flex justify-between text-sm">
        <span className="text-ink-soft">{words.sidebar.usage}</span>
        <span className="figures font-medium">{value}</span>
      </p>
      <Progress
        className="mt-2"
        label={words.sidebar.usage}
        value={team.postsUsed}
        max={team.postsLimit}
        valueText={value}
      />
      <Button variant="link" size="sm" asChild className="mt-1 -ml-3">
        <Link to={paths.pricing}>{words.sidebar.upgrade}</Link>
      </Button>
    </div>
  );
}
