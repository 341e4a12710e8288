import type { Voice } from '../voice.ts';

/** A study team to people who might take part: calm, who, what, found, and what this post is. */
export const trialRecruit = {
  hooks: [
    { text: 'About this study: {f}.', when: ['people', 'empirical'], unless: ['own'] },
    { text: 'About this study: {f}.', when: ['protocol'], unless: ['own'] },
    { text: 'For anyone who follows studies like this: {f}.', when: ['people', 'research'] },
    {
      text: 'Results, in plain words: {f}.',
      when: ['people', 'empirical', 'plain'],
      unless: ['own', 'protocol', 'quoted'],
    },
    { text: 'About this work: {f}.', unless: ['document', 'people'] },
    { text: 'About this document: {f}.', when: ['document'] },
  ],
  misfitHooks: [
    { text: 'About this study: {f}.', when: ['protocol'], unless: ['own'] },
    { text: 'No volunteers needed here: {f}.', when: ['no-people'] },
    { text: 'Nothing to sign up for here: {f}.' },
  ],
  topicHooks: [
    {
      text: 'Thinking about joining research on {T}? Start with what has been found: {f}.',
      when: ['people', 'empirical'],
      unless: ['own', 'protocol', 'grave'],
    },
    { text: 'If you follow studies on {T}: {f}.', when: ['people', 'research'] },
    { text: 'About this study on {T}: {f}.', when: ['people', 'empirical'], unless: ['own'] },
    { text: 'Nothing to sign up for in this work on {T}: {f}.', when: ['research', 'no-people'] },
    { text: 'No volunteers needed; this is about {T}: {f}.', when: ['no-people'] },
    { text: 'If you follow research on {T}: {f}.', when: ['research'], unless: ['people'] },
  ],
  shortHooks: [
    { text: 'No volunteers needed: {f}.', when: ['no-people'] },
    { text: 'About this work: {f}.' },
  ],
  say: {
    number: [{ text: 'Also found: {n}.', when: ['empirical'] }, { text: '{N}' }],
    basis: [
      { text: 'The {study} looked at {pc}.', when: ['empirical'], unless: ['protocol', 'trial'] },
      { text: 'Who took part: {who}.', when: ['people', 'trial'] },
      { text: 'Who was studied: {who}.', when: ['people', 'empirical'], unless: ['protocol', 'review'] },
      { text: 'The {study} looked at {size}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'What was studied: {p}.', when: ['empirical'], unless: ['protocol'] },
    ],
    more: [{ text: '{S}', unless: ['protocol'] }],
    also: [{ text: '{S2}' }],
    authors: [
      { text: 'The study team concludes: {a}.', unless: ['author'], when: ['research'] },
      { text: 'We conclude: {a}.', when: ['author'] },
    ],
    limit: [{ text: 'Worth knowing: {lim}.' }],
    closing: [
      {
        text: 'This post shares results. It is not an invitation to enroll.',
        when: ['people', 'empirical'],
        unless: ['protocol', 'review'],
      },
      { text: 'Not an invitation to enroll.', when: ['room'] },
      { text: 'Not an invitation to enroll.', unlessSaid: ['volunteers needed', 'sign up'] },
    ],
  },
  shapes: {
    twitter: [['basis', 'number', 'limit', 'notice', 'closing']],
    linkedin: [
      ['basis', 'number', 'more'],
      ['authors', 'limit'],
      ['notice', 'closing'],
    ],
    facebook: [
      ['basis', 'number', 'more'],
      ['limit', 'notice', 'closing'],
    ],
    instagram: [
      ['basis', 'number', 'more'],
      ['limit', 'notice', 'closing'],
    ],
  },
  calls: [
    { text: 'The full {paper}: {link}', when: ['empirical'] },
    { text: 'Details in the {paper}: {link}' },
  ],
  callsWithoutLink: [],
  told: {
    limit: [{ text: 'Worth knowing: {x}.' }],
    pair: [{ text: 'In numbers: {x}.', when: ['people'] }],
    brief: 'sentences',
  },
  emoji: { on: [], signs: [] },
  glosses: true,
  rewrite: [],
  always: ['closing'],
} as const satisfies Voice;
