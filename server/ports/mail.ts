import type { Mail, RenderedMail, TemplateName } from '#domain/mail/mail.ts';

/** Takes mails to be sent. In a transaction, a mail is sent if and only if the rest of it happens. */
export interface MailQueue {
  /** Rendered at once; where an address is none that mail can go to, nothing is queued and it answers false. */
  add(mail: Mail, now: Date): Promise<boolean>;
}

/** What the worker that empties the queue needs. */
export interface MailDelivery {
  /**
   * Mails that are due, oldest first, each handed to one caller only, however many ask; not given out again before
   * `leaseEndsAt` unless settled. Mails that lost their use meanwhile become dead letters instead.
   */
  claim(claim: MailClaim): Promise<ClaimedMail[]>;
  /** How a try ended. Without effect where the lease was lost and somebody else has the mail. */
  settle(mail: Pick<ClaimedMail, 'id' | 'attempt'>, outcome: MailOutcome, now: Date): Promise<void>;
  /** Gives back what a dead process had claimed; only where no other process is at work. */
  releaseClaims(now: Date): Promise<void>;
  counts(): Promise<MailCounts>;
  /** Forgets mails that were sent or given up before `time`. */
  removeSettled(time: Date): Promise<void>;
}

/** What a developer reads where mail goes nowhere. */
export interface MailOutbox {
  /** Newest first. */
  list(limit: number): Promise<OutboxMail[]>;
  find(id: string): Promise<OutboxMail | null>;
}

export type MailStore = MailQueue & MailDelivery & MailOutbox;

export interface MailClaim {
  readonly now: Date;
  readonly leaseEndsAt: Date;
  readonly limit: number;
}

/** A mail as it goes out. */
export interface OutgoingMail extends RenderedMail {
  /** The same for every try, so that a receiver can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly createdAt: Date;
}

export interface ClaimedMail extends OutgoingMail {
  readonly template: TemplateName;
  /** 1 for the first try. */
  readonly attempt: number;
}

export interface OutboxMail extends OutgoingMail {
  readonly template: TemplateName;
  readonly state: MailState;
}

/** "kept" is sent to the outbox; "failed" is a dead letter. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'kept' | 'failed';
export type MailCounts = Readonly<Record<MailState, number>>;

export type MailOutcome =
  | { readonly kind: 'sent' }
  /** Stays readable: there is nobody to send it to. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'retry'; readonly dueAt: Date; readonly problem: string }
  | { readonly kind: 'failed'; readonly problem: string };
/** Hands mails over to whoever carries them. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<MailReceipt>;
  close(): void;
}

/** `problem` is a class such as "550" or "timeout": never an address, never the server's words, which repeat addresses. */
export type MailReceipt =
  | { readonly kind: 'sent' }
  | { readonly kind: 'kept' }
  /** For good: another try would be refused as well. */
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'not-now'; readonly problem: string };
