import type { Subscription } from '#domain/billing/subscription.ts';
import type { Team } from './teams.ts';

/** What a person and their team have: all that their plan comes from. */
export interface PersonStanding {
  readonly team: Team | null;
  /** Of their own trial, and of their team's; past ones too, null where there never was one. */
  readonly trialEndsAt: Date | null;
  readonly teamTrialEndsAt: Date | null;
  /** What they pay for, also for a team. */
  readonly subscriptions: readonly Subscription[];
  /** Whatever is bound to their team, whoever pays. */
  readonly teamSubscriptions: readonly Subscription[];
}

/** Read for every request, and so at once. */
export interface StandingStore {
  /** Nothing at all for somebody who is not there. */
  ofPerson(userId: string): Promise<PersonStanding>;
}
