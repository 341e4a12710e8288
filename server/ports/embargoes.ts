import type { OwnedBy, SeenBy } from './sign-offs.ts';

/** A time before which nothing of a work leaves. */
export interface Embargo {
  readonly id: string;
  /** Null where it is a person's own. */
  readonly teamId: string | null;
  /** Of the work, for lists. */
  readonly title: string;
  readonly until: Date;
  /** IANA name of the zone in which it was set, to tell the time in. */
  readonly zone: string;
  /** The name of who set it. */
  readonly setBy: string;
  readonly createdAt: Date;
  readonly liftedAt: Date | null;
  /** Why it was lifted. */
  readonly reason: string | null;
}

export interface EmbargoStore {
  /** `works` are all the keys under which the work is known (`workKeys`). */
  add(owner: OwnedBy, embargo: Omit<Embargo, 'teamId'>, works: readonly string[]): Promise<void>;
  /** Of those that somebody sees, the ones that hold on any of these works now; the last to end first. */
  live(viewer: SeenBy, works: readonly string[], now: Date): Promise<Embargo[]>;
  /** How many are not over. */
  count(viewer: SeenBy, now: Date): Promise<number>;
  /** All that are not over, the first to end first. */
  list(viewer: SeenBy, now: Date): Promise<Embargo[]>;
  /** Also one that is over. */
  find(viewer: SeenBy, id: string): Promise<Embargo | null>;
  /** To a time that is not earlier, with all that the work is known by now. False where it was lifted, or ends later by now. */
  move(id: string, to: Pick<Embargo, 'until' | 'zone'>, works: readonly string[]): Promise<boolean>;
  /** False where it was lifted before. */
  lift(id: string, reason: string, now: Date): Promise<boolean>;
}
