import type { MailDraft } from './blocks.ts';
import type { MailContent, TemplateData, TemplateName } from './mail.ts';
import { hasAccount, resetPassword, verifyAddress } from './templates/account.ts';
import { paymentFailed, planCancelled, planStarted, purchaseReturned } from './templates/billing.ts';
import { contact, contactReceived } from './templates/contact.ts';
import { invite } from './templates/invite.ts';
import { keysToRotate } from './templates/keys.ts';
import { signOffAsked, signOffNews } from './templates/sign-off.ts';
import { trial } from './templates/trial.ts';

const templates: { readonly [Name in TemplateName]: (data: TemplateData[Name]) => MailDraft } = {
  invite,
  'verify-address': verifyAddress,
  'reset-password': resetPassword,
  'has-account': hasAccount,
  trial,
  contact,
  'contact-received': contactReceived,
  'plan-started': planStarted,
  'payment-failed': paymentFailed,
  'plan-cancelled': planCancelled,
  'purchase-returned': purchaseReturned,
  'keys-to-rotate': keysToRotate,
  'sign-off-asked': signOffAsked,
  'sign-off-news': signOffNews,
};

export function draftMail<Name extends TemplateName>(content: MailContent<Name>): MailDraft {
  const write: (data: TemplateData[Name]) => MailDraft = templates[content.template];
  return write(content.data);
}
