import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '#server/adapters/database/open-database.ts';
import type { AuditEntry } from '#server/ports/audit.ts';
import type { Database } from '#server/ports/stores.ts';

/** What every log of what happened does. */
export function auditStoreSuite(database: () => Database, open: () => OpenDatabase): void {
  const at = new Date('2026-11-21T12:00:00Z');
  const entry = (given: Partial<AuditEntry>): AuditEntry => ({
    at,
    action: 'session.opened',
    actorId: null,
    target: randomUUID(),
    before: '',
    after: '',
    ...given,
  });

  it('lists the newest first, by who and by what, page by page', async () => {
    const { audit } = database();
    const actorId = randomUUID();
    const actions = ['session.opened', 'password.changed', 'session.opened'] as const;
    for (const action of actions) await audit.add(entry({ action, actorId }));
    await audit.add(entry({ actorId: randomUUID() }));
    const page = { actorId, action: null, before: null, limit: 2 } as const;
    const first = await audit.list(page);
    expect(first.map(({ action }) => action)).toEqual(['session.opened', 'password.changed']);
    const rest = await audit.list({ ...page, before: first.at(-1)?.id ?? 0 });
    expect(rest).toHaveLength(1);
    expect(await audit.list({ ...page, action: 'password.changed' })).toHaveLength(1);
  });

  it('cannot be changed, emptied or shortened, whoever asks the database', async () => {
    const { audit } = database();
    const one = entry({ actorId: randomUUID() });
    await audit.add(one);
    const { db } = open();
    const target = one.target;
    await expect(
      sql`update audit_entries set after = 'x' where target = ${target}`.execute(db),
    ).rejects.toThrow('append-only');
    await expect(sql`delete from audit_entries where target = ${target}`.execute(db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`truncate audit_entries`.execute(db)).rejects.toThrow('append-only');
    expect(await audit.entriesOf(target)).toEqual([one]);
  });
}
