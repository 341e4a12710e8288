import { describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { makeApp } from '#testing/make-app.ts';

describe('the last post of the month, on PostgreSQL with 50 connections', () => {
  it('goes to one of 50 parallel requests; 49 are refused clearly, and the count is exact', async () => {
    const test = await makeApp({ database: 'postgres', pool: 50 });
    const { headers } = await test.signIn();
    const post = (platforms: string[], more: Record<string, string> = {}) =>
      test.app.inject({
        method: 'POST',
        url: '/api/posts',
        headers: { ...headers, ...more },
        payload: { inputText: trialAbstract, platforms },
      });
    await post(['twitter', 'linkedin', 'facebook', 'instagram']);
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(['twitter'])));
    const statuses = responses.map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(49);
    const refused = responses.find((response) => response.statusCode === 402);
    expect(refused?.json().message).toContain('1 December 2026');
    const team = (await test.app.inject({ url: '/api/teams/me', headers })).json();
    expect([team.postsUsed, team.postsRemaining]).toEqual([5, 0]);
    await test.close();
  });

  it('is written once for 50 parallel requests with one Idempotency-Key', async () => {
    const test = await makeApp({ database: 'postgres', pool: 50 });
    const { headers } = await test.signIn();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.app.inject({
          method: 'POST',
          url: '/api/posts',
          headers: { ...headers, 'idempotency-key': 'one' },
          payload: { inputText: trialAbstract, platforms: ['twitter'] },
        }),
      ),
    );
    const statuses = new Set(responses.map((response) => response.statusCode));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    const answers = new Set(
      responses.filter((response) => response.statusCode === 200).map((response) => response.body),
    );
    expect(answers.size).toBe(1);
    expect((await test.app.inject({ url: '/api/teams/me', headers })).json().postsUsed).toBe(1);
    await test.close();
  });
});
