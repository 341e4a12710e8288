import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { TrialToken } from '#domain/trials/trial-token.ts';
import type { TrialStore } from '../../../ports/trials.ts';
import type { Handle, TrialTokensTable } from '../schema.ts';

export function createTrialStore(db: Handle): TrialStore {
  return {
    async add({ id, secretHash, target, email, days, issuedBy, issuedAt, expiresAt }) {
      await db
        .insertInto('trial_tokens')
        .values({
          id,
          secret_hash: secretHash,
          target,
          email,
          days,
          issued_by: issuedBy,
          issued_at: issuedAt,
          expires_at: expiresAt,
        })
        .execute();
    },

    async find(id) {
      const row = await db.selectFrom('trial_tokens').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : { ...tokenOfRow(row), secretHash: row.secret_hash };
    },

    async list(limit) {
      const rows = await db
        .selectFrom('trial_tokens')
        .leftJoin('users', 'users.id', 'trial_tokens.used_by')
        .leftJoin('team_members', 'team_members.user_id', 'trial_tokens.used_by')
        .leftJoin('teams', 'teams.id', 'team_members.team_id')
        .selectAll('trial_tokens')
        .select(['users.email as redeemer_email', 'users.lifetime_at', 'teams.name as team_name'])
        .orderBy('trial_tokens.issued_at', 'desc')
        .orderBy('trial_tokens.id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...tokenOfRow(row), redeemer: redeemerOf(row) }));
    },

    async revoke(id, now) {
      const revoked = await db
        .updateTable('trial_tokens')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return revoked !== undefined;
    },

    // One statement that guards itself: whether a token is still there is decided where it is taken.
    async claim(id, { userId, teamId }, now) {
      const taken = await db
        .updateTable('trial_tokens')
        .set({ used_at: now, used_by: userId, team_id: teamId })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async extend(owner, endsAt) {
      const row = await db
        .insertInto('trials')
        .values({ owner, ends_at: endsAt })
        .onConflict((conflict) =>
          conflict
            .column('owner')
            .doUpdateSet({ ends_at: sql<Date>`greatest(trials.ends_at, excluded.ends_at)` }),
        )
        .returning('ends_at')
        .executeTakeFirstOrThrow();
      return row.ends_at;
    },

    async endsOf(owners) {
      const rows = await db.selectFrom('trials').selectAll().where('owner', 'in', owners).execute();
      return new Map(rows.map((row) => [row.owner, row.ends_at]));
    },
  };
}

type Row = Selectable<TrialTokensTable>;

function tokenOfRow(row: Row): TrialToken {
  return {
    id: row.id,
    target: row.target,
    email: row.email,
    days: row.days,
    issuedAt: row.issued_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    usedAt: row.used_at,
    usedBy: row.used_by,
    teamId: row.team_id,
  };
}

function redeemerOf(
  row: Row & {
    readonly redeemer_email: string | null;
    readonly lifetime_at: Date | null;
    readonly team_name: string | null;
  },
) {
  if (row.used_by === null) return null;
  // An account that was deleted since has no address any more.
  return {
    id: row.used_by,
    email: row.redeemer_email ?? '',
    isLifetime: row.lifetime_at !== null,
    team: row.team_name,
  };
}
