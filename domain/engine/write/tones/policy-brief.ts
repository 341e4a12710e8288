import type { Voice } from '../voice.ts';

/** An analyst to someone who decides in twenty seconds: labelled lines, present tense, the limit before the link. */
export const policyBrief = {
  hooks: [
    { text: 'At a glance: {f}.' },
    {
      text: 'Decision question: {Q} Evidence: {f}.',
      when: ['empirical'],
      unless: ['own', 'protocol', 'quoted'],
    },
    { text: 'Finding: {f}.', when: ['research'], unless: ['own', 'protocol', 'says-result', 'announces'] },
    { text: 'For the file: {f}.', when: ['document'] },
  ],
  topicHooks: [
    { text: 'Evidence on {T}: {f}.', when: ['empirical'], unless: ['own', 'protocol'] },
    { text: 'Briefing point on {T}: {f}.' },
    { text: 'At a glance, on {T}: {f}.' },
    {
      text: 'Finding on {T}: {f}.',
      when: ['research'],
      unless: ['own', 'protocol', 'says-result', 'announces'],
    },
  ],
  shortHooks: [{ text: 'In brief: {f}.' }],
  say: {
    number: [{ text: 'Evidence: {ne}.', unlessSaid: ['evidence'] }, { text: '{N}' }],
    basis: [
      { text: 'Basis: {dl} of {p}.', when: ['empirical'], unless: ['own'] },
      { text: 'Basis: {dl}.', when: ['empirical'], unless: ['own'] },
      { text: 'Basis: {dl}.', when: ['simulation'], unless: ['own'] },
      { text: 'Basis: {dl}.', when: ['method'], unless: ['own'] },
      { text: 'Basis: {p}.', when: ['empirical'], unless: ['own'] },
      { text: 'Basis: {size}.', when: ['empirical'], unless: ['own'] },
      {
        text: 'Basis: {theory}.',
        when: ['theory'],
        unlessSaid: ['simulation', 'theory', 'theoretical'],
        unless: ['own'],
      },
      { text: 'Basis: a review.', when: ['review'], unlessSaid: ['review', 'overview'], unless: ['own'] },
      { text: 'Studied: {p}.', when: ['own', 'empirical'], unless: ['protocol'] },
    ],
    more: [{ text: 'Also reported: {s}.', when: ['research'] }, { text: '{S}' }],
    authors: [{ text: '{Authors} conclude: {a}.' }],
    limit: [
      { text: 'Limits: {lim}.' },
      { text: 'Limits: {caution}.' },
      {
        text: 'Limits: none stated in the abstract.',
        when: ['research', 'no-limit', 'room'],
        unless: ['protocol'],
      },
    ],
    closing: [
      { text: 'Policy relevance: not addressed in the abstract.', when: ['theory'] },
      {
        text: 'Policy relevance: not addressed in the abstract.',
        when: ['research', 'no-policy', 'room'],
        unless: ['people', 'theory', 'protocol'],
      },
      {
        text: 'Policy relevance: not addressed.',
        when: ['research', 'no-policy'],
        unless: ['people', 'theory', 'protocol', 'room'],
      },
      {
        text: 'Not addressed: cost.',
        when: ['treated', 'people', 'empirical', 'no-cost', 'room'],
        unless: ['protocol', 'review'],
      },
    ],
  },
  shapes: {
    twitter: [['number', 'basis', 'authors', 'limit', 'closing', 'notice']],
    linkedin: [{ lines: ['basis', 'number', 'more', 'authors', 'limit', 'closing', 'notice'] }],
    facebook: [{ lines: ['basis', 'number', 'more', 'limit', 'closing', 'notice'] }],
    instagram: [{ lines: ['basis', 'number', 'more', 'authors', 'limit', 'closing', 'notice'] }],
  },
  calls: [
    { text: 'Source and methods ({paper}): {link}', when: ['research'] },
    { text: 'Source ({paper}): {link}' },
  ],
  callsWithoutLink: [],
  told: {
    limit: [{ text: 'Limits: {x}.' }],
    open: [{ text: 'Still open: {x}.' }],
    figures: [{ text: 'Figures: {x}.' }],
    tested: [{ text: 'Evidence: {x}.' }],
    reading: [{ text: "The authors' reading: {x}.", unless: ['author'] }, { text: 'Our reading: {x}.' }],
    basis: [{ text: 'Basis: {x}.' }],
    advice: [{ text: '{Authors} propose: {x}.', when: ['research'] }],
    joint: '\n',
    each: true,
  },
  emoji: { on: [], signs: [] },
  rewrite: [],
  noticeLabel: 'Basis',
} as const satisfies Voice;
