import type { Standing } from './standing.ts';

export const words = {
  legend: 'What the lines under the sentences mean',
  marks: 'Show where each sentence comes from',
  standing: {
    supported: { label: 'Supported', detail: 'The paper says this; no difference was found.' },
    given: { label: 'Your words', detail: 'You said this; the pasted text does not.' },
    framing: { label: 'Framing', detail: 'States no fact of its own.' },
    check: { label: 'Check', detail: 'Please compare this with the paper.' },
    unsupported: { label: 'Unsupported', detail: 'No sentence of the paper was found that says this.' },
  } satisfies Record<Standing, { readonly label: string; readonly detail: string }>,
  lead: (sentence: number): string => `Lead with sentence ${sentence}`,
  leads: 'The posts lead with this sentence',
  factsTitle: 'What was read in it',
  sourceTitle: 'The source',
  sourceHint: 'Point at a sentence on either side: the other end of its thread lights up.',
  sourceHintTouch: 'Tap a sentence on either side: the other end of its thread lights up.',
} as const;
