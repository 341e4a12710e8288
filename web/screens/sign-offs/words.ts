/** The queue of sign-offs. */
export const words = {
  page: 'Sign-offs | Paperlark',
  title: 'Sign-offs',
  lead: 'Who waits for whom. Ask for sign-off from your posts, or from a draft of a bulk run.',
  all: 'All sign-offs',
  tabs: { label: 'Which sign-offs', open: 'Waiting', mine: 'Asked by me', all: 'All' },
  none: 'Nothing waits.',
  noneAtAll: 'There is none yet.',
  failed: 'The sign-offs could not be loaded.',
  retry: 'Try again',
  columns: { work: 'Work', state: 'State', waits: 'Waits for', asked: 'Asked by', changed: 'Last change' },
  yourTeam: 'your team',
} as const;
