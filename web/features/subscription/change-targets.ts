import type { PlanRow, Team } from '#contract/types.ts';
import { isTeamPlan } from '#domain/plans/catalogue.ts';

/** What one can change to: everything that is sold but the plan one has. Its other interval first, then plans for as many. */
export function changeTargets(rows: readonly PlanRow[], current: PlanRow | undefined): PlanRow[] {
  const sold = rows.filter(({ id, paymentPriceId }) => paymentPriceId !== null && id !== current?.id);
  const others = sold.filter(({ key }) => key !== current?.key);
  const isAlike = ({ key }: PlanRow): boolean =>
    current !== undefined && isTeamPlan(key) === isTeamPlan(current.key);
  return [
    ...sold.filter(({ key }) => key === current?.key),
    ...others.filter(isAlike),
    ...others.filter((row) => !isAlike(row)),
  ];
}

/** What a change would mean for the team of whoever owns one: it is for one person, or has too few seats. */
export function effectOnTeam(
  target: Pick<PlanRow, 'key' | 'seats'>,
  team: Pick<Team, 'teamRole' | 'seatsUsed'> | undefined,
): 'none' | 'for-one' | 'too-small' {
  if (team?.teamRole !== 'owner') return 'none';
  if (!isTeamPlan(target.key)) return 'for-one';
  return target.seats !== 'unlimited' && target.seats < team.seatsUsed ? 'too-small' : 'none';
}
