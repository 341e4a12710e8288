/** What the generator says before anything is known: it is drawn at build time. */
export const openingWords = {
  title: 'What did you find?',
  lead: 'Paste an abstract, choose a tone, and get posts you can trace back to your own sentences.',
} as const;
