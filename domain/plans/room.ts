import { fail, type Result } from '../result.ts';
import { type PlanKey, planKeys, plans } from './catalogue.ts';
import { type Kept, type KeptNumber, keptNumbers, megabytes } from './kept.ts';

/**
 * The number of which a write takes more than there is; null where it fits. What grows nothing fits always: after a change to a
 * smaller plan everything can still be deleted, shortened and worded anew.
 */
export function outgrown(before: Kept, after: Kept, room: Kept): KeptNumber | null {
  return keptNumbers.find((one) => after[one] > room[one] && after[one] > before[one]) ?? null;
}

/** Of the numbers that a write needs the one of which nothing is left; null where there is some of each. */
export function usedUp(kept: Kept, room: Kept, needs: readonly KeptNumber[]): KeptNumber | null {
  return needs.find((one) => kept[one] >= room[one]) ?? null;
}

/** Refuses a write in words: how much is kept, how much may be, and what helps. */
export function refuseForRoom(full: KeptNumber, kept: Kept, room: Kept): Result<never> {
  const plan = planKeys.find((key: PlanKey) => plans[key].room[full] > room[full]);
  const more =
    plan === undefined
      ? ''
      : `, or take the ${plans[plan].title} plan, which keeps ${amount(full, plans[plan].room[full])}`;
  const doomed = full === 'bytes' ? 'saved chats or runs' : full === 'chats' ? 'saved chats' : 'runs';
  return fail(
    'storage_full',
    `Your plan keeps ${amount(full, room[full])}, and you have ${amount(full, kept[full])}: there is no room for this. Delete ${doomed} that you do not need${more}.`,
    { title: 'No room left', ...(plan === undefined ? {} : { plan }) },
  );
}

function amount(of: KeptNumber, value: number): string {
  if (of === 'bytes') return megabytes(value);
  return `${value.toLocaleString('en')} ${of === 'chats' ? 'saved chats' : 'bulk runs'}`;
}
