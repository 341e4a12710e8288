import { link, type MailDraft, note, paragraph } from '../blocks.ts';
import type { TemplateData } from '../mail.ts';
import { momentText } from '../when.ts';
import { greet } from './greeting.ts';

export function verifyAddress({ name, link: address, expiresAt }: TemplateData['verify-address']): MailDraft {
  return {
    subject: 'Confirm your address for Paperlark',
    greeting: greet(name),
    blocks: [
      paragraph(
        'Welcome to Paperlark. Please confirm that this address is yours, with the password that you chose.',
      ),
      link('Confirm my address', address),
      note(`The link works until ${momentText(expiresAt)}.`),
      note(
        'You did not sign up? Then you need not do anything: nothing is confirmed without this link and the password.',
      ),
    ],
  };
}

export function resetPassword({ name, link: address, expiresAt }: TemplateData['reset-password']): MailDraft {
  return {
    subject: 'Choose a new password for Paperlark',
    greeting: greet(name),
    blocks: [
      paragraph('Somebody, hopefully you, asked for a new password. With this link you choose it.'),
      link('Choose a new password', address),
      note(
        `The link works once, until ${momentText(expiresAt)}, and only the newest one does. A new password signs you out everywhere.`,
      ),
      note('You did not ask? Then you need not do anything: your password stays as it is.'),
    ],
  };
}

export function hasAccount({ name, signIn, newPassword }: TemplateData['has-account']): MailDraft {
  return {
    subject: 'You have a Paperlark account already',
    greeting: greet(name),
    blocks: [
      paragraph(
        'Somebody, hopefully you, tried to sign up with this address. It has an account, so no new one was made.',
      ),
      link('Sign in', signIn),
      link('Choose a new password', newPassword),
      note('It was not you? Then you need not do anything: nobody got in, and nobody was told.'),
    ],
  };
}
