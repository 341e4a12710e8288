import type { MailReceipt } from '../../ports/mail.ts';

/** What went wrong with one try: no words of the server, since they repeat addresses. */
interface SmtpProblem {
  /** The server's answer, such as 550; null where there was none. */
  readonly status: number | null;
  /** What we had said last, such as "RCPT TO". */
  readonly command: string;
  /** A class such as "ETIMEDOUT". */
  readonly code: string;
}

export function problemOf(error: unknown): SmtpProblem {
  const field = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const [status, command, code] = [field('responseCode'), field('command'), field('code')];
  return {
    status: typeof status === 'number' ? status : null,
    command: typeof command === 'string' ? command : '',
    code: typeof code === 'string' && /^[A-Z_]{2,30}$/.test(code) ? code : 'unknown',
  };
}

/**
 * For good only where the server refused this recipient or this message (5xx to RCPT TO or DATA; 503 says "wrong order").
 * A refusal of our own name, sender or password is a matter of configuration: the mail waits until it is put right.
 */
export function receiptOf({ status, command, code }: SmtpProblem): MailReceipt {
  const isAboutTheMail = /^(?:RCPT TO|DATA|BDAT)/i.test(command);
  const isForGood = status !== null && status >= 500 && status !== 503;
  const problem = status === null ? code : `${status}${command === '' ? '' : ` ${command}`}`;
  return isForGood && isAboutTheMail ? { kind: 'refused', problem } : { kind: 'not-now', problem };
}
