import type { Voice } from '../voice.ts';

/** A technology-transfer officer to licensees and inventors: the mechanism, what is distinct, the document's status. */
export const patentSpotlight = {
  hooks: [
    { text: 'Invention brief: {f}.', when: ['patent'] },
    { text: 'Mechanism of interest: {f}.', when: ['mechanism'] },
    { text: 'The idea: {f}.', when: ['mechanism'], unless: ['quoted'] },
    { text: 'What is disclosed: {f}.', when: ['patent'] },
    { text: 'Technical core: {f}.', when: ['mechanism'] },
    { text: 'What an inventor would read first: {f}.', when: ['method'] },
    { text: 'For the invention watch: {f}.', when: ['method'], unless: ['grave'] },
    { text: 'The idea in one line: {f}.', unless: ['quoted'] },
    { text: 'The core, in one line: {f}.' },
  ],
  topicHooks: [
    { text: 'For inventors following {T}: {f}.', when: ['method'], unless: ['grave'] },
    { text: 'For licensing teams following {T}: {f}.', when: ['patent'] },
    { text: 'Mechanism of interest, on {T}: {f}.', when: ['mechanism'], unless: ['grave'] },
    { text: 'The core, on {T}: {f}.' },
    { text: 'What an inventor would read first on {T}: {f}.', when: ['method'], unless: ['grave'] },
  ],
  shortHooks: [{ text: 'The core: {f}.' }],
  say: {
    number: [{ text: '{N}' }],
    basis: [
      { text: 'Basis: {dl} of {p}.', when: ['empirical'], unless: ['own'] },
      { text: 'Basis: {dl}.', when: ['empirical'], unless: ['own'] },
      { text: 'Basis: {p}.', when: ['empirical'], unless: ['own'] },
      { text: 'Basis: {size}.', when: ['empirical'], unless: ['own'] },
      { text: 'Studied: {p}.', when: ['own', 'empirical'], unless: ['protocol'] },
    ],
    more: [{ text: '{S}' }],
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
      { text: 'The abstract mentions no patent.', when: ['research'], unless: ['mentions-patent', 'room'] },
    ],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice', 'closing']],
    linkedin: [['basis', 'number'], ['more', 'also'], ['authors', 'limit', 'notice'], ['closing']],
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
  told: {
    limit: [{ text: 'Stated limit: {x}.' }],
    figures: [{ text: 'Reported figures: {x}.' }],
    basis: [{ text: 'Basis: {x}.' }],
    joint: '\n',
    each: true,
  },
  emoji: { on: [], signs: [] },
  rewrite: [],
  always: ['closing'],
} as const satisfies Voice;
