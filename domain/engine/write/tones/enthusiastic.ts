import type { Voice } from '../voice.ts';

/** A proud lab-mate: warmth toward the people and the question, exactly one exclamation mark, never toward the effect. */
export const enthusiastic = {
  hooks: [
    { text: 'Love this result: {f}!', unless: ['protocol', 'document', 'patent', 'method', 'quoted'] },
    { text: 'What a lovely question! {Q} {F}', unless: ['document', 'patent'] },
    { text: "Here's one worth sharing: {f}!", unless: ['quoted'] },
    { text: 'Hats off to the team: {f}!', unless: ['document', 'quoted', 'author'] },
    { text: 'This is why we ask questions! {Q} {F}', when: ['research'], unless: ['protocol'] },
    { text: "Can't stop thinking about this one: {f}!", unless: ['quoted'] },
    { text: 'Science doing its thing: {f}!', when: ['research'], unless: ['quoted', 'protocol'] },
    { text: 'One to enjoy! {F}' },
    { text: 'Grateful that this question was asked: {f}.', when: ['grave'] },
    { text: 'Grateful for careful work like this: {f}.', when: ['grave'] },
    { text: 'Glad that someone looked into this: {f}.', when: ['grave'] },
    { text: 'Thank you to everyone behind this one: {f}.', when: ['grave'] },
  ],
  shortHooks: [
    { text: 'Lovely: {f}!', unless: ['quoted'] },
    { text: 'Lovely! {F}' },
    { text: 'With thanks to all involved: {f}.', when: ['grave'] },
  ],
  say: {
    number: [{ text: '{N}' }, { text: 'Here are the numbers: {num}.' }],
    basis: [
      { text: 'It draws on {p}.', when: ['review'] },
      { text: 'The data: {p}.', when: ['grave', 'empirical'] },
      { text: 'The plan: {d} of {p}.', when: ['protocol'] },
      { text: 'The plan: {d}.', when: ['protocol'] },
      { text: 'The result comes from {d} of {p}.', when: ['empirical'], unless: ['protocol'] },
      {
        text: 'A warm thank-you to all who took part: {p}.',
        when: ['people', 'trial'],
        unless: ['grave'],
      },
      { text: '{Team} worked with {p}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'We worked with {p}.', when: ['empirical', 'author'], unless: ['protocol'] },
      { text: 'The result comes from {d}.', when: ['research'], unless: ['protocol'] },
    ],
    more: [{ text: "And there's this: {s}.", unless: ['grave'] }, { text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} conclude: {a}.' }],
    limit: [
      { text: 'Plenty left to learn: {lim}.', when: ['open-limit'] },
      { text: 'One thing to keep in mind: {lim}.' },
    ],
    asked: [{ text: 'What a question to ask: {q}', when: ['research'], unless: ['protocol', 'grave'] }],
    hedge: [{ text: 'An early hint, and a curious one.', when: ['hedged'], unless: ['grave'] }],
    closing: [
      { text: 'Thank you to everyone involved.', when: ['grave'], unless: ['author', 'document'] },
      {
        text: 'Hats off to everyone involved.',
        unless: ['author', 'document', 'grave'],
        unlessSaid: 'hats off',
      },
      { text: 'Congratulations to everyone involved.', unless: ['author', 'grave', 'document', 'patent'] },
      { text: 'Thank you to everyone who made this work possible.', when: ['author'] },
    ],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'closing', 'notice']],
    linkedin: [
      ['asked', 'basis', 'number'],
      ['more', 'also'],
      ['authors', 'limit', 'hedge', 'notice'],
      ['closing'],
    ],
    facebook: [
      ['number', 'basis', 'more'],
      ['limit', 'hedge', 'notice', 'closing'],
    ],
    instagram: [['asked', 'basis', 'number'], ['more', 'limit', 'hedge', 'notice'], ['closing']],
  },
  calls: [{ text: 'Have a look at the {paper}: {link}' }, { text: 'The {paper} is worth a read: {link}' }],
  callsWithoutLink: [],
  emoji: { on: ['twitter', 'linkedin', 'facebook', 'instagram'], signs: ['👏', '✨', '🌱', '🎉'] },
  rewrite: [],
} as const satisfies Voice;
