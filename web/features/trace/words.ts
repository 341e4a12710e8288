export const words = {
  legend: 'What the lines under the sentences mean',
  marks: 'Show where each sentence comes from',
  better: 'Better:',
  lead: (sentence: number): string => `Lead with sentence ${sentence}`,
  leads: 'The posts lead with this sentence',
  factsTitle: 'What was read in it',
  sourceTitle: 'The source',
  sourceHint: 'Point at a sentence on either side: the other end of its thread lights up.',
  sourceHintTouch: 'Tap a sentence on either side: the other end of its thread lights up.',
} as const;
