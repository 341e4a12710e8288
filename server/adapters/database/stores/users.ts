import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Account, IssuedAccount, IssuedSubject, UserStore } from '../../../ports/users.ts';
import type { Handle, Tables } from '../schema.ts';
import { createAuditStore } from './audit.ts';

export function createUserStore(db: Handle): UserStore {
  return {
    async findOrCreate(identity, now) {
      const current = await findCurrent(db, identity);
      if (current !== null) return current;
      const { is_new: isNew, ...row } = await db
        .insertInto('users')
        .values({ id: randomUUID(), ...columnsOfIdentity(identity), created_at: now })
        .onConflict((conflict) =>
          conflict.columns(['issuer', 'subject']).doUpdateSet({
            ...columnsOfIdentity(identity),
            email_verified: sql<boolean>`excluded.email_verified or (users.email_verified and users.email = excluded.email)`,
          }),
        )
        .returningAll()
        .returning(sql<boolean>`xmax = 0`.as('is_new'))
        .executeTakeFirstOrThrow();
      if (isNew) await noteMade(db, row.id, now);
      return accountOfRow(row);
    },

    findCurrent: (identity) => findCurrent(db, identity),

    async findBySubject(who) {
      const row = await findByIdentity(db, who);
      return row === undefined ? null : accountOfRow(row);
    },

    async setDisabled(userId, at) {
      const changed = await db
        .updateTable('users')
        .set({ disabled_at: at })
        .where('id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },

    async find(userId) {
      const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
      return row === undefined ? null : accountOfRow(row);
    },

    async confirmAddress({ issuer, subject }) {
      await db
        .updateTable('users')
        .set({ email_verified: true })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .execute();
    },

    async signOutEverywhere({ issuer, subject }, now) {
      const account = await db
        .updateTable('users')
        .set({ tokens_from: now })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .returning('id')
        .executeTakeFirst();
      if (account !== undefined) await db.deleteFrom('sessions').where('user_id', '=', account.id).execute();
    },

    async forgetNames(userId) {
      const nothing = { first_name: null, last_name: null, organization: null, research_field: null };
      await db
        .updateTable('users')
        .set({ name: '', ...nothing })
        .where('id', '=', userId)
        .execute();
    },

    async saveProfile(userId, profile) {
      await db.updateTable('users').set(columnsOfProfile(profile)).where('id', '=', userId).execute();
    },

    async makeLifetime(userId, now) {
      const made = await db
        .updateTable('users')
        .set({ lifetime_at: now })
        .where('id', '=', userId)
        .where('lifetime_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return made !== undefined;
    },
  };
}

type Row = Selectable<Tables['users']>;

async function findCurrent(db: Handle, identity: IssuedAccount): Promise<Account | null> {
  const known = await findByIdentity(db, identity);
  return known !== undefined && isUpToDate(known, identity) ? accountOfRow(known) : null;
}

async function noteMade(db: Handle, userId: string, at: Date): Promise<void> {
  await createAuditStore(db).add({
    at,
    action: 'account.created',
    actorId: userId,
    target: userId,
    before: '',
    after: '',
  });
}

function findByIdentity(db: Handle, identity: IssuedSubject): Promise<Row | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
}

function isUpToDate(row: Row, identity: IssuedAccount): boolean {
  return (
    row.email === identity.email &&
    (row.email_verified || !identity.emailVerified) &&
    row.name === identity.name
  );
}

function columnsOfIdentity({ issuer, subject, email, emailVerified, name }: IssuedAccount) {
  return { issuer, subject, email, email_verified: emailVerified, name };
}

function columnsOfProfile(profile: Profile) {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    organization: profile.organization,
    research_field: profile.researchField,
  };
}

function accountOfRow(row: Row): Account {
  return {
    id: row.id,
    issuer: row.issuer,
    subject: row.subject,
    email: row.email,
    emailVerified: row.email_verified,
    name: row.name,
    profile:
      row.first_name === null || row.last_name === null
        ? null
        : {
            firstName: row.first_name,
            lastName: row.last_name,
            organization: row.organization,
            researchField: row.research_field,
          },
    tokensFrom: row.tokens_from,
    disabledAt: row.disabled_at,
    lifetimeAt: row.lifetime_at,
  };
}
