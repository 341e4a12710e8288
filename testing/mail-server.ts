import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on this machine that keeps what it gets. */
export interface MailServer {
  readonly port: number;
  /** What was accepted, in order. */
  readonly received: ReceivedMail[];
  /** Resolves with the first mail that fits, also one that came before. */
  waitFor(fits: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  /** Tells a try from then on how to end; null accepts. Called before the recipient, then before the message is taken. */
  answerWith(answer: (step: 'recipient' | 'message') => Promise<SmtpRefusal | null>): void;
  close(): Promise<void>;
}

export interface SmtpRefusal {
  readonly status: number;
  readonly message: string;
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly email: Email;
  /** As it came over the wire. */
  readonly source: string;
}

export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let answer: (step: 'recipient' | 'message') => Promise<SmtpRefusal | null> = async () => null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      answer('recipient').then((refusal) => done(refusal === null ? null : errorOf(refusal)));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refusal = await answer('message');
        if (refusal !== null) return done(errorOf(refusal));
        const source = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          email: await PostalMime.parse(source),
          source: source.toString('utf8'),
        });
        done();
        for (const look of waiting) look();
      });
    },
    ...options,
  });
  // Clients that give up in the middle are part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received,
    waitFor: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.find(fits);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    answerWith: (next) => {
      answer = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function errorOf({ status, message }: SmtpRefusal): Error {
  return Object.assign(new Error(message), { responseCode: status });
}
