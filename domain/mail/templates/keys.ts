import { link, type MailDraft, note, paragraph } from '../blocks.ts';
import type { TemplateData } from '../mail.ts';
import { plainName } from '../plain-text.ts';
import { greet } from './greeting.ts';

export function keysToRotate({
  name,
  teamName,
  count,
  link: address,
}: TemplateData['keys-to-rotate']): MailDraft {
  const team = plainName(teamName) || 'your team';
  const keys = count === 1 ? 'an API key' : `${count} API keys`;
  return {
    subject: `Please rotate ${keys} of ${team}`,
    greeting: greet(name),
    blocks: [
      paragraph(
        `Somebody who could see ${keys} of ${team} left the team, or may not use its keys any more. Whoever kept a copy can still write posts on your plan with it.`,
      ),
      paragraph(
        'Rotating puts a new key in the place of each that was seen, and ends the old one. It is one button, and yours to press: what runs on a key stops until it has the new one.',
      ),
      link('See the keys', address),
      note('Nothing was changed so far.'),
    ],
  };
}
