import type { Voice } from '../voice.ts';

/** A translation lead to executives: capability, evidence, stage, open risk. */
export const industryImpact = {
  hooks: [
    { text: 'One line for the R&D review: {f}.' },
    { text: 'For teams building on {T}: {f}.', when: ['mechanism'] },
    { text: 'For teams following {T}: {f}.', unless: ['document'] },
    { text: 'On the radar for {T}: {f}.', unless: ['grave'] },
    { text: 'Due-diligence starter: {f}.', when: ['research'], unless: ['grave'] },
    { text: 'Before it reaches a roadmap: {f}.', unless: ['grave', 'document'] },
    { text: 'Evidence, in one line: {f}.', when: ['research'], unless: ['protocol'] },
    { text: 'Evidence check, {label}: {f}.', when: ['empirical'], unless: ['protocol'] },
    { text: 'For the technology watch: {f}.', when: ['mechanism'] },
  ],
  shortHooks: [{ text: 'For R&D: {f}.' }],
  say: {
    number: [{ text: 'Evidence: {num}.', when: ['research'] }, { text: 'Figures: {num}.' }],
    basis: [
      { text: 'Stage: {d} of {p}.', when: ['empirical'] },
      { text: 'Stage: {d}.', when: ['research'] },
      { text: 'Tested on: {p}.', when: ['method'] },
      { text: 'Basis: {p}.', when: ['empirical'] },
    ],
    more: [{ text: 'Further evidence: {s}.', when: ['empirical'] }, { text: 'Detail: {s}.' }],
    also: [{ text: 'Also: {s2}.' }],
    authors: [{ text: '{Authors} see: {a}.' }],
    limit: [{ text: 'Constraint: {lim}.' }],
    closing: [
      { text: 'An official document; no product is mentioned.', when: ['document'] },
      { text: 'No product follows from this abstract.', when: ['theory'] },
      { text: 'Stage: research; no product is mentioned.', when: ['research', 'method'] },
    ],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice', 'closing']],
    linkedin: [
      { lines: ['number', 'more', 'also', 'authors'] },
      { lines: ['basis', 'limit', 'notice', 'closing'] },
    ],
    facebook: [
      ['number', 'more'],
      ['basis', 'limit', 'notice', 'closing'],
    ],
    instagram: [{ lines: ['number', 'more'] }, ['basis', 'limit', 'notice', 'closing']],
  },
  calls: [
    { text: 'Technical detail for your team: {link}', unless: ['document'] },
    { text: 'Detail: {link}', unless: ['document'] },
    { text: 'Full text: {link}', when: ['document'] },
  ],
  callsWithoutLink: [],
  emoji: { on: [], signs: [] },
  rewrite: [],
} as const satisfies Voice;
