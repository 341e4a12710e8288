import { type MailDraft, paragraph } from '../blocks.ts';
import type { TemplateData } from '../mail.ts';
import { manyLines, oneLine, plainName, shortened } from '../plain-text.ts';
import { greet } from './greeting.ts';

/** Longest that is repeated of a message or a field, in characters; the form takes less. */
const longest = { message: 10_000, field: 300 } as const;

export function contact({ name, email, organization, phone, message }: TemplateData['contact']): MailDraft {
  const field = (text: string) => shortened(oneLine(text), longest.field);
  return {
    subject: `Inquiry from ${plainName(name)}, ${plainName(organization)}`,
    greeting: 'Somebody wrote through the contact form. An answer to this mail goes to them.',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Name', field(name)],
          ['Address', field(email)],
          ['Organization', field(organization)],
          ['Phone', phone === null || phone === '' ? 'not given' : field(phone)],
        ],
      },
      { kind: 'quote', text: shortened(manyLines(message), longest.message) },
      paragraph('The form promises an answer within 24 hours.'),
    ],
  };
}

/** Does not repeat the message: whoever typed somebody else's address must not be able to mail them their words. */
export function contactReceived({ name, canAnswer }: TemplateData['contact-received']): MailDraft {
  return {
    subject: 'We have your message',
    greeting: greet(name),
    blocks: [
      paragraph(
        'Thank you for your inquiry! We have your message, and one of the founders will answer within 24 hours.',
      ),
      ...(canAnswer ? [paragraph('You can answer this mail to add something.')] : []),
    ],
  };
}
