import type { Voice } from '../voice.ts';

/** A friend who read the paper, to a curious friend: as if mid-talk, contractions, no exclamation mark. */
export const casual = {
  hooks: [
    { text: "OK, here's the gist: {f}." },
    { text: 'Quick one on {T}: {f}.', unless: ['grave'] },
    { text: 'So, {q} {F}', unless: ['protocol'] },
    { text: 'Skipping to the good bit: {f}.', unless: ['grave', 'protocol'] },
    { text: "If you've ever wondered about {T}: {f}.", unless: ['document', 'patent'] },
    { text: 'Basically, {f}.', unless: ['quoted'] },
    { text: 'Something worth knowing about {T}: {f}.' },
    { text: "So here's a thing about {T}: {f}.", unless: ['grave'] },
  ],
  shortHooks: [{ text: 'So, {f}.', unless: ['quoted'] }, { text: 'OK, so: {f}.' }],
  say: {
    number: [{ text: '{N}' }, { text: "Here's what that looks like in numbers: {num}." }],
    basis: [
      { text: 'The plan: {d} of {p}.', when: ['protocol'] },
      { text: 'The plan: {d}.', when: ['protocol'] },
      { text: '{They} looked at {p}, in {d}.', when: ['empirical'], unless: ['protocol'] },
      { text: '{They} looked at {p}.', when: ['empirical'], unless: ['protocol'] },
      { text: "That's from {d}.", when: ['research'], unless: ['protocol'] },
      { text: "It's about {p}.", when: ['research'] },
    ],
    more: [{ text: 'Also, {s}.' }, { text: 'And {s}.' }],
    also: [{ text: '{S2}' }],
    authors: [
      { text: "The authors' own take: {a}.", unless: ['author'] },
      { text: 'Our take: {a}.', when: ['author'] },
    ],
    limit: [{ text: 'One caveat: {lim}.' }],
    asked: [{ text: 'What {they} wanted to know: {q}', when: ['research'], unless: ['protocol'] }],
    hedge: [{ text: "So that's a maybe, not a done deal.", when: ['hedged'] }],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice']],
    linkedin: [
      ['asked', 'basis', 'number'],
      ['more', 'also'],
      ['authors', 'limit', 'hedge', 'notice'],
    ],
    facebook: [
      ['basis', 'number', 'more'],
      ['limit', 'hedge', 'notice'],
    ],
    instagram: [
      ['asked', 'basis', 'number'],
      ['more', 'limit', 'hedge', 'notice'],
    ],
  },
  calls: [
    { text: "Paper's here if you want the details: {link}", when: ['research'], unless: ['preprint'] },
    { text: "Preprint's here if you want the details: {link}", when: ['preprint'] },
    { text: 'Curious what you make of it: {link}' },
    { text: "It's here if you want the details: {link}", unless: ['research'] },
  ],
  callsWithoutLink: [{ text: 'Curious what you make of it.' }],
  emoji: { on: ['facebook', 'instagram'], signs: ['🙂', '👀', '🔍'], unless: ['illness'] },
  rewrite: ['contractions', 'plain-words'],
} as const satisfies Voice;
