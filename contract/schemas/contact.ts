import * as z from 'zod/mini';
import { inquiryLimits, organizationSizes } from '#domain/contact/inquiry.ts';
import { inputParagraphs, inputText, optionalText } from './text.ts';

/** What the form needs before it is filled in. */
export const contactFormAnswer = z.object({
  /** Says when the form was opened; to be sent back with it. */
  formToken: z.string(),
  /** Page of the booking widget; null where no meeting can be booked. */
  bookingUrl: z.nullable(z.string()),
  /** Where people can write instead; null where nobody reads mail. */
  mailAddress: z.nullable(z.string()),
});

export const sendInquiryBody = z.object({
  name: inputText(inquiryLimits.name),
  email: inputText(inquiryLimits.email),
  organization: inputText(inquiryLimits.organization),
  phone: optionalText(inquiryLimits.phone),
  /** Our own form appends the size of the organization to it. */
  message: inputParagraphs(inquiryLimits.message),
  /** Appended to the message too. */
  organizationSize: z.optional(z.nullable(z.enum(organizationSizes))),
  /** Of the form; without it fewer inquiries are taken. */
  formToken: optionalText(200),
  /** People never see this field: what is in it was filled in by a robot. */
  referral: optionalText(2000),
});
export const sendInquiryAnswer = z.object({ message: z.string() });

export const inquiriesQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  /** Only those written before this time. */
  before: z.optional(z.iso.datetime()),
});
export const inquiriesAnswer = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    organization: z.string(),
    phone: z.nullable(z.string()),
    message: z.string(),
    /** Who wrote, where they were signed in. */
    userId: z.nullable(z.string()),
    /** Whether it came through the form, or from somebody signed in. */
    proven: z.boolean(),
    createdAt: z.string(),
  }),
);
