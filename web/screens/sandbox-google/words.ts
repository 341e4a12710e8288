export const words = {
  page: 'Stand-in for Google · Paperlark',
  badge: 'Sandbox',
  title: 'Choose an account',
  lead: 'This stands in for Google on this machine. No account here is real, and nothing is asked of Google.',
  or: 'Or any other',
  email: 'Email',
  name: 'Name',
  optional: 'optional',
  emailNeeded: 'Please enter an email address.',
  emailWrong: 'This is not an email address.',
  submit: 'Go on',
  cancel: 'Cancel',
  chosen: { title: 'Go back to Paperlark', text: 'You can close this window.' },
} as const;

/** People of long ago, at addresses that belong to nobody. */
export const standIns = [
  { name: 'Rosalind Franklin', email: 'rosalind.franklin@example.com' },
  { name: 'Ibn al-Haytham', email: 'ibn.alhaytham@example.com' },
  { name: 'Chien-Shiung Wu', email: 'chien-shiung.wu@example.com' },
] as const;
