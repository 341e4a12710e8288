import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'react-router';
import type { Team } from '#contract/types.ts';
import { plansQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { ApiKeys } from '#web/features/api-keys/api-keys.tsx';
import { PlanFeatures } from '#web/features/plans/plan-features.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatNumber } from '#web/ui/formats.ts';
import { Progress } from '#web/ui/progress.tsx';
import { hasEnded, isOverfull } from './seats.ts';
import { TeamName } from './team-name.tsx';
import { words } from './words.ts';

/** Read when it is shown. */
const SignOffCard = lazy(async () => ({ default: (await import('./sign-off-card.tsx')).SignOffCard }));
const DefaultsCard = lazy(async () => ({ default: (await import('./defaults-card.tsx')).DefaultsCard }));
/** For plans with white-label. */
const BrandCard = lazy(async () => ({ default: (await import('./brand-card.tsx')).BrandCard }));

export function OverviewTab({ team }: { readonly team: Team }): ReactElement {
  const { data: catalogue } = useQuery(plansQuery);
  const row = catalogue?.plans.find(({ key }) => key === team.planKey);
  return (
    <div className="flex flex-col gap-6">
      <Card aria-labelledby="seats" className="p-6">
        <h2 id="seats" className="text-xl">
          {words.overview.seats}
        </h2>
        <SeatBar team={team} />
      </Card>
      <Card aria-labelledby="team-plan" className="p-6">
        <h2 id="team-plan" className="text-xl">
          {words.overview.plan}
        </h2>
        <p className="mt-1 font-serif text-2xl">{team.planTitle}</p>
        <Posts team={team} />
        {row !== undefined && <PlanFeatures plan={row} title={team.planTitle} />}
        {team.hasGenerator && (
          <Button asChild className="mt-6">
            <Link to={paths.home}>{words.overview.generator}</Link>
          </Button>
        )}
      </Card>
      <ApiKeys />
      {team.id !== null && (
        <Suspense>
          <SignOffCard teamId={team.id} />
          <DefaultsCard team={team} />
        </Suspense>
      )}
      {team.id !== null && team.canUseBrand && (
        <Suspense>
          <BrandCard teamId={team.id} teamName={team.name ?? ''} />
        </Suspense>
      )}
      {team.id !== null && <TeamName teamId={team.id} name={team.name ?? ''} />}
    </div>
  );
}

function SeatBar({ team }: { readonly team: Team }): ReactElement {
  if (hasEnded(team))
    return (
      <>
        <p className="mt-2 text-ink-soft">{words.overview.ended}</p>
        <Button asChild className="mt-4">
          <Link to={paths.pricing}>{words.overview.toBilling}</Link>
        </Button>
      </>
    );
  const { seatsUsed, maxSeats } = team;
  const used = formatNumber(seatsUsed);
  const value =
    maxSeats === -1
      ? words.overview.seatsUnlimited(used)
      : words.overview.seatsUsed(used, formatNumber(maxSeats));
  return (
    <>
      <p className="figures mt-2 font-medium">{value}</p>
      {maxSeats !== -1 && (
        <Progress
          className="mt-2"
          label={words.overview.seats}
          value={seatsUsed}
          max={maxSeats}
          valueText={value}
        />
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {isOverfull(team) ? words.overview.over : words.overview.pending}
      </p>
    </>
  );
}

function Posts({ team }: { readonly team: Team }): ReactElement {
  const used = formatNumber(team.postsUsed);
  const value =
    team.postsLimit === null
      ? words.overview.postsUnlimited(used)
      : words.overview.postsOf(used, formatNumber(team.postsLimit));
  return (
    <p className="mt-3 flex flex-wrap justify-between gap-x-4">
      <span className="text-ink-soft">{words.overview.posts}</span>
      <span className="figures font-medium">{value}</span>
    </p>
  );
}
