import { link, type MailDraft, note, paragraph } from '../blocks.ts';
import type { TemplateData } from '../mail.ts';
import { plainName } from '../plain-text.ts';
import { momentText } from '../when.ts';

export function invite({
  teamName,
  inviterName,
  link: address,
  expiresAt,
}: TemplateData['invite']): MailDraft {
  const team = plainName(teamName) || 'a team';
  const inviter = plainName(inviterName);
  const invited = inviter === '' ? `You are invited to ${team}` : `${inviter} invites you to ${team}`;
  return {
    subject: `${invited} on Paperlark`,
    greeting: 'Hello,',
    blocks: [
      paragraph(`${invited} on Paperlark.`),
      paragraph(
        'Paperlark turns research into posts in which every sentence can be traced to the paper. As a member you use what the team has bought.',
      ),
      link('Join the team', address),
      note(`The link works once, for this address, until ${momentText(expiresAt)}.`),
      note(
        'You do not know what this is about? Then you need not do anything: without the link nothing happens.',
      ),
    ],
  };
}
