/** What people are told whose address is not confirmed. */
export const words = {
  title: 'Your address',
  text: 'Please confirm your address: we mailed a link to {email}.',
  unknown: 'Your address {email} is not confirmed yet.',
  noLink:
    '{email} is not confirmed, and no link can be mailed from here: invites and trials for it do not work.',
  again: 'Send again',
  sent: 'A new link is on its way to {email}.',
  failed: { title: 'Not sent', description: 'The mail could not be sent. Please try again.' },
} as const;
