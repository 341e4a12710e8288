/** What the team dashboard says; texts of the specification verbatim. */
export const words = {
  page: 'Team Dashboard · Paperlark',
  title: 'Team Dashboard',
  tabsLabel: 'Team Dashboard',
  tabs: { overview: 'Overview', members: 'Members', billing: 'Billing', support: 'Support' },
  denied: {
    title: 'Access Denied',
    description: 'Only the team owner or admin can access this dashboard',
  },
  noTeam: { title: 'No team found', description: 'A team plan makes a team. You find them under Pricing.' },
  loadFailed: { title: 'Failed to load team', description: 'Please try again.' },
  overview: {
    seats: 'Seats',
    seatsUsed: (used: string, most: string): string => `${used} of ${most} used`,
    seatsUnlimited: (used: string): string => `${used} used, unlimited`,
    pending: 'Pending invites take no seat until somebody joins.',
    over: 'There are more members than seats. Everyone stays, and nobody can join until there is room.',
    ended:
      'The plan of your team has ended. Everyone stays in the team and keeps what they bought themselves.',
    toBilling: 'Choose a plan again',
    plan: 'What your plan has',
    posts: 'Posts this month',
    postsOf: (used: string, limit: string): string => `${used} of ${limit}`,
    postsUnlimited: (used: string): string => `${used} made, unlimited`,
    generator: 'Open Generator',
  },
  members: {
    title: 'Members',
    count: (count: string): string => (count === '1' ? '1 person' : `${count} people`),
    admin: 'Admin',
    you: 'you',
    joined: (day: string): string => `Joined ${day}`,
    remove: 'Remove',
    removeOf: (who: string): string => `Remove ${who}`,
    removeTitle: (who: string): string => `Remove ${who}?`,
    removeText: 'They lose the plan of the team at once and keep their own chats. You can invite them again.',
    keep: 'Keep in the team',
    removed: (who: string): string => `${who} is no longer in the team`,
    removeFailed: { title: 'Could not remove member', description: 'Please try again.' },
    handOver: 'Make owner',
    handOverOf: (who: string): string => `Make owner: ${who}`,
    handOverTitle: (who: string): string => `Make ${who} the owner?`,
    handOverText:
      'They manage the team from then on, and you become a member. You go on paying until one of you ends the subscription: your card is not handed over.',
    handOverKeep: 'Stay the owner',
    handedOver: (who: string): string => `${who} owns the team now`,
    handOverFailed: { title: 'Could not hand the team over', description: 'Please try again.' },
  },
  invite: {
    title: 'Invite someone',
    lead: 'The link is mailed to them and works once, for this address, for 7 days.',
    email: 'Email address',
    button: 'Invite',
    running: 'Inviting…',
    empty: 'Please enter an email address.',
    failed: { title: 'Could not generate invite link', description: 'Please try again.' },
    link: (email: string): string => `Invite link for ${email}`,
    linkHint: (day: string): string =>
      `Shown only now, until ${day} good for this address. You can also send it yourself.`,
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: { title: 'Failed to copy', description: 'Please select the link and copy it yourself.' },
    full: 'All seats are taken. Remove a member or choose a larger plan to invite more.',
    ended: 'The plan of your team has ended. Choose a plan to invite again.',
  },
  invites: {
    title: 'Invites',
    none: 'Nobody was invited yet.',
    noSeat: 'A pending invite takes no seat: whoever joins first gets it.',
    failed: 'Invites could not be loaded.',
    retry: 'Try again',
    pending: 'Pending',
    accepted: 'Accepted',
    expired: 'Expired',
    expires: (day: string): string => `Expires ${day}`,
    expiredOn: (day: string): string => `Expired ${day}`,
    joined: (day: string): string => `Joined ${day}`,
    revoke: 'Withdraw',
    revokeOf: (email: string): string => `Withdraw the invite of ${email}`,
    revokeTitle: (email: string): string => `Withdraw the invite of ${email}?`,
    revokeText: 'The link stops working at once. You can invite them again.',
    keep: 'Keep it',
    revoked: (email: string): string => `The invite of ${email} is withdrawn`,
    revokeFailed: { title: 'Could not withdraw the invite', description: 'Please try again.' },
    again: 'New link',
    againOf: (email: string): string => `New link for ${email}`,
  },
  billing: {
    notYours: 'Only the team owner manages the subscription.',
  },
  support: {
    title: 'Help',
    docs: 'API documentation',
    docsText: 'Every call with its fields and refusals.',
    contact: 'Contact support',
    contactText: 'Write to us; the team answers within 24 hours.',
    priority: 'Your plan has priority support.',
    faq: 'Questions and answers',
    questions: [
      {
        question: 'Does a pending invite take a seat?',
        answer:
          'No. A seat is taken when somebody joins. If more people are invited than seats are free, the first to join get them.',
      },
      {
        question: 'The invite link does not work. Why?',
        answer:
          'A link works once, for 7 days, and only for the address that was invited. A new invite to the same address replaces the earlier link. The page that the link opens says which of these it is.',
      },
      {
        question: 'What happens when I remove someone?',
        answer:
          'The plan of the team is closed to them with their next click. Their chats stay theirs, and a plan that they bought themselves goes on.',
      },
      {
        question: 'What if I change to a plan with fewer seats?',
        answer:
          'Nobody is removed. While there are more members than seats, nobody can join and nobody can be invited.',
      },
      {
        question: 'What happens when the subscription ends?',
        answer:
          'The team and its members stay. Everyone is on the free plan, or on what they bought themselves, until you choose a team plan again.',
      },
      {
        question: 'Can somebody be in two teams?',
        answer: 'No. They leave one under Account Settings, then the invite to the other works.',
      },
      {
        question: 'Can I hand the team over?',
        answer:
          'Yes, under Members, to anyone in the team. You go on paying until one of you ends the subscription; then the new owner can buy a plan for the same team.',
      },
    ],
  },
} as const;
