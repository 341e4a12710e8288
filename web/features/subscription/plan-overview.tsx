import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { PlanRow, Team, User } from '#contract/types.ts';
import { defaultPlanKey, plans } from '#domain/plans/catalogue.ts';
import { teamQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatNumber } from '#web/ui/formats.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { planName, priceText } from '../plans/price.ts';
import { countingPlan, hasPlanOfTeam, livePlan, rowOf } from '../plans/subscription.ts';
import { dayOf, standingOf } from './standing.ts';
import { words } from './words.ts';

interface PlanOverviewProps {
  readonly user: User;
  readonly rows: readonly PlanRow[];
}

/** What somebody can use, how it stands, and how much of it is used. */
export function PlanOverview({ user, rows }: PlanOverviewProps): ReactElement {
  const standing = standingOf(user);
  const row = rowOf(rows, countingPlan(user));
  const heading = useFocusOnChange(standing.text);
  return (
    <Card aria-labelledby="plan" className="p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2
          id="plan"
          ref={heading}
          tabIndex={-1}
          data-quiet-focus=""
          className="text-base font-medium text-ink-soft"
        >
          {words.plan.title}
        </h2>
        {standing.badge !== null && <Badge tone={standing.tone}>{standing.badge}</Badge>}
      </div>
      <p className="mt-1 font-serif text-2xl">{row === undefined ? titleOf(user) : planName(row)}</p>
      {row !== undefined && <p className="figures text-ink-soft">{priceText(row)}</p>}
      <p role="status" className="mt-3">
        {standing.text}
      </p>
      <Usage />
      {mayBuy(user) && (
        <Button asChild className="mt-6">
          <Link to={paths.pricing}>{words.plan.seePlans}</Link>
        </Button>
      )}
    </Card>
  );
}

/** Who has everything for life, or by their role, has no plan that could be named. */
function titleOf({ subscription: { plan, isLifetime }, role }: User): string {
  const hasMore = isLifetime || role === 'admin';
  return hasMore && plan === defaultPlanKey ? words.plan.everything : plans[plan].title;
}

function mayBuy(user: User): boolean {
  if (user.subscription.isLifetime || user.role === 'admin') return false;
  return livePlan(user) === undefined && !hasPlanOfTeam(user);
}

/** When a change took the control away that had the focus, what the plan is now takes it. */
function useFocusOnChange(text: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [text]);
  return heading;
}

function Usage(): ReactElement {
  const team = useQuery(teamQuery);
  if (team.isPending) return <Skeleton className="mt-6 h-16" />;
  if (team.data === undefined) return <p className="mt-6 text-ink-soft">{words.usage.failed}</p>;
  return <UsageOf team={team.data} />;
}

function UsageOf({ team }: { readonly team: Team }): ReactElement {
  const { postsUsed, postsLimit, postsResetAt, trialEndsAt } = team;
  const used = formatNumber(postsUsed);
  const value =
    postsLimit === null ? words.usage.unlimited(used) : words.usage.value(used, formatNumber(postsLimit));
  return (
    <div className="mt-6 border-t border-line pt-5">
      {trialEndsAt !== null && <p className="mb-4">{words.plan.trial(dayOf(trialEndsAt))}</p>}
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-ink-soft">{words.usage.title}</span>
        <span className="figures font-medium">{value}</span>
      </p>
      {postsLimit !== null && (
        <Progress
          className="mt-2"
          label={words.usage.title}
          value={postsUsed}
          max={postsLimit}
          valueText={value}
        />
      )}
      <p className="mt-2 text-sm text-ink-soft">{words.usage.resets(dayOf(postsResetAt))}</p>
    </div>
  );
}
