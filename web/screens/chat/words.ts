export const words = {
  page: (title: string): string => `${title} · Paperlark`,
  pageUntitled: 'Chat · Paperlark',
  back: 'Back to the generator',
  prompt: 'Research content',
  posts: 'Posts',
  loading: 'Loading the chat',
  none: 'No chat found',
  noneText: 'It may have been deleted, or it belongs to another account.',
  failed: { title: 'The chat could not be loaded', description: 'Please try again.' },
  retry: 'Try again',
  empty: 'This chat has no posts.',
  fallbackName: 'Researcher',
} as const;
