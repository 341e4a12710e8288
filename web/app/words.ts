/** What the frame around every screen says. */
export const words = {
  skip: 'Skip to content',
  notifications: 'Notifications (F8)',
  close: 'Close',
  home: 'Paperlark, home',
  mainMenu: 'Main',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  explore: 'Explore',
  sections: [
    { anchor: 'how-it-works', label: 'How it works' },
    { anchor: 'tone-options', label: 'Tone options' },
    { anchor: 'what-they-might-say', label: 'What they might say' },
    { anchor: 'features', label: 'Features' },
    { anchor: 'pricing', label: 'Plans at a glance' },
  ],
  generator: 'Generator',
  runs: 'Bulk runs',
  pricing: 'Pricing',
  teamDashboard: 'Team Dashboard',
  account: 'Account Settings',
  contact: 'Contact Us',
  generateTrial: 'Generate Trial',
  login: 'Login',
  signUp: 'Sign Up',
  signOut: 'Sign Out',
  signedOut: 'Signed out',
  signOutFailed: { title: 'Sign out failed', description: 'You are still signed in. Please try again.' },
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  loading: 'Loading',
  footer: 'Every sentence can be traced.',
  update: {
    said: {
      title: 'A new version is ready',
      description:
        'Your page stays as it is until you reload it. The generator keeps what you wrote; send or save other forms first.',
    },
    reload: 'Reload now',
    /** Milliseconds: until the person decides, in effect. */
    shownFor: 86_400_000,
  },
  unverified: {
    title: 'Your address',
    text: 'Please confirm your address: we mailed a link to {email}.',
    unknown: 'Your address {email} is not confirmed yet.',
    noLink:
      '{email} is not confirmed, and no link can be mailed from here: invites and trials for it do not work.',
    again: 'Send again',
    sent: 'A new link is on its way to {email}.',
    failed: { title: 'Not sent', description: 'The mail could not be sent. Please try again.' },
  },
  unreachable: {
    title: 'Paperlark cannot be reached',
    text: 'The server does not answer, or you are offline. What you wrote is kept.',
    retry: 'Try again',
  },
  broken: {
    title: 'This page broke',
    text: 'Something went wrong while drawing it. Reloading usually helps; what you wrote is kept.',
    reload: 'Reload',
  },
} as const;
