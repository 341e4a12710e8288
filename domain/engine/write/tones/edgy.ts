import type { Condition, Line, Voice } from '../voice.ts';

/** Nobody is dared to argue with a loss, a plan, a resolution or an invention. */
const notToDare: readonly Condition[] = ['grave', 'protocol', 'document', 'patent'];

/** Where the text itself names no limit: that it is on paper only, or that it says so little. */
const catches: readonly Line[] = (
  [
    ['The catch: so far, {theory}.', ['theory']],
    ['The catch: no figures in the abstract.', ['no-figures']],
  ] as const
).map(([text, when]) => ({ text, when: [...when, 'research'], unless: ['author', 'grave', 'protocol'] }));

/** The hedge once more, as a sentence: design guide 3, "May. Not does." */
const echoes: readonly Line[] = (
  [
    ['may', 'May. Not does.'],
    ['might', 'Might. Not does.'],
    ['suggest', 'Suggests, not proves.'],
    ['seem', 'Seems, not settled.'],
    ['appear', 'Appears, not settled.'],
    ['likely', 'Likely, not certain.'],
    ['probably', 'Probably, not for certain.'],
  ] as const
).map(([doubt, text]) => ({
  text,
  when: ['hedged', `says-${doubt}`, 'research'],
  unless: ['protocol'],
  ifSaid: ` ${doubt}`,
}));

/** A sharp senior colleague to people about to scroll on: short, physical, the result as the blow, one turn. */
export const edgy = {
  hooks: [
    { text: 'Short version. {Fs}' },
    { text: '{N_short} Read that again.\n\n{F}', unless: ['grave'] },
    { text: '{blow} Read that again. {F}', unless: ['grave'] },
    {
      text: 'One question: {q} The answer, unvarnished: {f}.',
      unless: ['protocol', 'quoted', 'grave', 'announces', 'hedged'],
      when: ['research'],
    },
    { text: 'Argue with this. {F}', unless: notToDare },
    { text: 'Argue with this plan. {F}', when: ['protocol'], unless: ['grave'] },
  ],
  topicHooks: [
    { text: 'Straight to it, on {T}. {F}', when: ['grave'] },
    { text: 'Short version, on {T}. {Fs}' },
    // Stars and particles have spin.
    { text: 'No spin, on {T}. {F}', unless: ['of-space', 'of-physics'] },
    { text: 'Argue with this, on {T}. {F}', unless: notToDare },
  ],
  shortHooks: [{ text: 'No spin. {F}', unless: ['of-space', 'of-physics'] }, { text: 'Straight to it. {F}' }],
  say: {
    number: [{ text: '{N}' }],
    basis: [
      { text: '{Bits} {Size}.', when: ['empirical'], unless: ['protocol'] },
      { text: '{Bits}', when: ['empirical'], unless: ['protocol'] },
      { text: 'Studied: {pc}.', when: ['empirical'], unless: ['protocol', 'trial'] },
      { text: 'Studied: {p}.', when: ['empirical'], unless: ['protocol'] },
      { text: '{Size}.', when: ['empirical'], unless: ['protocol'] },
    ],
    more: [{ text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} go further: {a}.' }],
    limit: [
      { text: 'The catch: {lim}.', unless: ['grave'] },
      { text: 'The limit: {lim}.' },
      { text: 'The catch: {caution}.', unless: ['grave'] },
      { text: 'The limit: {caution}.' },
      ...catches,
    ],
    hedge: echoes,
  },
  shapes: {
    twitter: [
      ['hedge', 'number'],
      ['basis', 'limit', 'notice'],
    ],
    linkedin: [['hedge'], ['basis', 'number'], ['more', 'also'], ['authors'], ['limit', 'notice']],
    facebook: [['hedge'], ['number', 'more'], ['basis'], ['limit', 'notice']],
    instagram: [['hedge'], ['basis', 'number', 'more'], ['limit', 'notice']],
  },
  calls: [
    { text: 'Poke holes in the {paper}: {link}', unless: ['grave'] },
    { text: 'Read the {paper}, then disagree: {link}', unless: ['grave'] },
    { text: 'Methods are here: {link}', when: ['empirical'] },
    { text: 'All of it: {link}' },
  ],
  callsWithoutLink: [
    { text: 'Disagree? Good. Say why.', when: ['arguable'] },
    { text: 'Poke holes.', unless: [...notToDare, 'review'] },
  ],
  told: {
    limit: [{ text: 'The catch: {x}.', unless: ['grave'] }, { text: 'The limit: {x}.' }],
    open: [{ text: 'Still open: {x}.' }],
    figures: [{ text: 'The numbers: {x}.' }],
    tested: [{ text: 'The test: {x}.' }],
    reading: [{ text: "The authors' reading: {x}.", unless: ['author'] }, { text: 'Our reading: {x}.' }],
    basis: [{ text: 'The basis: {x}.' }],
    joint: '\n',
    each: true,
    brief: 'fragments',
  },
  emoji: { on: [], signs: [] },
  noticeLabel: 'The catch',
  hedge: 'Suggested: {x}',
  rewrite: ['short-sentences', 'they'],
} as const satisfies Voice;
