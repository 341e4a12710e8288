import { type Block, link, type MailDraft, note, paragraph } from '../blocks.ts';
import type { TemplateData } from '../mail.ts';
import { dayText } from '../when.ts';
import { greet } from './greeting.ts';

export function planStarted({
  name,
  planTitle,
  interval,
  openUntil,
  link: address,
}: TemplateData['plan-started']): MailDraft {
  const paid = interval === null ? '' : interval === 'year' ? ', paid yearly' : ', paid monthly';
  return {
    subject: `Your ${planTitle} plan is open`,
    greeting: greet(name),
    blocks: [
      paragraph(`Thank you. Your ${planTitle} plan is open now${paid}.`),
      ...when(
        openUntil,
        (day) => `This period runs until ${day}; then the plan renews, unless you end it before.`,
      ),
      link('See or change my plan', address),
      note('The invoice comes in a mail of its own, from the payment provider.'),
    ],
  };
}

export function paymentFailed({
  name,
  planTitle,
  openUntil,
  link: address,
}: TemplateData['payment-failed']): MailDraft {
  return {
    subject: `The payment for your ${planTitle} plan did not go through`,
    greeting: greet(name),
    blocks: [
      paragraph(
        `The payment for your ${planTitle} plan did not go through. Often a card has simply run out.`,
      ),
      ...when(
        openUntil,
        (day) => `Your plan stays open until ${day}. It goes on as soon as the payment works.`,
      ),
      link('Pay with another card', address),
      note('The payment provider tries again by itself.'),
    ],
  };
}

export function planCancelled({
  name,
  planTitle,
  openUntil,
  link: address,
}: TemplateData['plan-cancelled']): MailDraft {
  return {
    subject: `Your ${planTitle} plan ends`,
    greeting: greet(name),
    blocks: [
      paragraph(`Your ${planTitle} plan was cancelled. It does not renew, and nothing more is charged.`),
      ...when(
        openUntil,
        (day) =>
          `What you paid for stays open until ${day}. After that you have the free plan, and your chats stay.`,
      ),
      link('See the plans', address),
    ],
  };
}

export function purchaseReturned({
  name,
  returnedPlan,
  keptPlan,
  link: address,
}: TemplateData['purchase-returned']): MailDraft {
  return {
    subject: 'Your second purchase is paid back',
    greeting: greet(name),
    blocks: [
      paragraph(
        `You bought ${returnedPlan} while ${keptPlan} was paid for already, so you would have paid twice. We ended the second purchase, and all of its money goes back to your card.`,
      ),
      paragraph(`${keptPlan} goes on as before. To move to another plan, change it in your account.`),
      link('See or change my plan', address),
      note('Banks take some days to show money that comes back.'),
    ],
  };
}

function when(date: Date | null, words: (day: string) => string): Block[] {
  return date === null ? [] : [paragraph(words(dayText(date)))];
}
