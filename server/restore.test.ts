import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { newMigratedUrl } from '#testing/databases.ts';
import { runCommand } from '#testing/run-command.ts';
import { endServerProcesses, startServerProcess } from '#testing/server-process.ts';

const folders: string[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await endServerProcesses();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-night-'));
  folders.push(folder);
  return folder;
}

const account = { email: 'ada@example.org', password: 'a long passphrase', name: 'Ada' };

async function clientOf(url: string, way: 'sign-up' | 'sign-in') {
  const entered = await fetch(`${url}/api/identity/${way}/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const session = entered.headers.get('set-auth-token') ?? '';
  const answer = await fetch(`${url}/api/identity/token`, {
    headers: { authorization: `Bearer ${session}` },
  });
  const { token }: { token: string } = await answer.json();
  return createClient({ baseUrl: url, token: () => token });
}

describe('a server that is restored on a clean folder', () => {
  it('knows the people and chats of last night, with the secret that it had', async () => {
    const [home, clean] = [newFolder(), newFolder()];
    const server = await startServerProcess({ DATA_DIR: home });
    const before = await clientOf(server.url, 'sign-up');
    await before.call('putChat', {
      params: { sessionId: 'last-night' },
      body: { messages: [{ role: 'user', content: 'Text' }] },
    });
    // While it runs: the server writes it.
    vi.stubEnv('DATA_DIR', home);
    const file = join(newFolder(), 'night.backup');
    const made = await runCommand(['backup', '--out', file, '--json']);
    expect([made.code, made.err]).toEqual([0, `Written to ${file}.\n`]);
    await server.end('SIGKILL');

    vi.stubEnv('DATA_DIR', clean);
    expect((await runCommand(['restore', file, '--json'])).out).toBe(made.out);
    const restored = await startServerProcess({ DATA_DIR: clean });
    const after = await clientOf(restored.url, 'sign-in');
    expect((await after.call('listChats', { query: {} })).map(({ sessionId }) => sessionId)).toEqual([
      'last-night',
    ]);
  });
});

describe('a second server with a secret of its own', () => {
  it('does not start on the database of the first', async () => {
    const url = await newMigratedUrl();
    const first = await startServerProcess({ DATA_DIR: newFolder(), DATABASE_URL: url });
    const start = startServerProcess({ DATA_DIR: newFolder(), DATABASE_URL: url });
    await expect(start).rejects.toThrow('made with another APP_SECRET');
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  });
});
