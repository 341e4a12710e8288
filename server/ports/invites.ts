import type { Invite } from '#domain/teams/invite.ts';

/** Invites to teams, known by the hashes of their tokens alone. */
export interface InviteStore {
  create(invite: Invite & { readonly tokenHash: string }): Promise<void>;
  findByToken(tokenHash: string): Promise<Invite | null>;
  /** Newest first. */
  ofTeam(teamId: string): Promise<Invite[]>;
  /** False where it was used or revoked before. */
  markUsed(invite: Pick<Invite, 'teamId' | 'id'>, userId: string, now: Date): Promise<boolean>;
  /** False where nothing was open under this id. */
  revoke(invite: Pick<Invite, 'teamId' | 'id'>, now: Date): Promise<boolean>;
  /** Whatever is open for an address. */
  revokeFor(teamId: string, email: string, now: Date): Promise<void>;
  countSince(teamId: string, time: Date): Promise<number>;
  /** Not those of people who joined by them. */
  removeExpiredBefore(time: Date): Promise<void>;
}
