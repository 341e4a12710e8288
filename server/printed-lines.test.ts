import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import {
  endServerProcesses,
  type ServerProcess,
  sandboxHeadersOf,
  startServerProcess,
} from '#testing/server-process.ts';

const folders: string[] = [];
afterEach(async () => {
  await endServerProcesses();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-secrets-'));
  folders.push(folder);
  return folder;
}

type Answer = {
  readonly status: number;
  readonly cookie: string;
  readonly text: string;
  readonly headers: Headers;
};

/** One call with cookies and JSON, as our pages make it. */
async function send(
  { url }: ServerProcess,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      ...sandboxHeadersOf(url),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { status: response.status, cookie, text: await response.text(), headers: response.headers };
}

const account = { email: 'very-private-ada@example.org', password: 'a long seeded passphrase', name: 'Ada' };

describe('what a running server prints', () => {
  it('never holds a secret, a token, an address or a text, whatever is done and goes wrong', async () => {
    const appSecret = 'the seeded app secret 0123456789 xyz';
    const server = await startServerProcess({
      DATA_DIR: newFolder(),
      APP_SECRET: appSecret,
      LOG_LEVEL: 'trace',
      ADMIN_EMAILS: 'admin-of-the-house@example.org',
    });
    const before = server.output().length;
    const seeded = ['an-embargoed-word', 'a-word-of-a-chat', 'a wrong seeded guess', 'seeded-query'];
    const signedUp = await send(server, '/api/identity/sign-up/email', account);
    const { cookie } = signedUp;
    const { token } = JSON.parse((await send(server, '/api/identity/token', undefined, { cookie })).text);
    const bearer = { authorization: `Bearer ${token}` };
    const opened = await send(server, '/api/auth/session', { idToken: token });
    const session = opened.cookie.split('=')[1] ?? '';
    await send(server, '/api/identity/sign-in/email', { ...account, password: seeded[2] });
    await send(server, '/api/identity/request-password-reset', { email: account.email });
    const inputText = `${trialAbstract} The ${seeded[0]} stays here.`;
    await send(server, '/api/posts', { inputText, platforms: ['twitter'] }, bearer);
    await send(server, '/api/posts', `{"inputText":"${seeded[0]}`, bearer);
    await send(
      server,
      '/api/runs',
      { upload: `title,abstract\n"${seeded[0]}","${inputText}"`, platforms: ['twitter'] },
      bearer,
    );
    await send(server, `/api/chats/${seeded[1]}?q=${seeded[3]}`, undefined, bearer);
    await send(server, `/api/nothing/${seeded[1]}?q=${seeded[3]}`, undefined, bearer);
    await send(server, `/api/teams/join/${seeded[1]}`, {}, bearer);
    await send(
      server,
      '/api/subscription/redeem-trial-with-auth',
      { token: seeded[1]?.padEnd(55, 'x') },
      bearer,
    );
    await send(
      server,
      '/api/contact',
      { name: 'Ada', email: account.email, organization: 'Lab', message: seeded[0] },
      bearer,
    );
    await send(
      server,
      '/api/webhooks/paddle',
      { event_id: seeded[1] },
      { 'paddle-signature': seeded[2] ?? '' },
    );
    await send(server, '/api/me', undefined, { 'x-api-key': `plk_${seeded[1]}` });
    const mails = (await send(server, '/api/sandbox/mails')).text;
    expect(mails).toContain(account.email);
    await send(server, '/api/account/export', undefined, bearer);
    await send(server, '/api/auth/logout', {}, { cookie: opened.cookie });
    await server.end('SIGTERM');

    const printed = server.output().slice(before);
    expect(printed).toContain('/api/chats/:sessionId');
    const links = [...mails.matchAll(/token=([\w.-]{20,})/g)].map(([, secret]) => secret);
    for (const secret of [
      ...seeded,
      ...links,
      appSecret,
      ...Object.values(sandboxHeadersOf(server.url)),
      account.email,
      account.password,
      token,
      String(token).split('.')[2],
      session,
      cookie.split(';')[0]?.split('=')[1],
    ])
      expect(secret === undefined || secret === '' || printed.includes(secret)).toBe(false);
  });
});
