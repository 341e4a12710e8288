import type { Kept } from '#domain/plans/kept.ts';

/** What each person keeps: added up by the database as rows come, change and go, whoever makes them do so. */
export interface KeptStore {
  of(userId: string): Promise<Kept>;
  /** The same, and nobody else changes it until the transaction ends: what is written meanwhile is all that comes or goes. */
  lock(userId: string): Promise<Kept>;
}
