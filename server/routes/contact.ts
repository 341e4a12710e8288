import { ok } from '#domain/result.ts';
import type { Handler } from '../http/call.ts';
import { mintFormToken } from '../usecases/contact/form-token.ts';
import { sendInquiry as send } from '../usecases/contact/send-inquiry.ts';

export const getContactForm: Handler<'getContactForm'> = async ({ contactSecret, clock, settings }) =>
  ok({
    formToken: mintFormToken(contactSecret, clock.now()),
    bookingUrl: settings.bookingUrl,
    mailAddress: settings.salesEmail,
  });

export const sendInquiry: Handler<'sendInquiry'> = (deps, call) => send(deps, call);

export const listInquiries: Handler<'listInquiries'> = async ({ database }, { query }) => {
  const before = query.before === undefined ? null : new Date(query.before);
  const inquiries = await database.inquiries.list({ limit: query.limit, before });
  return ok(inquiries.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() })));
};
