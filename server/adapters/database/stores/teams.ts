import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { fullName } from '#domain/accounts/profile.ts';
import type { Team, TeamStore } from '../../../ports/teams.ts';
import type { Handle, Tables } from '../schema.ts';
import { createAuditStore } from './audit.ts';

/** Somebody new knows no key; the column's default is for servers of before, which show them to everybody. */
const noKeys = { may_use_keys: false, keys_known_at: null } as const;

export function createTeamStore(db: Handle): TeamStore {
  return {
    async ofMember(userId) {
      const row = await db
        .selectFrom('teams')
        .innerJoin('team_members', 'team_members.team_id', 'teams.id')
        .selectAll('teams')
        .where('team_members.user_id', '=', userId)
        .executeTakeFirst();
      return teamOrNull(row);
    },

    async find(teamId) {
      return teamOrNull(await db.selectFrom('teams').selectAll().where('id', '=', teamId).executeTakeFirst());
    },

    async lock(teamId) {
      return teamOrNull(
        await db.selectFrom('teams').selectAll().where('id', '=', teamId).forUpdate().executeTakeFirst(),
      );
    },

    async lockOwnedBy(userId) {
      // Their own row first, as a purchase does: what somebody buys meanwhile waits, and finds nobody.
      await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const query = db.selectFrom('teams').selectAll().where('owner_id', '=', userId).orderBy('id');
      return (await query.forUpdate().execute()).map(teamOfRow);
    },

    async members(teamId) {
      const rows = await db
        .selectFrom('team_members')
        .innerJoin('users', 'users.id', 'team_members.user_id')
        .select(['users.id', 'email', 'name', 'first_name', 'last_name', 'joined_at', 'may_use_keys'])
        .where('team_id', '=', teamId)
        .orderBy('joined_at')
        .orderBy('user_id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        email: row.email,
        name: fullName({ firstName: row.first_name ?? '', lastName: row.last_name ?? '' }) || row.name,
        joinedAt: row.joined_at,
        mayUseKeys: row.may_use_keys,
      }));
    },

    ownedBy: (userId, name, now) => ownedBy(db, userId, name, now),

    async add(teamId, userId, now) {
      const added = await db
        .insertInto('team_members')
        .values({ user_id: userId, team_id: teamId, joined_at: now, ...noKeys })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .returning('user_id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async remove(teamId, userId) {
      const removed = await db
        .deleteFrom('team_members')
        .where('user_id', '=', userId)
        .where('team_id', '=', teamId)
        .returning('user_id')
        .executeTakeFirst();
      return removed !== undefined;
    },

    async rename(teamId, name) {
      await db.updateTable('teams').set({ name }).where('id', '=', teamId).execute();
    },

    async hasOwner(email) {
      const row = await db
        .selectFrom('teams')
        .innerJoin('users', 'users.id', 'teams.owner_id')
        .select('teams.id')
        .where((where) => where(where.fn<string>('lower', ['users.email']), '=', email.toLowerCase()))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async keyRight(teamId, userId) {
      const row = await db
        .selectFrom('team_members')
        .select(['may_use_keys', 'keys_known_at'])
        .where('user_id', '=', userId)
        .where('team_id', '=', teamId)
        .executeTakeFirst();
      return row === undefined ? null : { mayUseKeys: row.may_use_keys, knownAt: row.keys_known_at };
    },

    async setKeyRight(teamId, userId, { mayUseKeys, knownAt }) {
      await db
        .updateTable('team_members')
        .set({ may_use_keys: mayUseKeys, keys_known_at: knownAt })
        .where('user_id', '=', userId)
        .where('team_id', '=', teamId)
        .execute();
    },

    async makeOwner(teamId, userId) {
      await db
        .updateTable('teams')
        .set({ owner_id: userId })
        .where('id', '=', teamId)
        .where('id', 'in', db.selectFrom('team_members').select('team_id').where('user_id', '=', userId))
        .execute();
    },
  };
}

async function ownedBy(db: Handle, userId: string, name: string, now: Date): Promise<Team> {
  // The buyer's own row is what two purchases of one person take turns on.
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const team = (await ownedAlready(db, userId)) ?? (await makeTeam(db, userId, name, now));
  const place = { team_id: team.id, joined_at: now, ...noKeys };
  await db
    .insertInto('team_members')
    .values({ user_id: userId, ...place })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(place).where('team_members.team_id', '!=', team.id),
    )
    .execute();
  return teamOfRow(team);
}

/** Of several the one they belong to: others were left when their plan had ended. */
async function ownedAlready(db: Handle, userId: string): Promise<Row | undefined> {
  const owned = await db.selectFrom('teams').selectAll().where('owner_id', '=', userId).forUpdate().execute();
  const place = await db
    .selectFrom('team_members')
    .select('team_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return owned.find(({ id }) => id === place?.team_id) ?? owned[0];
}

async function makeTeam(db: Handle, userId: string, name: string, now: Date): Promise<Row> {
  const row = { id: randomUUID(), owner_id: userId, name, created_at: now };
  await db.insertInto('teams').values(row).execute();
  const entry = {
    at: now,
    action: 'team.made',
    actorId: userId,
    target: row.id,
    before: '',
    after: '',
  } as const;
  await createAuditStore(db).add(entry);
  return row;
}

type Row = Selectable<Tables['teams']>;

function teamOrNull(row: Row | undefined): Team | null {
  return row === undefined ? null : teamOfRow(row);
}

function teamOfRow({ id, owner_id, name }: Row): Team {
  return { id, ownerId: owner_id, name };
}
