import type { Voice } from '../voice.ts';

/** A technology-transfer officer to licensees and inventors: the mechanism, what is distinct, the document's status. */
export const patentSpotlight = {
  hooks: [
    { text: 'The idea in one line: {f}.' },
    { text: 'Mechanism of interest: {f}.', when: ['mechanism'] },
    { text: 'Under the hood: {f}.', when: ['mechanism'], unless: ['grave'] },
    { text: 'Technical core: {f}.', when: ['mechanism'] },
    { text: 'For inventors following {T}: {f}.' },
    { text: 'What an inventor would read first: {f}.' },
    { text: 'For the ideas file: {f}.' },
    { text: 'For readers who think in inventions: {f}.' },
    { text: 'Invention brief: {f}.', when: ['patent'] },
    { text: 'What is disclosed: {f}.', when: ['patent'] },
    { text: 'For licensing teams following {T}: {f}.', when: ['patent'] },
    { text: 'Mechanism first, claims later: {f}.', when: ['patent'] },
  ],
  shortHooks: [{ text: 'The core: {f}.' }],
  say: {
    number: [{ text: 'Figures given: {num}.' }],
    basis: [
      { text: 'Basis: {d} of {p}.', when: ['empirical'] },
      { text: 'Basis: {p}.', when: ['empirical'] },
      { text: 'Basis: {d}.', when: ['research'] },
    ],
    more: [
      { text: 'How it works: {s}.', when: ['patent'] },
      { text: 'According to the abstract, {s}.', when: ['research'] },
      { text: 'Also: {s}.' },
    ],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} conclude: {a}.' }],
    limit: [{ text: 'Stated limit: {lim}.' }],
    closing: [
      {
        text: 'An official document; it mentions no patent.',
        when: ['document'],
        unless: ['mentions-patent'],
      },
      {
        text: 'Source: a research abstract; it mentions no patent.',
        when: ['research'],
        unless: ['mentions-patent'],
      },
      { text: 'Its status is not stated in the abstract.', when: ['patent'] },
    ],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice', 'closing']],
    linkedin: [{ lines: ['more', 'also', 'number', 'basis'] }, ['authors', 'limit', 'notice'], ['closing']],
    facebook: [
      ['more', 'number'],
      ['basis', 'limit', 'notice', 'closing'],
    ],
    instagram: [
      ['more', 'number', 'basis'],
      ['limit', 'notice', 'closing'],
    ],
  },
  calls: [
    { text: 'Claims and drawings: {link}', when: ['patent'] },
    { text: 'Full text of the {paper}: {link}' },
  ],
  callsWithoutLink: [],
  emoji: { on: [], signs: [] },
  rewrite: [],
  always: ['closing'],
} as const satisfies Voice;
