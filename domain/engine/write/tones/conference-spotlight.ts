import type { Voice } from '../voice.ts';

/** A session chair to people choosing a room: a takeaway, the result, the question left for the floor. */
export const conferenceSpotlight = {
  hooks: [
    {
      text: 'A question to raise from the floor: {Q} The result to start from: {f}.',
      when: ['research'],
      unless: ['protocol', 'quoted', 'announces'],
    },
    { text: 'For the discussion: {f}.' },
    { text: 'One slide, one point: {fs}.', unless: ['quoted'] },
  ],
  topicHooks: [
    { text: 'If you take one slide home on {T}: {f}.' },
    { text: 'Takeaway on {T}: {f}.', unless: ['announces'] },
    { text: 'For the discussion on {T}: {f}.' },
    { text: 'One point on {T} for the floor: {f}.' },
  ],
  shortHooks: [{ text: 'Takeaway: {f}.', unless: ['announces'] }, { text: 'For the discussion: {f}.' }],
  say: {
    number: [{ text: 'Also for the slide: {n}.' }, { text: '{N}' }],
    basis: [
      { text: 'Where it comes from: {d} of {p}.', when: ['empirical'], unless: ['own', 'protocol'] },
      { text: 'Who was studied: {who}.', when: ['people', 'empirical'], unless: ['review', 'protocol'] },
      { text: 'What was studied: {p}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'Where it comes from: {size}.', when: ['empirical'], unless: ['own', 'protocol'] },
      { text: 'The basis: {d}.', when: ['empirical'], unless: ['own', 'protocol'] },
    ],
    more: [{ text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} conclude: {a}.' }],
    limit: [
      { text: 'Still open: {lim}.', when: ['open-limit'] },
      { text: 'One limit to raise: {lim}.' },
      { text: 'One limit to raise: {caution}.' },
    ],
    closing: [{ text: 'What would you ask first?' }],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice', 'closing']],
    linkedin: [
      ['basis', 'number'],
      ['more', 'also'],
      ['authors', 'limit', 'notice', 'closing'],
    ],
    facebook: [
      ['number', 'basis', 'more'],
      ['limit', 'notice', 'closing'],
    ],
    instagram: [
      ['basis', 'number', 'more'],
      ['limit', 'notice', 'closing'],
    ],
  },
  calls: [
    { text: '{Paper}: {link}', when: ['preprint'] },
    { text: '{link}', unless: ['preprint'] },
  ],
  callsWithoutLink: [],
  told: {
    figures: [{ text: 'For the slide: {x}.' }],
    limit: [{ text: 'One limit to raise: {x}.' }],
    open: [{ text: 'Still open: {x}.' }],
    reading: [{ text: 'Worth asking about: {x}.' }],
  },
  emoji: { on: ['instagram'], signs: ['🎤', '📍'] },
  rewrite: [],
  always: ['closing'],
} as const satisfies Voice;
