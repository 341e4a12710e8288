import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '#testing/databases.ts';
import { testSeal } from '#testing/test-seal.ts';
import type { Person, PersonalPage } from '../../../ports/account-data.ts';
import type { Database } from '../../../ports/stores.ts';
import { createDatabase } from '../create-database.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type TableOfPeople, tablesOfNobody, tablesOfPeople } from './tables-of-people.ts';
import { withoutPerson } from './without-person.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

const now = new Date('2026-11-21T12:00:00Z');
const people: readonly (readonly [string, TableOfPeople])[] = Object.entries(tablesOfPeople);

describe.each(databaseKinds)('what is stored about people on %s', (kind) => {
  let open: OpenDatabase;
  let database: Database;
  let columns: readonly Column[];
  beforeAll(async () => {
    open = await openTestDatabase(kind);
    database = createDatabase(open.db, testSeal);
    const { rows } = await sql<Column>`
      select table_name as "table", column_name as "column", data_type as type
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely_%'
      order by 1, 2`.execute(open.db);
    columns = rows;
  });
  afterAll(() => open.close());

  it('is classified, column by column: a new table or column has to say whose it is', () => {
    const named = [
      ...people.flatMap(([table, { whose, exported, withheld = {}, mentions = {} }]) =>
        [...Object.keys(whose), ...exported, ...Object.keys(withheld), ...Object.keys(mentions)].map(
          (column) => `${table}.${column}`,
        ),
      ),
      ...Object.entries(tablesOfNobody).flatMap(([table, one]) =>
        one.columns.map((column) => `${table}.${column}`),
      ),
    ];
    expect(new Set(named).size).toBe(named.length);
    expect(named.sort()).toEqual(columns.map(({ table, column }) => `${table}.${column}`).sort());
  });

  it('counts every reference to a user of ours or of the provider as somebody’s', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'identity_user'::regclass)`.execute(
      open.db,
    );
    expect(rows.length).toBeGreaterThan(7);
    for (const { table, column } of rows) {
      const entry = people.find(([name]) => name === table)?.[1];
      expect({ table, column, known: Object.keys(entry?.whose ?? {}) }).toMatchObject({
        known: expect.arrayContaining([column]),
      });
    }
  });

  it('is told whole, and gone afterwards but for what is kept without a name', async () => {
    const [ada, bob] = [newPerson(), newPerson()];
    for (const person of [ada, bob]) await fill(open, database, person);
    const before = await cellsWith(open, columns, ada);
    const rows = await collect(database, ada);

    // Whatever table has a cell with one of their names is told; six more are found by what they hang on.
    expect(new Set(before.map(({ table }) => table))).toEqual(
      new Set(
        Object.keys(rows).filter(
          (table) =>
            !['mails', 'payments', 'api_keys', 'team_brands', 'team_sign_offs', 'team_defaults'].includes(
              table,
            ),
        ),
      ),
    );
    for (const [table] of people)
      expect({ table, rows: rows[table]?.length ?? 0 }).not.toEqual({ table, rows: 0 });
    expect(JSON.stringify(rows)).not.toContain(bob.userId);
    expect(JSON.stringify(rows)).not.toContain('opens a door');

    const bobsBefore = await cellsWith(open, columns, bob);
    await database.inTransaction((stores) =>
      stores.accountData.remove(ada, { pseudonym: randomUUID(), key: 'a keyed hash', now }),
    );
    const left = await cellsWith(open, columns, ada);
    expect(new Set(left.map(({ table }) => table))).toEqual(new Set(['audit_entries']));
    expect(left.filter(({ value }) => value.includes(ada.email))).toEqual([]);
    const after = await collect(database, ada);
    expect(Object.keys(after)).toEqual(['audit_entries']);
    // Nobody else loses anything, and what invoices are made from is still there.
    expect(await cellsWith(open, columns, bob)).toEqual(bobsBefore);
    const kept = await sql<{ n: number }>`
      select count(*)::int as n from payments where owner = ${`sub_${ada.userId.slice(0, 8)}`}`.execute(
      open.db,
    );
    expect(kept.rows).toEqual([{ n: 1 }]);
    expect(await database.accountData.deletedAt('a keyed hash')).toEqual(now);
    await database.accountData.forgetDeletedBefore(new Date(now.getTime() + 1));
    expect(await database.accountData.deletedAt('a keyed hash')).toBeNull();
  });

  it('does not count what only names an address that is not verified', async () => {
    const [stranger, owner] = [newPerson(), newPerson()];
    await fill(open, database, owner);
    const rows = await collect(database, { ...stranger, email: owner.email, emailVerified: false });
    expect(rows).toEqual({});
  });
});

describe('a record of the payment provider without its person', () => {
  it('loses id and description, and keeps prices and times', () => {
    const record = {
      occurred_at: '2026-11-21T12:00:00Z',
      data: {
        id: 'ctm_1',
        email: 'ada@example.org',
        name: 'Ada',
        custom_data: { userId: 'u1', note: 'of u1' },
      },
    };
    expect(JSON.parse(withoutPerson(JSON.stringify(record), ['u1'], 'nobody', true))).toEqual({
      occurred_at: '2026-11-21T12:00:00Z',
      data: { id: 'ctm_1', email: null, name: null, custom_data: { userId: 'nobody', note: 'of nobody' } },
    });
    const priced = { data: { items: [{ price: { name: 'Pro' } }], custom_data: { userId: 'u1' } } };
    expect(withoutPerson(JSON.stringify(priced), ['u1'], 'nobody', false)).toContain('"name":"Pro"');
    expect(withoutPerson('not JSON, of u1', ['u1'], 'nobody', false)).toBe('not JSON, of nobody');
  });
});

/** All pages of it, by table. */
async function collect(database: Database, person: Person): Promise<Record<string, PersonalPage['rows']>> {
  const rows: Record<string, PersonalPage['rows']> = {};
  for await (const page of database.accountData.pages(person))
    rows[page.table] = [...(rows[page.table] ?? []), ...page.rows];
  return rows;
}

function newPerson(): Person {
  return {
    userId: randomUUID(),
    identityId: randomUUID().replaceAll('-', ''),
    email: `${randomUUID()}@example.org`,
    emailVerified: true,
  };
}

/** Every cell of the database that has one of somebody's names in it, whatever its type. */
async function cellsWith(open: OpenDatabase, columns: readonly Column[], person: Person) {
  const found: { table: string; column: string; value: string }[] = [];
  const names = [person.userId, person.identityId ?? person.userId, person.email];
  for (const { table, column } of columns) {
    const cell = sql<string>`${sql.ref(column)}::text`;
    const has = sql.join(
      names.map((name) => sql`position(${name} in ${cell}) > 0`),
      sql` or `,
    );
    const { rows } = await sql<{ value: string }>`
      select ${cell} as value from ${sql.table(table)} where ${has} order by 1`.execute(open.db);
    for (const { value } of rows) found.push({ table, column, value });
  }
  return found;
}

/** A row of theirs in every table that knows people, through the stores where one makes it, and by hand where not. */
async function fill(open: OpenDatabase, database: Database, person: Person): Promise<void> {
  const { userId, identityId, email } = person;
  const short = userId.slice(0, 8);
  const [team, signOff] = [randomUUID(), randomUUID()];
  const [subscription, customer] = [`sub_${short}`, `ctm_${short}`];
  const rows: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    [
      'users',
      {
        id: userId,
        issuer: 'urn:a',
        subject: identityId,
        email,
        email_verified: true,
        name: 'Ada',
        created_at: now,
      },
    ],
    ['identity_user', { id: identityId, name: 'Ada', email, emailVerified: true }],
    [
      'identity_session',
      { id: `s${short}`, expiresAt: now, token: `opens a door ${short}`, updatedAt: now, userId: identityId },
    ],
    [
      'identity_account',
      {
        id: short,
        accountId: identityId,
        providerId: 'credential',
        userId: identityId,
        password: 'opens a door',
        updatedAt: now,
      },
    ],
    [
      'identity_verification',
      { id: short, identifier: `opens a door ${short}`, value: identityId, expiresAt: now },
    ],
    [
      'identity_two_factor',
      { id: short, secret: 'opens a door', backupCodes: 'opens a door', userId: identityId },
    ],
    [
      'sessions',
      {
        user_id: userId,
        token_hash: short,
        identity_session_id: `s${short}`,
        signed_in_at: now,
        created_at: now,
        last_seen_at: now,
      },
    ],
    ['usage_months', { owner: `user:${userId}`, month: '2026-11', used: 1 }],
    [
      'usage_reservations',
      { owner: `user:${userId}`, month: '2026-11', id: randomUUID(), posts: 1, expires_at: now },
    ],
    ['counted_posts', { user_id: userId, hash: short, expires_at: now }],
    [
      'model_usage',
      {
        owner: `user:${userId}`,
        day: '2026-11-21',
        requests: 1,
        tokens: 1,
        cost_micros: 1,
        input_tokens: 1,
        output_tokens: 1,
      },
    ],
    ['model_switch', { id: short, switched_by: userId, switched_at: now }],
    [
      'replays',
      { user_id: userId, key: 'k', body_hash: 'h', answer: '{}', started_at: now, lease_ends_at: now },
    ],
    [
      'chats',
      { user_id: userId, session_id: 's', title: 't', messages: '[]', created_at: now, updated_at: now },
    ],
    [
      'runs',
      {
        user_id: userId,
        id: team,
        owner: `user:${userId}`,
        title: 't',
        kind: 'list',
        state: 'done',
        request_key: 'k',
        body_hash: 'h',
        total: 1,
        served_at: now,
        created_at: now,
        updated_at: now,
      },
    ],
    [
      'run_rows',
      {
        user_id: userId,
        run_id: team,
        line_order: 0,
        line: 1,
        label: 'l',
        state: 'done',
        due_at: now,
        asked: '{}',
        draft: '{}',
        updated_at: now,
      },
    ],
    [
      'inquiries',
      {
        id: randomUUID(),
        user_id: null,
        name: 'Ada',
        email,
        organization: 'Lab',
        message: 'm',
        source: 'x',
        proven: true,
        created_at: now,
      },
    ],
    ['trials', { owner: `user:${userId}`, ends_at: now }],
    [
      'trial_tokens',
      {
        id: short,
        secret_hash: 'h',
        target: 'user',
        email,
        days: 1,
        issued_by: userId,
        issued_at: now,
        expires_at: now,
      },
    ],
    ['teams', { id: team, owner_id: userId, name: 'Lab', created_at: now }],
    [
      'sign_offs',
      {
        id: signOff,
        user_id: userId,
        asker_id: userId,
        asker_name: 'Ada',
        title: 'A paper',
        state: 'asked',
        waits_for: '[]',
        platforms: '[]',
        events: '[]',
        created_at: now,
        updated_at: now,
      },
    ],
    ['sign_off_reviewers', { ref: short, sign_off_id: signOff, email }],
    [
      'team_sign_offs',
      { team_id: team, required: true, approvals: 1, approvers: '[]', disclosure: '', updated_at: now },
    ],
    ['team_defaults', { team_id: team, tone: 'edgy', platforms: '[]', updated_at: now }],
    [
      'embargoes',
      {
        id: randomUUID(),
        user_id: userId,
        title: 'A paper',
        until: now,
        zone: 'UTC',
        set_by: 'Ada',
        created_at: now,
      },
    ],
    ['team_brands', { team_id: team, name: 'Lab', background: 'b', ink: 'i', accent: 'a', updated_at: now }],
    ['team_members', { user_id: userId, team_id: team, joined_at: now }],
    [
      'team_invites',
      { team_id: team, id: randomUUID(), token_hash: short, email, created_at: now, expires_at: now },
    ],
    [
      'api_keys',
      {
        team_id: team,
        id: randomUUID(),
        position: 1,
        token_hash: short,
        sealed: 'opens a door',
        created_at: now,
      },
    ],
    [
      'subscriptions',
      {
        id: subscription,
        user_id: userId,
        price_id: 'p',
        status: 'canceled',
        team_id: team,
        state_at: 'x',
        state_event: 'e',
      },
    ],
    ['payments', { owner: subscription, id: `txn_${short}`, starts_at: now, ends_at: now, refunded: false }],
    [
      'second_purchases',
      {
        user_id: userId,
        id: subscription,
        other: `${subscription}_2`,
        found_at: now,
        returned: null,
        settled_at: null,
      },
    ],
    [
      'payment_events',
      {
        id: `evt_${short}`,
        type: 'subscription.created',
        occurred_at: 'x',
        body: JSON.stringify({ data: { customer_id: customer, custom_data: { userId } } }),
        received_at: now,
      },
    ],
    [
      'payment_events',
      {
        id: `evt_c${short}`,
        type: 'customer.created',
        occurred_at: 'x',
        body: JSON.stringify({ data: { id: customer, email, custom_data: { userId } } }),
        received_at: now,
      },
    ],
    [
      'sandbox_objects',
      {
        owner: 'subscription',
        id: subscription,
        body: JSON.stringify({ entity: { custom_data: { userId } } }),
      },
    ],
  ];
  for (const [table, row] of rows) {
    const names = Object.keys(row).map((name) => sql.ref(name));
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(
      open.db,
    );
  }
  const entry = { at: now, action: 'session.opened', actorId: userId, before: '', after: '' } as const;
  await database.audit.add({ ...entry, target: short });
  const data = { name: 'Ada', planTitle: 'Pro', openUntil: null, link: 'https://example.org' };
  await database.mail.add({ to: email, content: { template: 'plan-cancelled', data } }, now);
}
