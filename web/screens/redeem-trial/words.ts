export const words = {
  page: 'Redeem trial · Paperlark',
  loginRequired: {
    title: 'Login Required',
    text: 'Sign in with the address that this trial was sent to. The link is kept on this device, and you come back here.',
    withoutToken: 'Sign in to see your trial, or open the whole link from the message that you got.',
    login: 'Sign in',
    signUp: 'Create an account',
  },
  activating: { title: 'Activating Trial...', text: 'This takes a moment.' },
  done: {
    title: 'Trial Activated',
    days: (days: number): string => (days === 1 ? 'A trial of 1 day.' : `A trial of ${days} days.`),
    until: (day: string): string => `Your trial is on: you have everything until ${day}.`,
    open: 'Open the generator',
  },
  failed: {
    title: 'Activation Failed',
    fallback: { title: 'Activation Failed', description: 'Failed to redeem trial' },
    noToken: 'There is no trial link here. Please open the whole link from the message that you got.',
    retry: 'Try again',
    otherAccount: 'Sign in with another account',
    home: 'Go to the generator',
  },
} as const;
