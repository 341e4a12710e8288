export const words = {
  page: 'Join a team · Paperlark',
  joining: 'Joining the team…',
  joined: (team: string): string => `Welcome to ${team}`,
  joinedText: 'You share the team’s plan from now on.',
  failed: { title: 'Failed to join team', description: 'Failed to join team. Please try again.' },
  heading: 'Couldn’t join team',
  full: 'Team is full',
  tryAgain: 'Try again',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  account: 'Account Settings',
  home: 'Go to the generator',
} as const;
