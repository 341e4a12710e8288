import type { Voice } from '../voice.ts';

/** A dry academic with a stage: set-up, straight fact, tag. The fact stays as publisher would say it; one joke a post. */
export const funny = {
  hooks: [
    {
      text: '{T_cap}: a short play. Curtain up. {F} Curtain.',
      unless: ['illness', 'grave', 'quoted', 'document'],
    },
    { text: 'Somebody had to check. {F}', unless: ['grave', 'protocol', 'document', 'patent'] },
    { text: "In tonight's episode of {T}: {f}.", unless: ['illness', 'grave', 'quoted'] },
    {
      text: 'Reviewer 2, please hold your applause: {f}.',
      when: ['research'],
      unless: ['quoted', 'protocol'],
    },
    { text: 'Small talk for your next conference dinner: {f}.', unless: ['grave', 'illness'] },
    {
      text: 'I read this to the office plant: {f}. It asked for the full paper.',
      when: ['research'],
      unless: ['quoted', 'grave', 'illness'],
    },
    { text: 'Three coffees and one abstract later: {f}.' },
    {
      text: 'The grant report will need a longer version. Here is the short one: {f}.',
      when: ['research'],
      unless: ['quoted', 'protocol'],
    },
    { text: 'Reviewer 2 has asked for a shorter summary. {F}', when: ['research'] },
    { text: 'The coffee went cold over this one. {F}' },
  ],
  shortHooks: [{ text: 'Exhibit A: {f}.', unless: ['grave'] }, { text: 'From the footnotes: {f}.' }],
  say: {
    number: [
      { text: '{N}' },
      { text: 'The numbers, who do their own stunts: {num}.', unless: ['illness', 'grave'] },
      { text: 'The numbers: {num}.' },
    ],
    basis: [
      { text: 'Cast: {p}. Director: {d}.', when: ['empirical'], unless: ['illness', 'grave', 'people'] },
      { text: 'Data: {p}. Design: {d}.', when: ['research'] },
      { text: 'Data: {p}.', when: ['empirical'] },
      { text: 'Design: {d}.', when: ['research'] },
    ],
    more: [{ text: 'Meanwhile, {s}.' }],
    also: [{ text: '{S2}' }],
    authors: [
      { text: 'Epilogue, by the authors: {a}.', unless: ['author'] },
      { text: 'Epilogue, by us: {a}.', when: ['author'] },
    ],
    limit: [{ text: 'Footnote: {lim}.' }],
    asked: [{ text: 'The question on the whiteboard: {q}', when: ['research'], unless: ['protocol'] }],
    hedge: [{ text: 'The paper says "{hedge}", and we respect a hedge.', when: ['hedged', 'research'] }],
  },
  shapes: {
    twitter: [['number', 'basis', 'hedge', 'limit', 'notice']],
    linkedin: [
      ['asked', 'basis', 'number'],
      ['more', 'also'],
      ['authors', 'hedge', 'limit', 'notice'],
    ],
    facebook: [
      ['number', 'more'],
      ['basis', 'hedge', 'limit', 'notice'],
    ],
    instagram: [['asked', 'basis', 'number'], ['more'], ['hedge', 'limit', 'notice']],
  },
  calls: [
    { text: 'The {paper}, no laugh track: {link}', when: ['research'] },
    { text: 'Peer-reviewed sequel: {link}', when: ['journal'], unless: ['preprint', 'grave', 'illness'] },
    { text: 'The long cut: {link}', unless: ['grave', 'illness'] },
    { text: 'The long version: {link}' },
  ],
  callsWithoutLink: [],
  emoji: { on: ['facebook', 'instagram'], signs: ['🙃', '🤓', '😅'], unless: ['illness'] },
  rewrite: [],
} as const satisfies Voice;
