import type { Voice } from '../voice.ts';

/** A friend who read the paper, to a curious friend: as if mid-talk, contractions, no exclamation mark. */
export const casual = {
  hooks: [
    { text: "OK, here's the gist. {F}" },
    { text: 'So, {q} {F}', unless: ['protocol', 'quoted'] },
    {
      text: "So here's what they found. {F}",
      when: ['empirical'],
      unless: ['own', 'protocol', 'quoted', 'author', 'announces', 'review'],
    },
  ],
  topicHooks: [
    { text: 'Quick one on {T}: {fs}.', unless: ['grave'] },
    { text: "If you've ever wondered about {T}: {f}.", unless: ['document', 'patent', 'grave'] },
    { text: 'So, on {T}: {f}.' },
    { text: "Something I'd want to know about {T}: {f}.", unless: ['grave'] },
  ],
  shortHooks: [{ text: 'So, {f}.', unless: ['quoted'] }, { text: 'OK, so: {f}.' }],
  say: {
    number: [{ text: '{N}' }],
    basis: [
      { text: '{They} looked at {pc}, in {d}.', when: ['empirical'], unless: ['protocol', 'trial'] },
      { text: '{They} looked at {pc}.', when: ['empirical'], unless: ['protocol', 'trial'] },
      { text: '{They} looked at {p}, in {d}.', when: ['empirical'], unless: ['protocol'] },
      { text: '{They} looked at {p}.', when: ['empirical'], unless: ['protocol'] },
      { text: '{They} looked at {size}.', when: ['empirical'], unless: ['protocol'] },
      { text: "That's from {d}.", when: ['empirical'], unless: ['own', 'protocol'] },
      { text: "That's from {d}.", when: ['simulation'], unless: ['own'] },
    ],
    more: [{ text: 'Also, {s}.' }, { text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [
      { text: "The authors' own take: {a}.", unless: ['author'] },
      { text: 'Our take: {a}.', when: ['author'] },
    ],
    limit: [{ text: 'One caveat: {lim}.' }, { text: "One caveat: that's {caution}." }],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice']],
    linkedin: [
      ['basis', 'number'],
      ['more', 'also'],
      ['authors', 'limit', 'notice'],
    ],
    facebook: [
      ['basis', 'number', 'more'],
      ['limit', 'notice'],
    ],
    instagram: [
      ['basis', 'number'],
      ['more', 'limit', 'notice'],
    ],
  },
  calls: [
    { text: "Paper's here if you want the details: {link}", when: ['research'], unless: ['preprint'] },
    { text: "Preprint's here if you want the details: {link}", when: ['preprint'] },
    { text: 'Curious what you make of it: {link}' },
    { text: "It's here if you want the details: {link}", unless: ['research'] },
  ],
  callsWithoutLink: [{ text: 'Curious what you make of it.' }],
  told: { limit: [{ text: 'One caveat: {x}.' }], brief: 'sentences' },
  emoji: { on: ['facebook', 'instagram'], signs: ['🙂', '👀', '🔍'], unless: ['illness'] },
  hedge: 'It seems {x}',
  glosses: true,
  rewrite: ['contractions', 'short-sentences', 'they'],
} as const satisfies Voice;
