import { fail, type Result } from '../result.ts';
import { megabyte, type PlanKey, planKeys, plans, type Room } from './catalogue.ts';

/** What somebody keeps now, in the numbers that their plan's room has. */
export type Kept = Room;

const numbers = ['chats', 'runs', 'bytes'] as const;
type RoomNumber = (typeof numbers)[number];

/**
 * The number of which a write takes more than there is; null where it fits. What grows nothing fits always: after a change to a
 * smaller plan everything can still be deleted, shortened and worded anew.
 */
export function outgrown(before: Kept, after: Kept, room: Room): RoomNumber | null {
  return numbers.find((one) => after[one] > room[one] && after[one] > before[one]) ?? null;
}

/** Of the numbers that a write needs the one of which nothing is left; null where there is some of each. */
export function usedUp(kept: Kept, room: Room, needs: readonly RoomNumber[]): RoomNumber | null {
  return needs.find((one) => kept[one] >= room[one]) ?? null;
}

/** How full the fullest number is: 1 is full. */
export function fullness(kept: Kept, room: Room): number {
  return Math.max(...numbers.map((one) => kept[one] / room[one]));
}

/** Refuses a write in words: how much is kept, how much may be, and what helps. */
export function refuseForRoom(full: RoomNumber, kept: Kept, room: Room): Result<never> {
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

function amount(of: RoomNumber, value: number): string {
  if (of === 'bytes') return megabytes(value);
  return `${value.toLocaleString('en')} ${of === 'chats' ? 'saved chats' : 'bulk runs'}`;
}

/** "29.9 MB": to a tenth below a hundred, downwards, so that what is not full never looks full. */
export function megabytes(bytes: number): string {
  const digits = bytes < 100 * megabyte ? 10 : 1;
  return `${(Math.floor((bytes / megabyte) * digits) / digits).toLocaleString('en')} MB`;
}
