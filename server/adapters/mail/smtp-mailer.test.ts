import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { hangGuard, runsOut } from '#testing/hang-guard.ts';
import { type MailServer, startMailServer } from '#testing/mail-server.ts';
import type { OutgoingMail } from '../../ports/mail.ts';
import { createSmtpMailer, type SmtpOptions } from './smtp-mailer.ts';

const mail: OutgoingMail = {
  id: '0d8f4a4e-3a55-4b0e-9a55-3d3a0c6f1c11',
  to: 'ada@example.org',
  replyTo: 'grace@example.org',
  subject: 'Grüße von der Lerche 🐦',
  text: 'Hello,\n\n.\nA line with a dot alone, and ünïcode.\n',
  html: '<p>Hello &amp; welcome</p>',
  createdAt: new Date('2026-11-21T12:00:00Z'),
};

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function serve(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  open.push(server);
  return server;
}

function mailerTo(port: number, more: Partial<SmtpOptions> = {}) {
  return createSmtpMailer({
    host: '127.0.0.1',
    port,
    tls: 'none',
    user: null,
    password: null,
    from: { name: 'Paperlark', address: 'hello@paperlark.example' },
    timeoutMs: hangGuard,
    ...more,
  });
}

describe('the SMTP mailer', () => {
  it('hands over text and HTML to one recipient, with id and date of the mail, whatever the try', async () => {
    const server = await serve();
    const mailer = mailerTo(server.port);
    expect([await mailer.send(mail), await mailer.send(mail)]).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    for (const { from, to, email } of server.received) {
      expect([from, to]).toEqual(['hello@paperlark.example', ['ada@example.org']]);
      expect(email.from).toMatchObject({ name: 'Paperlark', address: 'hello@paperlark.example' });
      expect(email.replyTo).toMatchObject([{ address: 'grace@example.org' }]);
      expect(email.subject).toBe(mail.subject);
      expect(email.text?.trim()).toBe(mail.text.trim());
      expect(email.html?.trim()).toBe(mail.html);
      expect(email.messageId).toBe(`<${mail.id}@paperlark.example>`);
      expect(new Date(email.date ?? '')).toEqual(mail.createdAt);
      expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    }
  });

  it('lets nothing that a mail holds become a header or a recipient', async () => {
    const server = await serve();
    const nasty = {
      ...mail,
      subject: 'Hi\r\nBcc: victim@example.org',
      text: 'x\r\n.\r\nMAIL FROM:<y@example.org>\r\n',
    };
    expect(await mailerTo(server.port).send(nasty)).toEqual({ kind: 'sent' });
    const [{ to, email } = { to: [], email: null }] = server.received;
    expect(server.received).toHaveLength(1);
    expect(to).toEqual(['ada@example.org']);
    expect(email?.bcc).toBeUndefined();
    expect(email?.text).toContain('MAIL FROM');
  });

  it.each([
    ['recipient', 550, 'refused'],
    ['message', 554, 'refused'],
    ['recipient', 450, 'not-now'],
    ['message', 451, 'not-now'],
    ['message', 421, 'not-now'],
  ] as const)(
    'says of a %s answered with %s: %s, and never repeats the words of the server',
    async (at, status, kind) => {
      const server = await serve();
      server.answerWith(async (step) =>
        step === at ? { status, message: 'no ada@example.org here' } : null,
      );
      const receipt = await mailerTo(server.port).send(mail);
      expect(receipt).toMatchObject({ kind, problem: expect.stringContaining(String(status)) });
      expect(JSON.stringify(receipt)).not.toContain('ada');
      expect(server.received).toEqual([]);
    },
  );

  it('takes a refused password for a fault of the configuration, not of the mail', async () => {
    const server = await serve({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    const receipt = await mailerTo(server.port, { user: 'u', password: 'secret-password' }).send(mail);
    expect(receipt).toMatchObject({ kind: 'not-now', problem: expect.stringContaining('535') });
    expect(JSON.stringify(receipt)).not.toContain('secret-password');
  });

  it('sends nothing, not even a password, where encryption is demanded and not offered', async () => {
    let asked = false;
    const server = await serve({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => {
        asked = true;
        done(null, { user: 'u' });
      },
    });
    const receipt = await mailerTo(server.port, { tls: 'required', user: 'u', password: 'p' }).send(mail);
    expect(receipt.kind).toBe('not-now');
    expect([asked, server.received.length]).toEqual([false, 0]);
  });

  it('does not trust a server that nobody vouches for', async () => {
    const server = await serve({ disabledCommands: ['AUTH'] });
    expect((await mailerTo(server.port, { tls: 'required' }).send(mail)).kind).toBe('not-now');
    expect(server.received).toEqual([]);
  });

  it('waits no longer than its time for a server that says nothing, and not at all for one that is not there', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    open.push(silent);
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect((await mailerTo(port, { timeoutMs: runsOut }).send(mail)).kind).toBe('not-now');
    expect(await mailerTo(1).send(mail)).toEqual({ kind: 'not-now', problem: 'ESOCKET' });
  });

  it('gives up tries under way when it is closed', async () => {
    const server = await serve();
    const mailer = mailerTo(server.port);
    server.answerWith(async () => {
      mailer.close();
      return new Promise(() => {});
    });
    expect((await mailer.send(mail)).kind).toBe('not-now');
  });
});
