import type { Grounding } from '#web/features/trace/trace.ts';

/** Parts of doi.org/10.1371/journal.pone.0116586 (CC BY 4.0), unchanged; numbered as in the abstract. */
export const exampleSource = [
  {
    number: 1,
    text: 'The goal of this study is to determine if the response of arctic plants to warming is consistent across species, locations and time.',
  },
  {
    number: 9,
    text: 'The percent of plants responsive to warming decreased from 57% (short-term) to 46% (long-term).',
  },
  {
    number: 10,
    text: 'These results indicate that the response of plants to warming varies over time and has diminished overall in recent years.',
  },
] as const;

/** A post that the embedded writer made from it. */
export const exampleGrounding = {
  twitter: [
    { text: 'Straight to it.', kind: 'framing', support: [], flags: [] },
    {
      text: 'The results indicate that the response of plants to warming varies over time and has diminished overall in recent years.',
      kind: 'claim',
      support: [2],
      flags: [],
    },
    {
      text: 'The percent of plants responsive to warming decreased from 57% (short-term) to 46% (long-term).',
      kind: 'claim',
      support: [1],
      flags: [],
    },
  ],
} as const satisfies Grounding;
