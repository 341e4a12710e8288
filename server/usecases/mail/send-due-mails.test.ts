import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#server/adapters/database/create-database.ts';
import type { OpenDatabase } from '#server/adapters/database/open-database.ts';
import type { MailReceipt, OutgoingMail } from '#server/ports/mail.ts';
import type { Database } from '#server/ports/stores.ts';
import { databaseKinds, openTestDatabase } from '#testing/databases.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { testSeal } from '#testing/test-seal.ts';
import { sendDueMails } from './send-due-mails.ts';

const minute = 60_000;

describe.each(databaseKinds)('sending mails that are due, on %s', (kind) => {
  let open: OpenDatabase;
  let database: Database;
  let clock: ManualClock;
  let tries: OutgoingMail[];
  beforeAll(async () => {
    open = await openTestDatabase(kind);
    database = createDatabase(open.db, testSeal);
  });
  beforeEach(async () => {
    await open.db.deleteFrom('mails').execute();
    clock = new ManualClock();
    tries = [];
  });
  afterAll(() => open.close());

  const add = (to = 'ada@example.org') =>
    database.mail.add(
      { to, content: { template: 'contact-received', data: { name: 'Ada', canAnswer: false } } },
      clock.now(),
    );
  /** One server's worker, whose carrier answers so. */
  const work = (answer: (mail: OutgoingMail) => MailReceipt = () => ({ kind: 'sent' })) =>
    sendDueMails({
      mail: database.mail,
      clock,
      mailer: {
        send: async (mail) => {
          tries.push(mail);
          return answer(mail);
        },
        close: () => {},
      },
    });

  it('sends each mail once, however many there are and however many servers look', async () => {
    for (let index = 0; index < 23; index += 1) await add(`a${index}@example.org`);
    await Promise.all([work(), work(), work()]);
    await work();
    expect(new Set(tries.map(({ to }) => to)).size).toBe(23);
    expect(tries).toHaveLength(23);
    expect(await database.mail.counts()).toMatchObject({ sent: 23, waiting: 0, sending: 0, failed: 0 });
  });

  it('tries again later and later, the same mail, until it has lost its use', async () => {
    await add();
    const waits: number[] = [];
    let last = clock.now().getTime();
    await work(() => ({ kind: 'not-now', problem: '451' }));
    while ((await database.mail.counts()).failed === 0) {
      clock.advance(minute);
      const before = tries.length;
      await work(() => ({ kind: 'not-now', problem: '451' }));
      if (tries.length === before) continue;
      waits.push((clock.now().getTime() - last) / minute);
      last = clock.now().getTime();
      if (waits.length > 6) clock.advance(2 * 24 * 60 * minute);
    }
    expect(waits.slice(0, 6)).toEqual([1, 5, 15, 60, 180, 180]);
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    const before = tries.length;
    clock.advance(24 * 60 * minute);
    await work();
    expect(tries).toHaveLength(before);
  });

  it('does not try again what was refused for good, and keeps it as a dead letter', async () => {
    await add('gone@example.org');
    await add('here@example.org');
    await work(({ to }) =>
      to === 'gone@example.org' ? { kind: 'refused', problem: '550 RCPT TO' } : { kind: 'sent' },
    );
    clock.advance(24 * 60 * minute);
    await work();
    expect(tries).toHaveLength(2);
    expect(await database.mail.counts()).toMatchObject({ sent: 1, failed: 1 });
  });

  it('sends again, as the same mail, what a server had sent but died before it could say so', async () => {
    await add();
    const [lost] = await database.mail.claim({
      now: clock.now(),
      leaseEndsAt: new Date(clock.now().getTime() + 2 * minute),
      limit: 1,
    });
    clock.advance(minute);
    await work();
    expect(tries).toEqual([]);
    clock.advance(minute);
    await work();
    expect(tries.map(({ id }) => id)).toEqual([lost?.id]);
  });
});
