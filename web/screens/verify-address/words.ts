export const words = {
  page: 'Confirm your address · Paperlark',
  running: 'Confirming your address…',
  done: {
    title: 'Your address is confirmed',
    text: 'Invites and trials for this address are open to you now.',
  },
  failed: { title: 'Not confirmed', description: 'Something went wrong. Please try again.' },
  incomplete: 'This link is not complete. Please open it again from the mail, whole.',
  again: 'A new link is one click away: sign in, and choose “Send again” at the top of the page.',
  goOn: 'Go on to Paperlark',
  retry: 'Try again',
} as const;
