export const words = {
  legend: 'What the lines under the sentences mean',
  marks: 'Show where each sentence comes from',
  better: 'Better:',
  lead: (sentence: number): string => `Lead with sentence ${sentence}`,
  leads: 'The posts lead with this sentence',
  factsTitle: 'Key facts we found',
  sourceTitle: 'The source',
  sourceHint: 'Point at a sentence to see its source.',
  sourceHintTouch: 'Tap a sentence to see its source.',
} as const;
