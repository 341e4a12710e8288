import { type QueryExecutorProvider, sql } from 'kysely';
import { sessionLimits } from '#domain/accounts/session-limits.ts';
import type { IdentityAccounts } from '../../ports/identity-accounts.ts';

/** The database handle, whatever else is in it: the provider's tables are the library's, so we ask for them in SQL. */
export type IdentityHandle = QueryExecutorProvider;

/** What the library does for us besides its HTTP calls. */
export interface EmbeddedProvider {
  /** The stored hash of a person's password; null where they have none. */
  readonly passwordHash: (subject: string) => Promise<string | null>;
  readonly isPassword: (password: string, hash: string) => Promise<boolean>;
  readonly recoveryCodesLeft: (subject: string) => Promise<number>;
}

/** The accounts of the embedded provider: their sessions, and what they sign in with. Times are the real ones, as the library's. */
export function createEmbeddedAccounts(
  issuer: string,
  db: IdentityHandle,
  provider: EmbeddedProvider,
): IdentityAccounts {
  return {
    issuer,
    ...sessionsOf(db),

    async standing(subject) {
      const { rows } = await sql<{ verified: boolean | null }>`
        select verified from identity_two_factor where "userId" = ${subject}`.execute(db);
      const hasSecondFactor = rows[0]?.verified === true;
      return {
        hasPassword: (await provider.passwordHash(subject)) !== null,
        hasSecondFactor,
        recoveryCodesLeft: hasSecondFactor ? await provider.recoveryCodesLeft(subject) : 0,
      };
    },

    async isPassword(subject, password) {
      const hash = await provider.passwordHash(subject);
      return hash !== null && provider.isPassword(password, hash);
    },
  };
}

function sessionsOf(db: IdentityHandle): Omit<IdentityAccounts, 'issuer' | 'standing' | 'isPassword'> {
  return {
    async hasSession(sessionId) {
      const { rows } = await sql`
        select 1 from identity_session
        where id = ${sessionId} and "expiresAt" > ${new Date()} and "createdAt" > ${oldestStart()}`.execute(
        db,
      );
      return rows.length > 0;
    },

    async sessionsOf(subject) {
      const { rows } = await sql<SessionRow>`
        select id, "userAgent", "createdAt", "updatedAt" from identity_session
        where "userId" = ${subject} and "expiresAt" > ${new Date()} and "createdAt" > ${oldestStart()}
        order by "updatedAt" desc, id`.execute(db);
      return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        device: userAgent ?? '',
        createdAt,
        lastSeenAt: updatedAt,
      }));
    },

    async touchSession(sessionId) {
      const now = new Date();
      const idleEnd = new Date(now.getTime() + sessionLimits.idle);
      await sql`
        update identity_session set "updatedAt" = ${now}, "expiresAt" = ${idleEnd}
        where id = ${sessionId} and "expiresAt" > ${now}`.execute(db);
    },

    async endSession(subject, sessionId) {
      const { rows } = await sql`
        delete from identity_session where id = ${sessionId} and "userId" = ${subject} returning id`.execute(
        db,
      );
      return rows.length > 0;
    },

    endSessions: (subject, but) => endSessions(db, subject, but),

    async removeDeadSessions() {
      await sql`
        delete from identity_session
        where "expiresAt" <= ${new Date()} or "createdAt" <= ${oldestStart()}`.execute(db);
      await sql`
        delete from identity_session where id in (
          select id from (
            select id, row_number() over (partition by "userId" order by "updatedAt" desc, id) as place
            from identity_session
          ) ranked where place > ${sessionLimits.most})`.execute(db);
    },
  };
}

interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Ends all sessions of a person but the one named. */
export async function endSessions(db: IdentityHandle, subject: string, but: string | null): Promise<void> {
  // No id is empty.
  await sql`delete from identity_session where "userId" = ${subject} and id <> ${but ?? ''}`.execute(db);
}

/**
 * Ends every way in that somebody set up but a password: sessions first, so that no new one is set up, then the second factor and
 * linked providers; and their name.
 */
export async function closeOtherDoors(db: IdentityHandle, subject: string): Promise<void> {
  await endSessions(db, subject, null);
  await sql`delete from identity_two_factor where "userId" = ${subject}`.execute(db);
  await sql`delete from identity_account where "userId" = ${subject} and "providerId" <> 'credential'`.execute(
    db,
  );
  await sql`update identity_user set "twoFactorEnabled" = false, name = '' where id = ${subject}`.execute(db);
}

function oldestStart(): Date {
  return new Date(Date.now() - sessionLimits.absolute);
}
