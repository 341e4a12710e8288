import type { Voice } from '../voice.ts';

/** A sharp senior colleague to people about to scroll on: short, physical, the result as the blow, one turn. */
export const edgy = {
  hooks: [
    { text: 'Argue with this. {F}', unless: ['grave', 'protocol', 'document'] },
    { text: 'Short version. {F}' },
    { text: 'No adjectives needed. {F}' },
    { text: '{N_short} Read that again.\n\n{F}', unless: ['grave'] },
    { text: 'Skip the title. The result: {f}.', unless: ['protocol', 'document', 'patent', 'says-result'] },
    {
      text: '{Q} The answer, unvarnished: {f}.',
      unless: ['protocol', 'quoted', 'grave'],
      when: ['research'],
    },
    { text: 'Make of this what you will. {F}', unless: ['grave'] },
    { text: 'Straight to it. {F}' },
  ],
  shortHooks: [{ text: 'No spin. {F}' }],
  say: {
    number: [{ text: '{N}' }, { text: '{Num}.' }, { text: 'The numbers: {num}.' }],
    basis: [
      { text: '{P}. {D}.', when: ['research'] },
      { text: '{P}.', when: ['empirical'] },
      { text: '{D}.', when: ['research'] },
    ],
    more: [{ text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} go further: {a}.' }],
    limit: [{ text: 'The catch: {lim}.', unless: ['grave'] }, { text: 'The limit: {lim}.' }],
    asked: [{ text: 'The question: {q}', when: ['research'], unless: ['protocol'] }],
    hedge: [
      { text: 'A hint, not a verdict.', when: ['hedged'] },
      { text: 'A signal, not a verdict.', when: ['hedged'] },
    ],
  },
  shapes: {
    twitter: [['number'], ['basis', 'hedge', 'limit', 'notice']],
    linkedin: [
      ['asked', 'basis'],
      { lines: ['number', 'more', 'also'] },
      ['authors'],
      ['limit', 'hedge', 'notice'],
    ],
    facebook: [['number', 'more'], ['basis'], ['hedge', 'limit', 'notice']],
    instagram: [
      ['asked', 'basis'],
      ['number', 'more'],
      ['hedge', 'limit', 'notice'],
    ],
  },
  calls: [
    { text: 'Poke holes in the {paper}: {link}', unless: ['grave'] },
    { text: 'Read the {paper}, then disagree: {link}', unless: ['grave'] },
    { text: 'Methods are here: {link}', when: ['empirical'] },
    { text: 'All of it: {link}' },
  ],
  callsWithoutLink: [{ text: 'Disagree? Good. Say why.', unless: ['grave', 'protocol'] }],
  emoji: { on: [], signs: [] },
  rewrite: ['short-sentences'],
} as const satisfies Voice;
