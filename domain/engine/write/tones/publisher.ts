import type { Voice } from '../voice.ts';

/** A journal's editor to professionals: full sentences, the design in sentence one, the source's own verbs. */
export const publisher = {
  hooks: [
    { text: '{F}' },
    { text: '{Fx}, according to {d}.', when: ['empirical'], unless: ['own', 'quoted', 'protocol'] },
    { text: '{Q} {F}', when: ['research'], unless: ['protocol', 'quoted', 'announces'] },
    { text: 'Reported in {journal}: {f}.', when: ['journal'], unless: ['own'] },
  ],
  topicHooks: [
    {
      text: 'Key result on {T}: {f}.',
      when: ['research'],
      unless: ['own', 'protocol', 'announces', 'says-result'],
    },
    { text: 'Study of {T}: {f}.', when: ['empirical'], unless: ['own', 'protocol'] },
    { text: 'On {T}: {f}.' },
    { text: 'Work on {T}: {f}.', when: ['research'] },
  ],
  shortHooks: [{ text: '{F}' }],
  say: {
    number: [{ text: '{N}' }],
    basis: [
      { text: 'The findings come from {d} of {p}.', when: ['empirical'], unless: ['own', 'protocol'] },
      { text: 'The {study} included {who}.', when: ['people', 'empirical'], unless: ['protocol'] },
      { text: 'The {study} examined {p}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'The {study} included {size}.', when: ['people', 'empirical'], unless: ['protocol'] },
      { text: 'The findings come from {d}.', when: ['empirical'], unless: ['own', 'protocol'] },
      { text: 'The findings come from {d}.', when: ['simulation'], unless: ['own'] },
    ],
    more: [{ text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} conclude that {that_a}.' }, { text: '{Authors} conclude: {a}.' }],
    limit: [{ text: '{Whence}.' }, { text: 'The abstract notes a limit: {lim}.' }],
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
