import { link, type MailDraft, note, paragraph } from '../blocks.ts';
import type { TemplateData } from '../mail.ts';
import { momentText } from '../when.ts';

export function trial({ days, forTeam, link: address, expiresAt }: TemplateData['trial']): MailDraft {
  const span = days === 1 ? 'one day' : `${days} days`;
  const whom = forTeam ? 'your whole team' : 'you';
  return {
    subject: `Try all of Paperlark for ${span}`,
    greeting: 'Hello,',
    blocks: [
      paragraph(`Every feature of Paperlark is open to ${whom} for ${span}, from the moment you start.`),
      link('Start the trial', address),
      note(
        `The link works once, for the account with this address, until ${momentText(expiresAt)}. Nothing is charged, and nothing renews by itself.`,
      ),
    ],
  };
}
