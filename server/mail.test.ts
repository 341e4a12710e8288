import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { newPostgresUrl } from '#testing/databases.ts';
import { type MailServer, startMailServer } from '#testing/mail-server.ts';
import { endServerProcesses, sandboxHeadersOf, startServerProcess } from '#testing/server-process.ts';

const folders: string[] = [];
const mailServers: MailServer[] = [];

afterEach(async () => {
  await endServerProcesses();
  for (const server of mailServers.splice(0)) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function newPlace(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-mail-'));
  const mailServer = await startMailServer();
  folders.push(folder);
  mailServers.push(mailServer);
  const env = {
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Paperlark <hello@paperlark.example>',
    ...more,
  };
  return { mailServer, env };
}

async function signUp(url: string, email: string): Promise<void> {
  const response = await fetch(`${url}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long passphrase', name: 'Ada' }),
  });
  expect(response.status).toBe(200);
}

const toAda = ({ to }: { readonly to: readonly string[] }) => to.includes('ada@example.org');

describe('a server that is killed while mail is on its way', () => {
  it.each(['pglite', 'postgres'] as const)(
    'sends once what no mail server had taken yet, on %s',
    async (kind) => {
      const databaseUrl = kind === 'postgres' ? await newPostgresUrl() : null;
      const { mailServer, env } = await newPlace(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl });
      const asked = new Promise<void>((resolve) => {
        mailServer.answerWith(() => {
          resolve();
          return new Promise(() => {});
        });
      });
      const first = await startServerProcess(env);
      await signUp(first.url, 'ada@example.org');
      await asked;
      await first.end('SIGKILL');
      mailServer.answerWith(async () => null);
      // Another server may hold the mail, so it is given out again when the lease ends: two minutes later.
      if (databaseUrl !== null) await endLeases(databaseUrl);
      const second = await startServerProcess(env);
      await mailServer.waitFor(toAda);
      await signUp(second.url, 'bob@example.org');
      await mailServer.waitFor(({ to }) => to.includes('bob@example.org'));
      expect(mailServer.received.filter(toAda)).toHaveLength(1);
      const metrics = await (
        await fetch(`${second.url}/api/metrics`, { headers: sandboxHeadersOf(second.url) })
      ).text();
      expect(metrics).toContain('paperlark_mails{state="failed"} 0');
      expect(await second.end('SIGTERM')).toEqual({ code: 0, signal: null });
    },
  );

  it('sends what a mail server had just taken again as the same message', async () => {
    const { mailServer, env } = await newPlace();
    const first = await startServerProcess(env);
    const killed = new Promise<void>((resolve) => {
      mailServer.answerWith(async (step) => {
        if (step === 'message') {
          await first.end('SIGKILL');
          resolve();
        }
        return null;
      });
    });
    await signUp(first.url, 'ada@example.org');
    await killed;
    await mailServer.waitFor(toAda);
    mailServer.answerWith(async () => null);
    const second = await startServerProcess(env);
    await signUp(second.url, 'bob@example.org');
    await mailServer.waitFor(({ to }) => to.includes('bob@example.org'));
    const copies = mailServer.received.filter(toAda);
    expect(copies).toHaveLength(2);
    expect(new Set(copies.map(({ email }) => email.messageId)).size).toBe(1);
    expect(new Set(copies.map(({ email }) => email.date)).size).toBe(1);
  });
});

describe('the log', () => {
  it('never holds an address, a link or what the mail server said of them', async () => {
    const { mailServer, env } = await newPlace({ LOG_LEVEL: 'trace' });
    const refused = new Promise<void>((resolve) => {
      mailServer.answerWith(async () => {
        resolve();
        return { status: 550, message: 'ada@example.org is nobody' };
      });
    });
    const server = await startServerProcess(env);
    await signUp(server.url, 'ada@example.org');
    await refused;
    await server.end('SIGTERM');
    expect(server.output()).toContain('answered');
    expect(server.output()).not.toMatch(/ada@|token=|is nobody/);
  });
});

async function endLeases(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update mails set due_at = now() - interval '1 second' where state = 'sending'`);
  await client.end();
}
