import type { Kept, KeptNumber } from '#domain/plans/kept.ts';
import { outgrown, refuseForRoom, usedUp } from '#domain/plans/room.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Database, Stores } from '../ports/stores.ts';

/** Whose room a write takes from, and how much there is. */
export interface RoomOf {
  readonly userId: string;
  readonly room: Kept;
}

/** Nothing of a write stays that takes more room than there is: thrown, so that its transaction is undone. */
export class NoRoom extends Error {
  readonly refusal: Result<never>;

  constructor(refusal: Result<never>) {
    super('There is no room for this.');
    this.refusal = refusal;
  }
}

/** Does a write in a transaction of its own, or refuses it whole where it takes more room than there is. */
export async function withinRoom<T>(
  database: Pick<Database, 'inTransaction'>,
  of: RoomOf,
  write: (stores: Stores) => Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(
      await inTurn(of.userId, () =>
        database.inTransaction((stores) => writeWithinRoom(stores, of, () => write(stores))),
      ),
    );
  } catch (error) {
    if (error instanceof NoRoom) return error.refusal;
    throw error;
  }
}

const lastOf = new Map<string, Promise<unknown>>();

/** Writes of one person wait for each other here, not each with a connection in hand: many at once take nobody else's. */
async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const own = (lastOf.get(userId) ?? Promise.resolve()).then(work);
  const ended = own.catch(() => undefined);
  lastOf.set(userId, ended);
  try {
    return await own;
  } finally {
    if (lastOf.get(userId) === ended) lastOf.delete(userId);
  }
}

/**
 * The same inside a transaction, which NoRoom undoes. Writes of one person take turns here, so that many at once pass the limit no
 * more than one alone.
 */
export async function writeWithinRoom<T>(
  { kept }: Pick<Stores, 'kept'>,
  { userId, room }: RoomOf,
  write: () => Promise<T>,
): Promise<T> {
  const before = await kept.lock(userId);
  const done = await write();
  const after = await kept.of(userId);
  const full = outgrown(before, after, room);
  if (full !== null) throw new NoRoom(refuseForRoom(full, before, room));
  return done;
}

/** Refuses what would be work for nothing, where no room is left at all. */
export async function refuseWithoutRoom(
  { kept }: Pick<Stores, 'kept'>,
  { userId, room }: RoomOf,
  needs: readonly KeptNumber[],
): Promise<Result<null>> {
  const now = await kept.of(userId);
  const full = usedUp(now, room, needs);
  return full === null ? ok(null) : refuseForRoom(full, now, room);
}
