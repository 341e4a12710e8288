import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { MailConfig } from './config.ts';
import type { SettingName } from './settings.ts';

/** What the reader of settings offers; see read-config.ts. */
interface Reader {
  readonly raw: (name: SettingName) => string | null;
  readonly problem: (name: SettingName, what: string) => void;
}

/** Who carries the mail: a server where one is named, else the outbox in sandbox mode, else nobody. */
export function readMail(read: Reader, sandbox: boolean): MailConfig {
  const salesEmail = readSales(read);
  const bookingUrl = readBooking(read);
  const from = readFrom(read);
  const smtp = readSmtp(read);
  if (smtp === null) return { kind: sandbox ? 'outbox' : 'off', salesEmail, bookingUrl };
  if (from === null && read.raw('MAIL_FROM') === null)
    read.problem('MAIL_FROM', 'is missing: with SMTP_URL mails need a sender');
  return { kind: 'smtp', ...smtp, from: from ?? { name: '', address: '' }, salesEmail, bookingUrl };
}

const ports = { 'smtp:': 587, 'smtps:': 465 } as const;

/** smtp://user:password@host:587 or smtps://…:465. It holds a password: it is never repeated. */
function readSmtp(read: Reader) {
  const text = read.raw('SMTP_URL');
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const protocol = url?.protocol;
  if (url === null || (protocol !== 'smtp:' && protocol !== 'smtps:') || url.hostname === '') {
    read.problem('SMTP_URL', 'must look like smtps://user:password@mail.example.org');
    return null;
  }
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '')
    read.problem('SMTP_URL', 'has something after the host and port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host);
  return {
    host,
    port: url.port === '' ? ports[protocol] : Number(url.port),
    tls: protocol === 'smtps:' ? 'from-start' : isHere ? 'none' : 'required',
    user: url.username === '' ? null : decoded(url.username),
    password: url.username === '' ? null : decoded(url.password),
  } as const;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** "hello@example.org" or "Paperlark <hello@example.org>". */
function readFrom(read: Reader) {
  const text = read.raw('MAIL_FROM');
  if (text === null) return null;
  const [, name = '', address = text] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  if (isMailAddress(address)) return { name: name.trim(), address };
  read.problem('MAIL_FROM', 'must be an address, or a name and an address: Paperlark <hello@example.org>');
  return null;
}

function readSales(read: Reader): string | null {
  const text = read.raw('SALES_EMAIL');
  if (text !== null && !isMailAddress(text)) read.problem('SALES_EMAIL', 'must be one address');
  return text;
}

function readBooking(read: Reader): string | null {
  const text = read.raw('BOOKING_URL');
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.username === '') return url.href;
  read.problem('BOOKING_URL', 'must be an https address, such as https://calendly.com/you/meeting');
  return null;
}
