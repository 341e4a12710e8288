import type { Inquiry } from '#domain/contact/inquiry.ts';

/** What people wrote to sales. */
export interface InquiryStore {
  /** Stored unless one of the limits is reached, however many come at once. */
  add(inquiry: NewInquiry, limits: InquiryLimits): Promise<InquiryAdded>;
  /** Newest first, written before `before`. */
  list(page: { readonly limit: number; readonly before: Date | null }): Promise<StoredInquiry[]>;
  removeOlderThan(time: Date): Promise<void>;
}

export interface NewInquiry extends Inquiry {
  /** Who wrote, where they were signed in. */
  readonly userId: string | null;
  /** Tells one machine from another for an hour or so, without its address. */
  readonly source: string;
  /** Whether the form showed that a person took their time. */
  readonly proven: boolean;
  readonly createdAt: Date;
}

export interface StoredInquiry extends Omit<NewInquiry, 'source'> {
  readonly id: string;
}

/** How many there may be, the new one included. */
export interface InquiryLimits {
  readonly perSourceAndHour: number;
  readonly perAddressAndDay: number;
  readonly allPerHour: number;
  readonly unprovenPerHour: number;
}

export type InquiryAdded =
  | {
      readonly kind: 'added' /** Whether this address wrote for the first time within a day. */;
      readonly isFirst: boolean;
    }
  | { readonly kind: 'too-many' /** Seconds. */; readonly retryAfter: number };
