import { describe, expect, it } from 'vitest';
import { type DatabaseKind, databaseKinds } from '#testing/databases.ts';
import { adminEmail, makeApp, type TestApp } from '#testing/make-app.ts';

/** The embedded database has one connection; on PostgreSQL every request has its own. */
const poolByKind: Record<DatabaseKind, number> = { pglite: 1, postgres: 20 };

async function generate(test: TestApp, email: string): Promise<string> {
  const { headers } = await test.signIn({ email: adminEmail });
  const url = '/api/subscription/generate-trial-token';
  const payload = { targetEmail: email, days: 30 };
  return (await test.app.inject({ method: 'POST', url, headers, payload })).json().token;
}

describe.each(databaseKinds)('twenty redemptions of one token at once on %s', (database) => {
  it('grant it once, and tell the others so', async () => {
    const test = await makeApp({ database, pool: poolByKind[database] });
    const { headers, person } = await test.signIn({ subject: 'ada' });
    const token = await generate(test, person.email ?? '');
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.app.inject({
          method: 'POST',
          url: '/api/subscription/redeem-trial-with-auth',
          headers,
          payload: { token },
        }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const grants = (await test.deps.database.audit.entriesOf(token.slice(0, 12))).filter(
      ({ action }) => action === 'trial-token.redeemed',
    );
    expect(grants).toHaveLength(1);
    expect((await test.app.inject({ url: '/api/teams/me', headers })).json().trialEndsAt).toBe(
      '2026-12-21T12:00:00.000Z',
    );
    await test.close();
  });

  it('grant it to one of two accounts with the same verified address', async () => {
    const test = await makeApp({ database, pool: poolByKind[database] });
    const people = await Promise.all(
      ['one', 'two'].map((subject) => test.signIn({ subject, email: 'ada@example.org' })),
    );
    const token = await generate(test, 'ada@example.org');
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        test.app.inject({
          method: 'POST',
          url: '/api/subscription/redeem-trial-with-auth',
          headers: people[index % 2]?.headers ?? {},
          payload: { token },
        }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const trials = await Promise.all(
      people.map(async ({ headers }) => (await test.app.inject({ url: '/api/teams/me', headers })).json()),
    );
    expect(trials.filter(({ trialEndsAt }) => trialEndsAt !== null)).toHaveLength(1);
    await test.close();
  });
});
