import type { Line, Voice } from '../voice.ts';

/** What an executive looks for and the abstract leaves out; a drug or a test that is named is a product. */
const unstated: readonly (Line & Required<Pick<Line, 'when' | 'unless'>>)[] = [
  {
    text: '; no product or cost is mentioned',
    when: ['no-product', 'no-cost'],
    unless: ['health', 'people'],
  },
  { text: '; no product is mentioned', when: ['no-product'], unless: ['health', 'people'] },
  { text: '; costs are not addressed', when: ['no-cost', 'treated', 'empirical'], unless: [] },
  { text: '', when: [], unless: [] },
];

/** What the work is, as far as its text shows: in people only where somebody was counted. */
const stages: readonly Line[] = (
  [
    { text: '{theory}', when: ['theory'], unless: [] },
    { text: 'a {phase} trial', when: ['trial', 'phased'], unless: [] },
    { text: 'a trial in people', when: ['trial', 'people', 'sampled'], unless: ['phased'] },
    {
      text: 'a study in people',
      when: ['people', 'empirical', 'sampled'],
      unless: ['protocol', 'review', 'theory', 'trial'],
    },
    { text: 'research', when: ['research', 'people'], unless: ['protocol', 'review', 'theory', 'sampled'] },
    { text: 'a review', when: ['review'], unless: [] },
    {
      text: 'research',
      when: ['research'],
      unless: ['document', 'patent', 'protocol', 'theory', 'people', 'review'],
    },
  ] as const
).flatMap((stage) =>
  unstated.map((rest) => ({
    text: `Stage: ${stage.text}${rest.text}.`,
    when: [...stage.when, ...rest.when],
    unless: [...stage.unless, ...rest.unless],
    unlessSaid: ['stage:', 'stage of'],
  })),
);

/** A translation lead to executives: capability, evidence, stage, open risk. */
export const industryImpact = {
  hooks: [
    { text: 'One line for the R&D review: {fx}.', unless: ['grave'] },
    { text: 'What the evidence says: {f}.', when: ['empirical'], unless: ['own', 'protocol', 'announces'] },
    { text: 'For the technology watch: {f}.', when: ['mechanism'] },
    {
      text: 'The capability: {f}.',
      when: ['method'],
      unless: ['grave', 'announces', 'hedged', 'null', 'unwelcome'],
    },
  ],
  topicHooks: [
    { text: 'For teams working on {T}: {f}.', unless: ['document', 'grave'] },
    { text: 'On the radar for {T}: {f}.', unless: ['grave'] },
    { text: 'Evidence check on {T}: {f}.', when: ['empirical'], unless: ['own', 'protocol'] },
    { text: 'For R&D teams, on {T}: {f}.', when: ['mechanism'], unless: ['grave'] },
  ],
  shortHooks: [
    {
      text: 'On the evidence: {f}.',
      when: ['empirical', 'people'],
      unless: ['own', 'protocol', 'announces'],
    },
    { text: 'For R&D teams: {f}.', when: ['mechanism'] },
    { text: 'On the radar: {f}.' },
  ],
  say: {
    number: [{ text: 'Evidence: {ne}.', unlessSaid: ['evidence'] }, { text: '{N}' }],
    basis: [
      { text: 'Stage: {dl} of {p}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'Stage: {dl}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'Tested on: {p}.', when: ['method'] },
      { text: 'Basis: {size}.', when: ['empirical'], unless: ['own', 'protocol'] },
      { text: 'Basis: {p}.', when: ['empirical'], unless: ['own', 'protocol'] },
      { text: 'Studied: {p}.', when: ['own', 'empirical'], unless: ['protocol'] },
    ],
    more: [{ text: '{S}' }],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} conclude: {a}.' }],
    limit: [
      { text: 'Constraint: {lim}.' },
      { text: 'Constraint: {caution}.' },
      {
        text: 'Not in the abstract: performance figures.',
        when: ['no-figures', 'room', 'mechanism'],
        unless: ['author'],
      },
    ],
    closing: [{ text: 'An official document; no product is mentioned.', when: ['document'] }, ...stages],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice', 'closing']],
    linkedin: [
      ['basis', 'number'],
      ['more', 'also', 'authors'],
      ['limit', 'notice', 'closing'],
    ],
    facebook: [
      ['number', 'more'],
      ['basis', 'limit', 'notice', 'closing'],
    ],
    instagram: [
      ['number', 'more'],
      ['basis', 'limit', 'notice', 'closing'],
    ],
  },
  calls: [
    { text: 'Technical detail for your team: {link}', unless: ['document'] },
    { text: 'Detail: {link}', unless: ['document'] },
    { text: 'Full text: {link}', when: ['document'] },
  ],
  callsWithoutLink: [],
  told: {
    limit: [{ text: 'Constraint: {x}.' }],
    open: [{ text: 'Open risk: {x}.' }],
    figures: [{ text: 'In figures: {x}.' }],
    tested: [{ text: 'Evidence: {x}.' }],
    study: [{ text: 'Stage: {x}.' }],
    basis: [{ text: 'Evidence: {x}.' }, { text: 'Basis: {x}.' }],
    advice: [{ text: '{Authors} propose: {x}.', when: ['research'] }],
    joint: '\n',
    each: true,
  },
  emoji: { on: [], signs: [] },
  rewrite: [],
  noticeLabel: 'Stage',
  always: ['closing'],
} as const satisfies Voice;
