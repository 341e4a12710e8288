import type { Allowance } from '../plans/catalogue.ts';
import { entitlements, nothing, type Standing } from '../plans/entitlements.ts';

/** Limits of API keys; our own choice. */
export const keyLimits = {
  /** How many keys a team may have whose plan has no limit. */
  unlimited: { most: 20 },
  /** Characters of a key's name. */
  name: 60,
  /** Calls per minute of one key. */
  callsPerMinute: 120,
  /** A use is noted at most this often, in milliseconds. */
  noteUse: 60_000,
} as const;

/** How many keys a team's plan gives now: of the plan that is paid, since a trial that ends would break what runs on them. */
export function keysOfPlan({ subscription }: Standing, now: Date): Allowance {
  return entitlements({ role: 'user', own: nothing, team: { ...nothing, subscription } }, now).maxKeys;
}

/** The highest position that a key may have. */
export function mostKeys(allowance: Allowance): number {
  return allowance === 'unlimited' ? keyLimits.unlimited.most : allowance;
}
