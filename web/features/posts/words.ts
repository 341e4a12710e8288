export const words = {
  networks: 'Posts by network',
  counter: (length: string, limit: string): string => `${length} / ${limit}`,
  counterLabel: (length: string, limit: string): string =>
    `${length} of ${limit} characters, as the platform counts`,
  edit: 'Edit',
  editTip: (what: string): string => `Edit the ${what}`,
  done: 'Done',
  editLabel: (platform: string): string => `Text of the ${platform} post`,
  over: (count: number): string => `${count} too many: the platform would not take it. Please shorten it.`,
  byHand: 'Edited',
  now: 'now',
  justNow: 'Just now',
  picture: 'Your picture goes here: Instagram takes no post without one.',
  linkedinActions: ['Like', 'Comment', 'Repost', 'Send'],
  facebookActions: ['Like', 'Comment', 'Share'],
} as const;
