import type { Allowance } from '#domain/plans/catalogue.ts';

/** Posts of an owner (a user, or a team) in one calendar month. */
export interface Allotment {
  /** "user:<id>" or "team:<id>". */
  readonly owner: string;
  /** "2026-11", UTC. */
  readonly month: string;
}

export interface Reservation extends Allotment {
  readonly id: string;
  readonly posts: number;
}

export interface UsageStore {
  /** Takes `posts` at once or not at all: null where fewer are left. A reservation that is neither kept nor given back lapses at `expiresAt`. */
  reserve(allotment: Allotment, request: ReservationRequest): Promise<Reservation | null>;
  /** Lets a reservation lapse later; without effect on one that was kept or given back. */
  renew(reservation: Reservation, expiresAt: Date): Promise<void>;
  /**
   * Makes `posts` of a reservation count for good, whatever becomes of the rest; answers what is left of it. Of one that lapsed and
   * was given back meanwhile they count all the same.
   */
  keepSome(reservation: Reservation, posts: number): Promise<Reservation>;
  /** Makes a reservation count for good; answers the posts used, as `used` does. */
  keep(reservation: Reservation, now: Date): Promise<number>;
  /** Gives back what of a reservation does not count yet. */
  giveBack(reservation: Reservation): Promise<void>;
  /** Posts used or under way; lapsed reservations are not counted. */
  used(allotment: Allotment, now: Date): Promise<number>;
  /** Gives back every reservation that lapsed before `now`. */
  releaseLapsed(now: Date): Promise<number>;
}

export interface ReservationRequest {
  readonly posts: number;
  readonly limit: Allowance;
  readonly now: Date;
  readonly expiresAt: Date;
}
