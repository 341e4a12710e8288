import type { Endpoint } from '../endpoint.ts';
import {
  contactFormAnswer,
  inquiriesAnswer,
  inquiriesQuery,
  sendInquiryAnswer,
  sendInquiryBody,
} from '../schemas/contact.ts';

/** Inquiries to sales. */
export const contactEndpoints = {
  getContactForm: {
    method: 'GET',
    path: '/api/contact/form',
    access: 'public',
    summary: 'What the contact form needs before it is filled in',
    output: contactFormAnswer,
    failures: [],
  },
  sendInquiry: {
    method: 'POST',
    path: '/api/contact',
    access: 'optional',
    summary: 'Writes to sales',
    body: sendInquiryBody,
    output: sendInquiryAnswer,
    failures: [],
  },
  listInquiries: {
    method: 'GET',
    path: '/api/contact',
    access: 'admin',
    summary: 'What people wrote to sales, newest first',
    query: inquiriesQuery,
    output: inquiriesAnswer,
    failures: [],
  },
} as const satisfies Record<string, Endpoint>;
