export const words = {
  page: 'Paperlark: posts from papers, every sentence traced',
  title: 'Posts about your paper that say what your paper says.',
  lead: 'Paste an abstract. Paperlark writes posts for X, LinkedIn, Facebook and Instagram, and ties every sentence to the sentence of your paper that supports it.',
  start: 'Start for free',
  open: 'Open the generator',
  free: '5 posts a month, no card needed.',
  howTitle: 'How it works',
  steps: [
    {
      title: 'Paste the abstract',
      text: 'At once you see what was read in it: the question, the finding, the number, who was studied, the limit.',
    },
    {
      title: 'Choose a voice and platforms',
      text: 'Eleven voices, four platforms. A voice changes how the finding sounds, never how strong the claim is.',
    },
    {
      title: 'Check, copy, share',
      text: 'Point at any sentence of a post and its source lights up. What the paper does not support is marked before you share it.',
    },
  ],
  exampleTitle: 'Every sentence can be traced',
  exampleHint: 'Point at a sentence of the post, or of the abstract.',
  examplePost: 'The post',
  exampleSource: 'The abstract',
  exampleCredit: 'Kremers et al. 2015, PLOS ONE, CC BY 4.0. The post is Paperlark’s, in the voice “Edgy”.',
} as const;
