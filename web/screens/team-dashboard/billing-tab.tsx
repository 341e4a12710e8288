import type { ReactElement } from 'react';
import type { Team, User } from '#contract/types.ts';
import { PlanManagement } from '#web/features/subscription/plan-management.tsx';
import { words } from './words.ts';

interface BillingTabProps {
  readonly team: Team;
  readonly user: User;
}

/** The same as on the account page, of what is for the team. */
export function BillingTab({ team, user }: BillingTabProps): ReactElement {
  if (team.teamRole !== 'owner') return <p className="text-ink-soft">{words.billing.notYours}</p>;
  return <PlanManagement user={user} only="team" />;
}
