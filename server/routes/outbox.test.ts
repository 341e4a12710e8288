import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, sandboxHeaders, type TestApp } from '#testing/make-app.ts';

describe('the outbox', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ outbox: true });
    await test.deps.database.mail.add(
      {
        to: 'ada@example.org',
        content: {
          template: 'invite',
          data: {
            teamName: 'Lark lab',
            inviterName: '<b>Grace</b>',
            link: 'https://x.example/join/1',
            expiresAt: new Date(test.clock.now().getTime() + 1000),
          },
        },
      },
      test.clock.now(),
    );
  });
  afterAll(() => test.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/api/sandbox/mails${path}`, headers: { ...sandboxHeaders, ...headers } });

  it('lists mails and shows one as text and as a page without rights', async () => {
    const [mail] = (await get('')).json();
    expect(mail).toMatchObject({ to: 'ada@example.org', template: 'invite', state: 'waiting' });
    expect((await get(`/${mail.id}`)).json().text).toContain('https://x.example/join/1');
    const page = await get(`/${mail.id}/html`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    );
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(page.body).toContain('&lt;b&gt;Grace&lt;/b&gt;');
    expect(page.body).toContain('<base target="_blank">');
  });

  it('does not know other ids', async () => {
    for (const path of [
      '/0d8f4a4e-3a55-4b0e-9a55-3d3a0c6f1c11',
      '/0d8f4a4e-3a55-4b0e-9a55-3d3a0c6f1c11/html',
    ])
      expect((await get(path)).statusCode).toBe(404);
    expect((await get('/x')).statusCode).toBe(400);
  });

  it('answers under our own names only', async () => {
    const [mail] = (await get('')).json();
    for (const path of ['', `/${mail.id}`, `/${mail.id}/html`])
      expect((await get(path, { host: 'evil.example:4199' })).statusCode).toBe(403);
  });

  it('is not there where mail is real', async () => {
    const real = await makeApp();
    for (const path of [
      '',
      '/0d8f4a4e-3a55-4b0e-9a55-3d3a0c6f1c11',
      '/0d8f4a4e-3a55-4b0e-9a55-3d3a0c6f1c11/html',
    ])
      expect(
        (await real.app.inject({ url: `/api/sandbox/mails${path}`, headers: sandboxHeaders })).statusCode,
      ).toBe(404);
    await real.close();
  });
});
