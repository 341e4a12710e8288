import { createHmac } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { type Inquiry, messageWithSize, quickestInquiry } from '#domain/contact/inquiry.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InquiryLimits } from '../../ports/inquiries.ts';
import type { Database, Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { type FormProof, readFormToken } from './form-token.ts';

export interface SendInquiryDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly contactSecret: string;
  /** Of the secret that is being replaced. */
  readonly earlierSecrets?: { readonly contact: string } | null;
  readonly settings: { readonly salesEmail: string | null };
}

type Answer = OutputOf<'sendInquiry'>;

/** Our own choice: far above what people do, and little enough to read. */
const limits: InquiryLimits = {
  perSourceAndHour: 5,
  perAddressAndDay: 3,
  allPerHour: 200,
  unprovenPerHour: 30,
};

interface InquiryCall extends ParsedInputOf<'sendInquiry'> {
  readonly caller: Caller | null;
  /** Where it comes from. */
  readonly place: string;
  /** By how much the limits are wider for it. */
  readonly limitFactor: number;
}

/** Stores an inquiry and mails it to sales, with a receipt to whoever wrote. A robot gets the same answer, and nothing is kept. */
export async function sendInquiry(
  deps: SendInquiryDeps,
  { caller, place, limitFactor, body }: InquiryCall,
): Promise<Result<Answer>> {
  if (!isMailAddress(body.email))
    return fail('invalid_request', 'Please enter an email address that an answer can go to.');
  const now = deps.clock.now();
  const proof = proofOf(deps, body.formToken ?? null, now);
  if (body.referral || proof === 'forged') return ok(thanks);
  // Whoever is signed in has shown enough of themselves to be quick.
  if (proof === 'too-quick' && caller === null) return tooQuick();
  const { name, email, organization } = body;
  const message = body.organizationSize ? messageWithSize(body.message, body.organizationSize) : body.message;
  const inquiry: Inquiry = { name, email, organization, phone: body.phone || null, message };
  return deps.database.inTransaction(async (stores) => {
    const added = await stores.inquiries.add(
      {
        ...inquiry,
        userId: caller?.account.id ?? null,
        source: sourceOf(deps.contactSecret, place, now),
        proven: proof === 'proven' || caller !== null,
        createdAt: now,
      },
      scaled(limitFactor),
    );
    if (added.kind === 'too-many')
      return fail(
        'rate_limited',
        'You have written to us several times already. We will answer; please wait a little.',
        {
          retryAfter: added.retryAfter,
        },
      );
    await mail(stores, deps.settings.salesEmail, inquiry, { isFirst: added.isFirst, now });
    return ok(thanks);
  });
}

/** A browser that fills in everything at once is as quick as a robot: whoever it is may send the same once more. */
function tooQuick(): Result<never> {
  return fail(
    'rate_limited',
    'That was quicker than we can tell from a robot, so nothing was sent yet. Please send it once more.',
    { retryAfter: Math.ceil(quickestInquiry / 1000) },
  );
}

/** Forms that were opened before the secret changed are none that were forged. */
function proofOf(
  { contactSecret, earlierSecrets }: SendInquiryDeps,
  token: string | null,
  now: Date,
): FormProof {
  const proof = readFormToken(contactSecret, token, now);
  return proof === 'forged' && earlierSecrets ? readFormToken(earlierSecrets.contact, token, now) : proof;
}

/** Spec section 8. */
const thanks: Answer = { message: 'Thank you for your inquiry! Our sales team will contact you shortly.' };

/** The receipt goes out once a day at most: the form must not serve to flood somebody else. */
async function mail(
  stores: Stores,
  salesEmail: string | null,
  inquiry: Inquiry,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: Date },
): Promise<void> {
  const { name, email } = inquiry;
  if (salesEmail !== null)
    await stores.mail.add(
      { to: salesEmail, replyTo: email, content: { template: 'contact', data: inquiry } },
      now,
    );
  if (!isFirst) return;
  const content = { template: 'contact-received', data: { name, canAnswer: salesEmail !== null } } as const;
  await stores.mail.add({ to: email, ...(salesEmail === null ? {} : { replyTo: salesEmail }), content }, now);
}

/** Changes every day, so that it tells nothing of a machine for long. */
function sourceOf(secret: string, place: string, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return createHmac('sha256', secret).update(`source ${today} ${place}`).digest('base64url').slice(0, 16);
}

function scaled(factor: number): InquiryLimits {
  return {
    perSourceAndHour: limits.perSourceAndHour * factor,
    perAddressAndDay: limits.perAddressAndDay * factor,
    allPerHour: limits.allPerHour * factor,
    unprovenPerHour: limits.unprovenPerHour * factor,
  };
}
