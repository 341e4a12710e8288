import type { Voice } from '../voice.ts';

/** An analyst to someone who decides in twenty seconds: labelled lines, present tense, the limit before the link. */
export const policyBrief = {
  hooks: [
    { text: 'Evidence note, {label}: {f}.', when: ['empirical'], unless: ['protocol'] },
    { text: 'At a glance: {f}.' },
    { text: 'Briefing point on {T}: {f}.' },
    { text: 'Decision question: {Q} Evidence: {f}.', when: ['empirical'], unless: ['protocol'] },
    { text: 'Finding: {f}.', when: ['research'], unless: ['protocol', 'says-result'] },
    { text: 'For teams working on {T}: {f}.' },
    { text: 'What the document says: {f}.', when: ['document'] },
    { text: 'Decision: {f}.', when: ['document'] },
  ],
  shortHooks: [{ text: 'In brief: {f}.' }],
  say: {
    number: [{ text: 'Scale: {num}.' }],
    basis: [
      { text: 'Basis: {D_low}; {p}.', when: ['research'] },
      { text: 'Basis: {p}.', when: ['research'] },
      { text: 'Basis: {D_low}.', when: ['research'] },
    ],
    more: [{ text: 'Also reported: {s}.', when: ['research'] }, { text: 'Also: {s}.' }],
    also: [{ text: 'Further detail: {s2}.' }],
    authors: [{ text: '{Authors} conclude: {a}.' }],
    limit: [
      { text: 'Limits: {lim}.' },
      { text: 'Limits: one study.', when: ['one-study'], unless: ['protocol'] },
    ],
    asked: [{ text: 'Question: {q}', when: ['research'], unless: ['protocol'] }],
    closing: [{ text: 'Policy relevance is not addressed in the abstract.', when: ['theory'] }],
  },
  shapes: {
    twitter: [['number', 'basis', 'authors', 'limit', 'closing', 'notice']],
    linkedin: [
      { lines: ['asked', 'basis', 'number', 'more', 'also', 'authors', 'limit', 'closing', 'notice'] },
    ],
    facebook: [['number', 'basis'], ['more'], ['limit', 'closing', 'notice']],
    instagram: [{ lines: ['asked', 'basis', 'number', 'more', 'authors', 'limit', 'closing', 'notice'] }],
  },
  calls: [
    { text: 'Source and methods ({paper}): {link}', when: ['research'] },
    { text: 'Source ({paper}): {link}' },
  ],
  callsWithoutLink: [],
  emoji: { on: [], signs: [] },
  rewrite: [],
  always: ['limit'],
} as const satisfies Voice;
