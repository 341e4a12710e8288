import { type RawBuilder, sql } from 'kysely';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import type { Person } from '../../../ports/account-data.ts';
import type { Reference, TableOfPeople } from './tables-of-people.ts';

/** The condition that a row is somebody's; null where no column can say so of this person. */
export function isTheirs(table: TableOfPeople, person: Person): RawBuilder<boolean> | null {
  const conditions = Object.entries(table.whose).flatMap(([column, how]) => names(column, how, person) ?? []);
  return conditions.length === 0 ? null : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** The condition that one column names somebody. */
export function names(column: string, how: Reference, person: Person): RawBuilder<boolean> | null {
  const { userId, identityId, email, emailVerified } = person;
  const value = sql.ref(column);
  switch (how) {
    case 'user':
      return sql<boolean>`${value} = ${userId}::uuid`;
    case 'user-text':
      return sql<boolean>`${value} = ${userId}`;
    case 'owner':
      return sql<boolean>`${value} = ${`user:${userId}`}`;
    case 'identity':
      return identityId === null ? null : sql<boolean>`${value} = ${identityId}`;
    case 'address':
      // By the rules of "C" no letter but A to Z has another case, as in normaliseEmail.
      return emailVerified ? sql<boolean>`lower(${value} collate "C") = ${normaliseEmail(email)}` : null;
    case 'subscription':
      return sql<boolean>`${value} in (select id from subscriptions where user_id = ${userId}::uuid)`;
    case 'own-team':
      return sql<boolean>`${value} in (select id from teams where owner_id = ${userId}::uuid)`;
    case 'inside-text':
      return sql<boolean>`(${sql.join(
        [userId, identityId].filter((id) => id !== null).map((id) => sql`position(${id} in ${value}) > 0`),
        sql` or `,
      )})`;
    case 'inside-sealed':
      return null;
  }
}
