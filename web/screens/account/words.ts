export const words = {
  page: 'Account Settings · Paperlark',
  title: 'Account Settings',
  team: {
    title: 'Your team',
    owner: 'You own this team.',
    member: (owner: string): string => `You share the plan of ${owner}.`,
    open: 'Open Team Dashboard',
    leave: 'Leave team',
    leaving: 'Leaving…',
    leaveTitle: (team: string): string => `Leave ${team}?`,
    leaveText:
      'You lose the plan of the team at once and keep your chats. To come back you need a new invite.',
    leaveAlone:
      'The plan has ended and you are alone in it. If you buy a team plan again, the team is yours again.',
    keep: 'Stay',
    left: (team: string): string => `You left ${team}`,
    leaveFailed: { title: 'Could not leave the team', description: 'Please try again.' },
  },
  pays: {
    title: 'You pay for a team',
    text: (plan: string): string =>
      `${plan}, for a team that somebody else owns now. You can end the subscription; the team stays with its owner.`,
    ends: (plan: string, day: string): string =>
      `${plan}, for a team that somebody else owns now. It ends on ${day}, and nothing more is charged.`,
    button: 'Cancel this subscription',
    running: 'Cancelling…',
    confirmTitle: 'Are you sure you want to cancel your subscription?',
    confirmText: 'The team keeps the plan until the end of the period that is paid.',
    confirm: 'Cancel subscription',
    keep: 'Keep it',
  },
} as const;
