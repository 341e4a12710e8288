import type { Voice } from '../voice.ts';

/** A dry academic with a stage: set-up, straight fact, tag. The fact stays as publisher would say it; one joke a post. */
export const funny = {
  hooks: [
    {
      text: '{T_cap}: a short play. Curtain up. {F} Curtain.',
      unless: ['illness', 'grave', 'quoted', 'document'],
    },
    { text: 'Somebody had to check. {F}', unless: ['grave', 'protocol', 'document', 'patent', 'announces'] },
    { text: "In tonight's episode of {T}: {f}.", unless: ['illness', 'grave', 'quoted', 'document'] },
    {
      text: 'Reviewer 2, please hold your applause: {f}.',
      when: ['research'],
      unless: ['quoted', 'protocol', 'grave'],
    },
    { text: 'Small talk for your next conference dinner: {f}.', unless: ['grave', 'illness', 'document'] },
    {
      text: 'I read this to the office plant: {f}. It asked for the full paper.',
      when: ['research'],
      unless: ['quoted', 'grave', 'illness'],
    },
    { text: 'Three coffees and one abstract later: {f}.', when: ['research'], unless: ['grave'] },
    { text: 'Three coffees and one document later: {f}.', unless: ['research', 'grave'] },
    {
      text: 'The grant report will need a longer version. Here is the short one: {f}.',
      when: ['research'],
      unless: ['quoted', 'protocol', 'grave'],
    },
    { text: 'Reviewer 2 has asked for a shorter summary. {F}', when: ['research'], unless: ['grave'] },
    { text: 'The coffee went cold over this one. {F}', unless: ['grave'] },
    { text: 'No jokes for this one. {F}', when: ['grave'] },
    { text: 'Setting the jokes aside: {f}.', when: ['grave'] },
    { text: 'A serious one, told straight: {f}.', when: ['grave'] },
    { text: 'This one is told straight: {f}.', when: ['grave'] },
    { text: 'The minutes ran long, so here is the short form: {f}.', when: ['document'], unless: ['grave'] },
    {
      text: 'From a document with more commas than coffee breaks: {f}.',
      when: ['document'],
      unless: ['grave'],
    },
  ],
  shortHooks: [
    { text: 'Exhibit A: {f}.', unless: ['grave', 'document'] },
    { text: 'From the footnotes: {f}.', unless: ['grave'] },
    { text: 'Told straight: {f}.', when: ['grave'] },
  ],
  say: {
    number: [
      { text: 'Act #. {N}', when: ['acts'] },
      { text: 'Act #. The numbers: {num}.', when: ['acts'] },
      { text: '{N}' },
      { text: 'The numbers, who do their own stunts: {num}.', unless: ['illness', 'grave'] },
      { text: 'The numbers: {num}.' },
    ],
    basis: [
      { text: 'Act #. The data: {p}. The design: {d}.', when: ['research', 'acts'] },
      { text: 'Act #. The data: {p}.', when: ['empirical', 'acts'] },
      { text: 'Act #. The design: {d}.', when: ['research', 'acts'] },
      { text: 'Data: {p}. Design: {d}.', when: ['research'] },
      { text: 'Data: {p}.', when: ['empirical'] },
      { text: 'Design: {d}.', when: ['research'] },
    ],
    more: [
      { text: 'Act #. {S}', when: ['acts'] },
      { text: 'Meanwhile, {s}.', unless: ['document', 'grave'] },
      { text: '{S}' },
    ],
    also: [{ text: 'Act #. {S2}', when: ['acts'] }, { text: '{S2}' }],
    authors: [
      { text: 'Epilogue, by the authors: {a}.', unless: ['author'] },
      { text: 'Epilogue, by us: {a}.', when: ['author'] },
    ],
    asked: [
      { text: 'Prologue: {q}', when: ['research', 'acts'], unless: ['protocol'] },
      { text: 'The question on the whiteboard: {q}', when: ['research'], unless: ['protocol'] },
    ],
    limit: [{ text: 'Footnote: {lim}.' }],
    hedge: [
      {
        text: 'The paper says "{hedge}", and we respect a hedge.',
        when: ['hedged', 'research'],
        unless: ['grave'],
      },
    ],
  },
  shapes: {
    twitter: [['number', 'basis', 'hedge', 'limit', 'notice']],
    linkedin: [
      { lines: ['asked', 'basis', 'number', 'more', 'also'] },
      ['authors', 'hedge', 'limit', 'notice'],
    ],
    facebook: [
      ['number', 'more'],
      ['basis', 'hedge', 'limit', 'notice'],
    ],
    instagram: [['asked', 'basis', 'number'], ['more'], ['hedge', 'limit', 'notice']],
  },
  calls: [
    { text: 'The {paper}, no laugh track: {link}', when: ['research'], unless: ['grave'] },
    { text: 'Peer-reviewed sequel: {link}', when: ['journal'], unless: ['preprint', 'grave', 'illness'] },
    { text: 'The long version: {link}' },
  ],
  callsWithoutLink: [],
  emoji: { on: ['facebook', 'instagram'], signs: ['🙃', '🤓', '😅'], unless: ['illness'] },
  rewrite: [],
} as const satisfies Voice;
