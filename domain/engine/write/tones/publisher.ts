import type { Voice } from '../voice.ts';

/** A journal's editor to professionals: full sentences, the design in sentence one, the source's own verbs. */
export const publisher = {
  hooks: [
    { text: '{Fx}, according to {d}.', when: ['research'], unless: ['quoted'] },
    { text: 'In {in_p}, {f}.', when: ['research'], unless: ['quoted'] },
    { text: 'Reported in {journal}: {f}.', when: ['journal'] },
    { text: 'Study of {T}: {f}.', when: ['empirical'] },
    { text: 'Key result, {label}: {f}.', when: ['research'], unless: ['protocol', 'method'] },
    { text: 'Main outcome: {f}.', when: ['empirical'], unless: ['protocol'] },
    { text: 'Work on {T}: {f}.', when: ['research'] },
    { text: 'From the document: {f}.', when: ['document'] },
    { text: '{F}' },
  ],
  shortHooks: [{ text: '{F}' }],
  say: {
    number: [{ text: '{N}' }, { text: 'The reported figures: {num}.' }],
    basis: [
      { text: 'The plan: {d} of {p}.', when: ['protocol'] },
      { text: 'The plan: {d}.', when: ['protocol'] },
      { text: 'The findings come from {d} of {p}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'The {study} included {p}.', when: ['people', 'empirical'] },
      { text: 'The {study} examined {p}.', when: ['empirical'] },
      { text: 'The {study} concerns {p}.', when: ['research'] },
      { text: 'The findings come from {d}.', when: ['research'], unless: ['protocol'] },
    ],
    more: [{ text: 'In addition, {s}.' }, { text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} conclude that {that_a}.' }, { text: '{Authors} conclude: {a}.' }],
    limit: [{ text: 'The abstract notes a limit: {lim}.' }],
  },
  shapes: {
    twitter: [['number', 'basis', 'more', 'limit', 'notice']],
    linkedin: [
      ['basis', 'number', 'more', 'also'],
      ['authors', 'limit', 'notice'],
    ],
    facebook: [
      ['number', 'basis', 'more'],
      ['limit', 'notice'],
    ],
    instagram: [
      ['basis', 'number', 'more', 'also'],
      ['limit', 'notice'],
    ],
  },
  calls: [
    { text: 'Read the article: {link}', when: ['research'], unless: ['preprint'] },
    { text: 'Full text and methods: {link}', when: ['research'], unless: ['preprint'] },
    { text: 'Read the preprint: {link}', when: ['preprint'] },
    { text: 'Full text: {link}' },
  ],
  callsWithoutLink: [],
  emoji: { on: [], signs: [] },
  rewrite: [],
} as const satisfies Voice;
