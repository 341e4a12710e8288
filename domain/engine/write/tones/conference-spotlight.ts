import type { Voice } from '../voice.ts';

/** A session chair to people choosing a room: a takeaway, the result, the question left for the floor. */
export const conferenceSpotlight = {
  hooks: [
    { text: 'If you take one slide home on {T}: {f}.' },
    {
      text: 'A question to raise from the floor: {Q} The result to start from: {f}.',
      when: ['research'],
      unless: ['protocol', 'quoted'],
    },
    { text: 'Takeaway on {T}: {f}.' },
    { text: 'For the coffee-break debate: {f}.', unless: ['grave'] },
    { text: 'Put this on your discussion list: {f}.' },
    {
      text: 'First question from the audience, please. The result: {f}.',
      when: ['research'],
      unless: ['protocol', 'says-result'],
    },
    { text: 'One for the discussion round: {f}.' },
  ],
  shortHooks: [{ text: 'Takeaway: {f}.' }],
  say: {
    number: [{ text: '{N}' }, { text: 'On the slide: {num}.' }],
    basis: [
      { text: 'Where it comes from: {d} of {p}.', when: ['empirical'] },
      { text: 'Who was studied: {p}.', when: ['people', 'empirical'], unless: ['review'] },
      { text: 'What was studied: {p}.', when: ['empirical'] },
      { text: 'Where it comes from: {d}.', when: ['research'] },
    ],
    more: [{ text: 'For the discussion: {s}.' }],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} conclude: {a}.' }],
    limit: [{ text: 'Still open: {lim}.', when: ['open-limit'] }, { text: 'One limit to raise: {lim}.' }],
    asked: [{ text: 'A question to raise: {q}', when: ['research'], unless: ['protocol'] }],
    hedge: [{ text: 'Still open: how far that "{hedge}" will carry.', when: ['hedged'] }],
    closing: [{ text: 'What would you ask first?' }],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice', 'closing']],
    linkedin: [
      { lines: ['asked', 'basis', 'number', 'more', 'also', 'authors'] },
      ['limit', 'hedge', 'notice', 'closing'],
    ],
    facebook: [
      ['number', 'basis', 'more'],
      ['limit', 'hedge', 'notice', 'closing'],
    ],
    instagram: [{ lines: ['asked', 'basis', 'number', 'more'] }, ['limit', 'hedge', 'notice', 'closing']],
  },
  calls: [
    { text: '{Paper}: {link}', when: ['preprint'] },
    { text: '{link}', unless: ['preprint'] },
  ],
  callsWithoutLink: [],
  emoji: { on: ['instagram'], signs: ['🎤', '📍'] },
  rewrite: [],
  always: ['closing'],
} as const satisfies Voice;
