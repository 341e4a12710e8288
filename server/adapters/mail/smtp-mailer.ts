import { createTransport } from 'nodemailer';
import type { Mailer, MailReceipt, OutgoingMail } from '../../ports/mail.ts';
import { problemOf, receiptOf } from './smtp-failure.ts';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /**
   * "from-start": encrypted from the first byte (smtps). "required": STARTTLS before anything else, or no mail goes out.
   * "none": only for a server on this machine.
   */
  readonly tls: 'from-start' | 'required' | 'none';
  readonly user: string | null;
  readonly password: string | null;
  readonly from: MailSender;
  /** For the whole try, in milliseconds; shorter than the lease of a claim. */
  readonly timeoutMs: number;
}

export interface MailSender {
  /** Empty shows the address alone. */
  readonly name: string;
  readonly address: string;
}

/**
 * Hands mails to an SMTP server, a connection each: a pool would send a message again by itself when its connection
 * breaks, where only the queue may decide that.
 */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const transport = createTransport({
    host: options.host,
    port: options.port,
    secure: options.tls === 'from-start',
    requireTLS: options.tls === 'required',
    ignoreTLS: options.tls === 'none',
    ...(options.user === null ? {} : { auth: { user: options.user, pass: options.password ?? '' } }),
    connectionTimeout: options.timeoutMs,
    greetingTimeout: options.timeoutMs,
    socketTimeout: options.timeoutMs,
    dnsTimeout: options.timeoutMs,
    // What we hand over is text: nothing in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closed = new AbortController();
  return {
    async send(mail): Promise<MailReceipt> {
      try {
        await transport.sendMail({
          ...messageOf(mail, options.from),
          signal: AbortSignal.any([AbortSignal.timeout(options.timeoutMs), closed.signal]),
        });
        return { kind: 'sent' };
      } catch (error) {
        return receiptOf(problemOf(error));
      }
    },
    close() {
      closed.abort();
      transport.close();
    },
  };
}

/** Addresses go in parts, never as text to be parsed; id and date are the mail's own, so that every try is the same mail. */
function messageOf(mail: OutgoingMail, from: MailSender) {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    // Keeps holiday notes and the like from answering a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
