import type { Voice } from '../voice.ts';

/** A translation lead to executives: capability, evidence, stage, open risk. */
export const industryImpact = {
  hooks: [
    { text: 'One line for the R&D review: {fx}.', unless: ['grave'] },
    { text: 'What the evidence says: {f}.', when: ['empirical'], unless: ['protocol', 'announces'] },
    { text: 'For the technology watch: {f}.', when: ['mechanism'] },
    {
      text: 'The capability: {f}.',
      when: ['method'],
      unless: ['grave', 'announces', 'hedged', 'null', 'unwelcome'],
    },
  ],
  topicHooks: [
    { text: 'For teams working on {T}: {f}.', unless: ['document', 'grave'] },
    { text: 'On the radar for {T}: {f}.', unless: ['grave'] },
    { text: 'Evidence check on {T}: {f}.', when: ['empirical'], unless: ['protocol'] },
    { text: 'For R&D teams, on {T}: {f}.', when: ['mechanism'], unless: ['grave'] },
  ],
  shortHooks: [
    {
      text: 'On the evidence: {f}.',
      when: ['empirical', 'people'],
      unless: ['protocol', 'announces'],
    },
    { text: 'For R&D teams: {f}.', when: ['mechanism'] },
    { text: 'On the radar: {f}.' },
  ],
  say: {
    number: [{ text: 'Evidence: {ne}.', unlessSaid: ['evidence'] }, { text: '{N}' }],
    basis: [
      { text: '{W}' },
      { text: 'Stage: {dl} of {p}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'Stage: {dl}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'Tested on: {p}.', when: ['method'] },
      { text: 'Basis: {size}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'Basis: {p}.', when: ['empirical'], unless: ['protocol'] },
    ],
    more: [{ text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} conclude: {a}.' }],
    limit: [
      { text: 'Constraint: {lim}.' },
      { text: 'Constraint: {caution}.' },
      {
        text: 'Not in the abstract: performance figures.',
        when: ['no-figures', 'room', 'mechanism'],
        unless: ['author'],
      },
    ],
    closing: [
      { text: 'An official document; no product is mentioned.', when: ['document'] },
      { text: 'Stage: {theory}.', when: ['theory'], unlessSaid: ['stage:'] },
      {
        text: 'Stage: a study in people; no product is mentioned.',
        when: ['people', 'empirical', 'no-product'],
        unless: ['protocol', 'review', 'theory'],
        unlessSaid: ['stage:'],
      },
      {
        text: 'Stage: a review; no product is mentioned.',
        when: ['review', 'no-product', 'room'],
        unlessSaid: ['stage:'],
      },
      { text: 'Stage: a review.', when: ['review'], unlessSaid: ['stage:'] },
      {
        text: 'Stage: research; no product is mentioned.',
        when: ['research', 'no-product', 'room'],
        unless: ['document', 'patent', 'protocol', 'theory', 'people', 'review'],
        unlessSaid: ['stage:', 'stage of'],
      },
      {
        text: 'Stage: research.',
        when: ['research'],
        unless: ['document', 'patent', 'protocol', 'theory', 'people', 'review'],
        unlessSaid: ['stage:', 'stage of'],
      },
      {
        text: 'No product is mentioned in the abstract.',
        when: ['research', 'no-product', 'people'],
        unless: ['empirical', 'protocol', 'theory'],
        unlessSaid: ['stage:'],
      },
    ],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice', 'closing']],
    linkedin: [
      ['basis', 'number'],
      ['more', 'also', 'authors'],
      ['limit', 'notice', 'closing'],
    ],
    facebook: [
      ['number', 'more'],
      ['basis', 'limit', 'notice', 'closing'],
    ],
    instagram: [
      ['number', 'more'],
      ['basis', 'limit', 'notice', 'closing'],
    ],
  },
  calls: [
    { text: 'Technical detail for your team: {link}', unless: ['document'] },
    { text: 'Detail: {link}', unless: ['document'] },
    { text: 'Full text: {link}', when: ['document'] },
  ],
  callsWithoutLink: [],
  told: {
    limit: [{ text: 'Constraint: {x}.' }],
    figures: [{ text: 'Evidence: {x}.' }],
    basis: [{ text: 'Evidence: {x}.' }],
  },
  emoji: { on: [], signs: [] },
  rewrite: [],
  noticeLabel: 'Stage',
  always: ['closing'],
} as const satisfies Voice;
