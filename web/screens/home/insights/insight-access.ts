import type { Team, User } from '#contract/types.ts';

/** Which of the advanced insights somebody sees; `open` is false where the upgrade prompt stands in their place. */
export interface InsightAccess {
  readonly open: boolean;
  readonly hashtags: boolean;
  readonly highlight: boolean;
  readonly predict: boolean;
}

type Plan = Pick<Team, 'hasGenerator' | 'maxKeys' | 'trialEndsAt' | 'isLifetime'>;

/**
 * Spec section 4: a running trial, lifetime and admins see everything; others need the generator feature, and three keys
 * for highlights and predictions. The server decides again.
 */
export function insightAccess(team: Plan, role: User['role'], now: Date): InsightAccess {
  const onTrial = team.trialEndsAt !== null && new Date(team.trialEndsAt) > now;
  if (onTrial || team.isLifetime || role === 'admin') return everything;
  const keys = team.maxKeys === 'unlimited' ? Number.POSITIVE_INFINITY : team.maxKeys;
  const hasThreeKeys = team.hasGenerator && keys >= 3;
  return {
    open: team.hasGenerator,
    hashtags: team.hasGenerator,
    highlight: hasThreeKeys,
    predict: hasThreeKeys,
  };
}

const everything: InsightAccess = { open: true, hashtags: true, highlight: true, predict: true };
