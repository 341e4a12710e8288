import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '#contract/client.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { newPostgresUrl } from '#testing/databases.ts';
import { endServerProcesses, startServerProcess } from '#testing/server-process.ts';

const folders: string[] = [];

afterEach(async () => {
  await endServerProcesses();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-data-'));
  folders.push(folder);
  return folder;
}

/** A client that is signed in by the same calls as any script. */
async function signIn(url: string, way: 'sign-up' | 'sign-in') {
  const account = { email: 'ada@example.org', password: 'a long passphrase', name: 'Ada' };
  const response = await fetch(`${url}/api/identity/${way}/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const session = response.headers.get('set-auth-token') ?? '';
  const answer = await fetch(`${url}/api/identity/token`, {
    headers: { Authorization: `Bearer ${session}` },
  });
  const { token }: { token: string } = await answer.json();
  return createClient({ baseUrl: url, token: () => token });
}

describe.each(['pglite', 'postgres'] as const)('a server that is killed while it writes, on %s', (kind) => {
  it('has every chat that it acknowledged when it starts again, and the posts that were under way', async () => {
    const env = {
      DATA_DIR: newFolder(),
      ...(kind === 'postgres' ? { DATABASE_URL: await newPostgresUrl() } : {}),
    };
    const first = await startServerProcess(env);
    const client = await signIn(first.url, 'sign-up');
    const acknowledged: string[] = [];
    const write = async (index: number) => {
      const sessionId = `chat-${index}`;
      await client.call('putChat', {
        params: { sessionId },
        body: { messages: [{ role: 'user', content: `Text ${index} ${trialAbstract}` }] },
      });
      acknowledged.push(sessionId);
    };
    // Four writers, so that the kill falls in the middle of some write; each ends when the server does not answer.
    let next = 0;
    const stopped = new Promise<void>((enough) => {
      const writer = async () => {
        for (;;) {
          await write(next++);
          if (acknowledged.length >= 60) enough();
        }
      };
      const writers = Array.from({ length: 4 }, writer);
      Promise.allSettled(writers).then(() => enough());
    });
    await stopped;
    await first.end('SIGKILL');
    const counted = [...acknowledged];

    const second = await startServerProcess(env);
    const again = await signIn(second.url, 'sign-in');
    const there = new Set<string>();
    for (const chat of await again.call('listChats', { query: { limit: 200 } })) there.add(chat.sessionId);
    expect(counted.length).toBeGreaterThanOrEqual(60);
    expect(counted.filter((id) => !there.has(id))).toEqual([]);
    const generated = await again.call('generatePosts', {
      body: { inputText: trialAbstract, platforms: ['twitter'] },
    });
    expect(generated.data.usage.used).toBe(1);
  });
});

describe('starting and stopping', () => {
  it('refuses a second server on the same folder, and takes the folder of one that was killed', async () => {
    const env = { DATA_DIR: newFolder() };
    const first = await startServerProcess(env);
    await expect(startServerProcess(env)).rejects.toThrow(/Another Paperlark is running on .* DATA_DIR/);
    await first.end('SIGKILL');
    const second = await startServerProcess(env);
    expect((await fetch(`${second.url}/api/ready`)).status).toBe(200);
    expect(await second.end('SIGINT')).toEqual({ code: 0, signal: null });
  });

  it('says all that is wrong with the configuration at once', async () => {
    await expect(startServerProcess({ PORT: 'x', PAYMENT: 'paddle', SMTP_URL: 'http://x' })).rejects.toThrow(
      /PORT[\s\S]*SMTP_URL[\s\S]*PADDLE_API_KEY/,
    );
  });

  it('says it where PostgreSQL is not there, without the password', async () => {
    const url = 'postgresql://u:secret-password@127.0.0.1:1/x';
    const failure = await startServerProcess({ DATA_DIR: newFolder(), DATABASE_URL: url }).catch(
      (error: Error) => error,
    );
    expect(String(failure)).toContain('could not start');
    expect(String(failure)).not.toContain('secret-password');
  });

  it('ends cleanly on SIGTERM, after the answers that are under way', async () => {
    const server = await startServerProcess({ DATA_DIR: newFolder() });
    const client = await signIn(server.url, 'sign-up');
    const underWay = Promise.allSettled(
      ['a', 'b', 'c'].map((sessionId) =>
        client.call('putChat', {
          params: { sessionId },
          body: { messages: [{ role: 'user', content: trialAbstract }] },
        }),
      ),
    );
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    // Each was answered whole, or refused because the server had stopped listening; none was cut in the middle.
    for (const one of await underWay)
      if (one.status === 'rejected') expect(String(one.reason)).toMatch(/fetch failed|is restarting/);
  });
});
