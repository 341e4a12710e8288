import type { Setting } from '../setting.ts';

/** How mail goes out, and how people reach sales. */
export const mailSettings = {
  SMTP_URL: {
    name: 'SMTP_URL',
    fallback: null,
    values: 'smtps://user:password@mail.example.org',
    meaning:
      'Server that mail goes out by. With smtp:// (port 587) STARTTLS is demanded, except from a server on this machine. Default: with SANDBOX the outbox, a page at /sandbox/outbox; else mail waits.',
  },
  MAIL_FROM: {
    name: 'MAIL_FROM',
    fallback: null,
    values: 'Paperlark <hello@example.org>',
    meaning: 'Sender of every mail. Needed with SMTP_URL.',
  },
  SALES_EMAIL: {
    name: 'SALES_EMAIL',
    fallback: null,
    values: 'sales@example.org',
    meaning:
      'Where inquiries of the contact form are mailed. Default: they are only stored, for admins to read.',
  },
  BOOKING_URL: {
    name: 'BOOKING_URL',
    fallback: null,
    values: 'https://calendly.com/…',
    meaning:
      'Page of the widget in which a meeting is booked. Default: none, and people are shown how to write instead.',
  },
} as const satisfies Record<string, Setting>;
