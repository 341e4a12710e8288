import type { Voice } from '../voice.ts';

/** A plain-speaking companion to people who live with it: who took part first, one fact a sentence, the care team last. */
export const patientVoice = {
  hooks: [
    { text: 'Put simply: {f}.', when: ['people', 'plain'], unless: ['quoted'] },
    {
      text: 'What was asked, and what was found: {Q} {F}',
      when: ['people'],
      unless: ['own', 'protocol', 'announces', 'quoted'],
    },
    {
      text: 'Here is what one {study} found. {F}',
      when: ['people', 'empirical'],
      unless: ['own', 'protocol', 'announces', 'quoted', 'says-result', 'review'],
    },
    { text: 'In everyday words: {f}.', when: ['plain', 'people'], unless: ['quoted'] },
    { text: 'For the people this document speaks of: {f}.', when: ['document'] },
  ],
  misfitHooks: [
    { text: 'No patients in this one. In everyday words: {f}.', when: ['no-patients', 'plain'] },
    { text: 'No patients in this one. {F}', when: ['no-patients'], unless: ['plain'] },
    { text: 'Not about patients. In everyday words: {f}.', when: ['no-patients', 'plain'] },
    { text: 'This one is not about patients: {f}.', when: ['no-patients'], unless: ['plain'] },
    { text: 'No patients took part here: {f}.', when: ['no-patients', 'research'] },
    {
      text: 'For people who want to know how things work: {f}.',
      when: ['mechanism'],
      unless: ['no-patients'],
    },
    { text: 'In everyday words: {f}.', when: ['plain'], unless: ['quoted'] },
  ],
  topicHooks: [
    { text: 'For {whom}: {fw}.', when: ['people'], unless: ['quoted'] },
    { text: 'For people following research on {T}: {f}.', when: ['people'] },
    {
      text: 'What one {study} found on {T}: {f}.',
      when: ['people', 'empirical'],
      unless: ['own', 'protocol', 'announces', 'quoted', 'says-result'],
    },
    { text: 'Not about patients this time, but on {T}: {f}.', when: ['no-patients'], unless: ['grave'] },
    { text: 'For people who follow research on {T}: {f}.', when: ['research'], unless: ['no-patients'] },
  ],
  shortHooks: [
    { text: 'For patients and families: {f}.', when: ['people', 'health'] },
    { text: 'No patients in this one: {f}.', when: ['no-patients'] },
    { text: 'For people following this research: {f}.' },
  ],
  say: {
    number: [{ text: '{N}' }],
    basis: [
      { text: 'The {study} looked at {pc}.', when: ['empirical'], unless: ['protocol', 'trial'] },
      { text: 'Who took part: {who}.', when: ['people', 'trial'] },
      { text: 'Who was studied: {who}.', when: ['people', 'empirical'], unless: ['protocol', 'review'] },
      { text: 'The {study} looked at {size}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'What was studied: {p}.', when: ['empirical'], unless: ['protocol'] },
    ],
    more: [{ text: 'Also, {s}.' }, { text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [
      { text: 'The researchers conclude: {a}.', unless: ['author'] },
      { text: 'We conclude: {a}.', when: ['author'] },
    ],
    limit: [
      { text: "What it doesn't tell us yet: {lim}.", when: ['open-limit'] },
      { text: 'Good to know: {lim}.' },
      { text: 'Good to know: this comes from {caution}.', unless: ['own'] },
    ],
    closing: [
      {
        text: 'No patients took part in this work.',
        when: ['no-patients', 'research'],
        unlessSaid: ['patients'],
      },
      {
        text: 'Talk with your care team before changing anything.',
        when: ['people', 'treated'],
        unless: ['document', 'protocol', 'procedure'],
      },
      {
        text: 'Questions about this? Your care team can help.',
        when: ['people', 'treated', 'procedure'],
        unless: ['document', 'protocol'],
      },
      {
        text: 'Questions about this? Your care team can help.',
        when: ['people', 'health'],
        unless: ['treated', 'document', 'protocol'],
      },
    ],
  },
  shapes: {
    // Whether it was done in people comes before all else.
    twitter: [['notice', 'number', 'basis', 'limit', 'closing']],
    linkedin: [['notice', 'basis'], ['number', 'more', 'also'], ['authors', 'limit'], ['closing']],
    facebook: [
      ['notice', 'basis', 'number', 'more'],
      ['limit', 'closing'],
    ],
    instagram: [['notice', 'basis', 'number'], ['more', 'limit'], ['closing']],
  },
  calls: [{ text: 'The {paper}: {link}', when: ['empirical'] }, { text: 'Read more in the {paper}: {link}' }],
  callsWithoutLink: [],
  told: {
    limit: [{ text: 'Good to know: {x}.' }],
    open: [{ text: "What it doesn't tell us yet: {x}." }],
    basis: [{ text: 'How it was studied: {x}.', when: ['people'] }],
    pair: [{ text: 'In numbers: {x}.', when: ['people'] }],
    brief: 'sentences',
  },
  emoji: { on: ['facebook', 'instagram'], signs: ['💙'], when: ['people', 'health'] },
  hedge: 'It seems that {x}',
  glosses: true,
  rewrite: ['short-sentences', 'they'],
  always: ['closing'],
} as const satisfies Voice;
