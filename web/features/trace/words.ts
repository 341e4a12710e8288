import type { Standing } from './standing.ts';

export const words = {
  legend: 'What the lines under the sentences mean',
  marks: 'Show where each sentence comes from',
  standing: {
    supported: { label: 'Supported', detail: 'Says what the paper says.' },
    framing: { label: 'Framing', detail: 'States no fact of its own.' },
    check: { label: 'Check', detail: 'Please compare this with the paper.' },
    unsupported: { label: 'Unsupported', detail: 'Nothing in the paper says this.' },
  } satisfies Record<Standing, { readonly label: string; readonly detail: string }>,
  sourceTitle: 'The source',
  sourceHint: 'Point at a sentence on either side: the other end of its thread lights up.',
  sourceHintTouch: 'Tap a sentence on either side: the other end of its thread lights up.',
} as const;
