import type { Allowance } from '../plans/catalogue.ts';
import { defaultPlanKey } from '../plans/catalogue.ts';
import { entitlements, nothing, type Standing } from '../plans/entitlements.ts';
import { fail, ok, type Result } from '../result.ts';

/** Places of a team: what its plan gives and how many are taken. */
export interface Seats {
  readonly most: Allowance;
  readonly used: number;
  /** False once the paid period is over: the team stays, and nobody can join. */
  readonly hasPlan: boolean;
}

export function seatsOf(standing: Standing, used: number, now: Date): Seats {
  const { planKey, seats } = entitlements({ role: 'user', own: nothing, team: standing }, now);
  return { most: seats, used, hasPlan: planKey !== defaultPlanKey };
}

/**
 * Whether one more may join. Where a smaller plan has fewer seats than there are members, nobody is removed, and nobody
 * joins until enough have left.
 */
export function hasFreeSeat({ most, used, hasPlan }: Seats): Result<null> {
  if (!hasPlan)
    return fail(
      'team_full',
      "This team's plan has ended, so nobody can join it. The team owner can choose a plan again.",
    );
  if (most !== 'unlimited' && used >= most)
    return fail(
      'team_full',
      `All ${most} seats of this team are taken. Its owner can free one or choose a larger plan.`,
      {
        title: 'Team is full',
      },
    );
  return ok(null);
}
