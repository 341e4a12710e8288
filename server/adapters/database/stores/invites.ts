import type { Selectable } from 'kysely';
import type { Invite } from '#domain/teams/invite.ts';
import type { InviteStore } from '../../../ports/invites.ts';
import type { Handle, TeamInvitesTable } from '../schema.ts';

export function createInviteStore(db: Handle): InviteStore {
  return {
    async create(invite) {
      await db
        .insertInto('team_invites')
        .values({
          team_id: invite.teamId,
          id: invite.id,
          token_hash: invite.tokenHash,
          email: invite.email,
          created_at: invite.createdAt,
          expires_at: invite.expiresAt,
          used_at: invite.usedAt,
          used_by: invite.usedBy,
          revoked_at: invite.revokedAt,
        })
        .execute();
    },

    async findByToken(tokenHash) {
      const row = await db
        .selectFrom('team_invites')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row === undefined ? null : inviteOfRow(row);
    },

    async ofTeam(teamId) {
      const rows = await db
        .selectFrom('team_invites')
        .selectAll()
        .where('team_id', '=', teamId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(inviteOfRow);
    },

    async markUsed({ teamId, id }, userId, now) {
      const used = await open(db)
        .set({ used_at: now, used_by: userId })
        .where('team_id', '=', teamId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    async revoke({ teamId, id }, now) {
      const revoked = await open(db)
        .set({ revoked_at: now })
        .where('team_id', '=', teamId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return revoked !== undefined;
    },

    async revokeFor(teamId, email, now) {
      await open(db)
        .set({ revoked_at: now })
        .where('team_id', '=', teamId)
        .where('email', '=', email)
        .execute();
    },

    async countSince(teamId, time) {
      const { count } = await db
        .selectFrom('team_invites')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('team_id', '=', teamId)
        .where('created_at', '>', time)
        .executeTakeFirstOrThrow();
      return count;
    },

    async removeExpiredBefore(time) {
      await db
        .deleteFrom('team_invites')
        .where('expires_at', '<', time)
        .where('used_by', 'is', null)
        .execute();
    },
  };
}

/** Neither used nor revoked; decided where it is written, so that of two at once only one comes through. */
function open(db: Handle) {
  return db.updateTable('team_invites').where('used_at', 'is', null).where('revoked_at', 'is', null);
}

function inviteOfRow(row: Selectable<TeamInvitesTable>): Invite {
  return {
    id: row.id,
    teamId: row.team_id,
    email: row.email,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    usedBy: row.used_by,
    revokedAt: row.revoked_at,
  };
}
