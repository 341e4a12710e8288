export const demoWords = {
  title: 'Paperlark on a real paper',
  description: 'A screen recording of this product, without sound. What happens is told in the captions.',
  label: 'Recording of Paperlark: an abstract becomes posts, and a sentence is traced to its source',
  captions: 'English',
  close: 'Close',
  unsupported: 'Your browser cannot show this film.',
} as const;
