export const words = {
  page: 'Outbox · Paperlark',
  title: 'Outbox',
  standIn:
    'Stand-in for a mail server. Nothing here was sent; it is only there while this server runs in sandbox mode, on this machine.',
  empty: 'No mail yet. Sign up, ask for a new password or write to sales, and it appears here.',
  list: 'Mails',
  choose: 'Choose a mail to read it.',
  to: 'To',
  replyTo: 'Answers go to',
  asText: 'As text',
  asHtml: 'As HTML',
  frame: 'The mail as HTML',
  failed: { title: 'The mail could not be loaded', description: 'Please try again.' },
  retry: 'Try again',
} as const;
