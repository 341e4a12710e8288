import type { Voice } from '../voice.ts';
import { closingsByField, hooksByField } from './funny-by-field.ts';

/** Where a joke at the end would be the second one. */
const staged = [
  'curtain',
  'episode',
  'reviewer',
  'dinner',
  'respect a hedge',
  'overheard',
  'upstairs',
  'clears its throat',
  'takes the floor',
  'walks into',
  'lab coat',
  'office plant',
  'the weather',
  'microphone',
] as const;
const unfit = ['illness', 'grave', 'protocol'] as const;

/** A dry academic with a stage: set-up, straight fact, tag. The fact stays as publisher would say it; one joke a post. */
export const funny = {
  hooks: [
    ...hooksByField,
    { text: 'Small talk for your next conference dinner: {f}.', unless: ['grave', 'illness', 'document'] },
    { text: 'Told with a straight face: {f}.', when: ['of-no-field'], unless: ['grave', 'illness'] },
    {
      text: 'Footnotes at the ready: {f}.',
      when: ['research', 'illness'],
      unless: ['quoted', 'protocol', 'grave'],
    },
    {
      text: 'Reviewer 2, please hold your applause: {f}.',
      when: ['research', 'illness'],
      unless: ['quoted', 'protocol', 'grave'],
    },
    {
      text: 'I read this to the office plant: {f}. It asked for the full paper.',
      when: ['research', 'of-no-field'],
      // "It asked for the full paper. It may help …" would tell of the plant.
      unless: ['quoted', 'protocol', 'grave', 'told'],
    },
    { text: 'No jokes for this one. {F}', when: ['grave'] },
    { text: 'Setting the jokes aside: {f}.', when: ['grave'] },
    { text: 'A serious one, told straight: {f}.', when: ['grave'] },
    {
      text: 'From a document with more commas than coffee breaks: {f}.',
      when: ['document'],
      unless: ['grave'],
    },
  ],
  topicHooks: [
    { text: "In tonight's episode of {T}: {f}.", unless: ['illness', 'grave', 'quoted', 'document'] },
    {
      text: '{T_cap}: a short play. Curtain up. {F} Curtain.',
      unless: ['illness', 'grave', 'quoted', 'document'],
    },
    {
      text: 'Small talk on {T} for your next conference dinner: {f}.',
      unless: ['grave', 'illness', 'document'],
    },
    { text: 'Told with a straight face, on {T}: {f}.', unless: ['grave', 'illness'] },
    { text: 'No punchline needed, on {T}: {f}.', when: ['illness'], unless: ['grave'] },
    { text: 'No jokes on {T}. {F}', when: ['grave'] },
  ],
  shortHooks: [
    {
      text: 'Reviewer 2, hold your applause: {f}.',
      when: ['illness', 'research'],
      unless: ['grave', 'protocol', 'quoted'],
    },
    { text: 'No punchline needed: {f}.', when: ['illness'], unless: ['grave'] },
    { text: 'Small talk, with a source: {f}.', unless: ['grave', 'illness'] },
    { text: 'Straight face on: {f}.', unless: ['grave', 'illness'] },
    { text: 'Told straight: {f}.' },
  ],
  say: {
    number: [{ text: 'Act #. {N}', when: ['acts'] }, { text: '{N}' }],
    basis: [
      { text: 'Studied: {pc}.', when: ['empirical'], unless: ['trial'] },
      { text: 'Studied: {p}. Design: {dl}.', when: ['empirical'] },
      { text: 'Studied: {p}.', when: ['empirical'] },
      { text: 'Studied: {size}.', when: ['empirical'] },
    ],
    more: [{ text: 'Act #. {S}', when: ['acts'] }, { text: '{S}' }],
    also: [{ text: 'Act #. {S2}', when: ['acts'] }, { text: '{S2}' }],
    authors: [
      { text: 'Epilogue, by the authors: {a}.', unless: ['author'] },
      { text: 'Epilogue, by us: {a}.', when: ['author'] },
    ],
    limit: [{ text: 'Footnote: {lim}.' }, { text: 'Footnote: {caution}.' }],
    closing: [
      {
        text: '{Ts_cap} had no further comment.',
        when: ['research'],
        unless: ['illness', 'grave', 'people', 'protocol'],
        unlessSaid: staged,
      },
      {
        text: 'The {things} had no further comment.',
        when: ['research'],
        unless: ['illness', 'grave', 'people', 'protocol'],
        unlessSaid: staged,
      },
      ...closingsByField(staged),
      ...['Reviewer 2 is still reading the methods.', 'Reviewer 2 has asked for one more table.'].map(
        (text) =>
          ({
            text,
            when: ['research', 'illness'],
            unless: ['grave', 'protocol'],
            unlessSaid: staged,
          }) as const,
      ),
      ...[
        'The office plant has asked for the full paper.',
        'Please hold your applause until the methods section.',
      ].map(
        (text) => ({ text, when: ['research', 'of-no-field'], unless: unfit, unlessSaid: staged }) as const,
      ),
    ],
    hedge: [
      {
        text: 'The {paper} says "{hedge}", and we respect a hedge.',
        when: ['hedged', 'research'],
        unless: ['grave'],
      },
    ],
  },
  shapes: {
    twitter: [['number', 'basis', 'hedge', 'limit', 'notice', 'closing']],
    linkedin: [
      { lines: ['basis', 'number', 'more', 'also'] },
      ['authors', 'hedge', 'limit', 'notice', 'closing'],
    ],
    facebook: [
      ['number', 'more'],
      ['basis', 'hedge', 'limit', 'notice', 'closing'],
    ],
    instagram: [['basis', 'number'], ['more'], ['hedge', 'limit', 'notice', 'closing']],
  },
  calls: [
    { text: 'The {paper}, no laugh track: {link}', when: ['research'], unless: ['grave'] },
    { text: 'Peer-reviewed sequel: {link}', when: ['journal'], unless: ['preprint', 'grave', 'illness'] },
    { text: 'The long version: {link}' },
  ],
  callsWithoutLink: [],
  closesByTurns: true,
  told: {
    limit: [{ text: 'Footnote: {x}.' }],
    figures: [{ text: 'The numbers, told straight: {x}.' }],
    basis: [{ text: 'Methods, abridged: {x}.' }],
    reading: [
      { text: 'Epilogue, by the authors: {x}.', unless: ['author'] },
      { text: 'Epilogue, by us: {x}.', when: ['author'] },
    ],
    last: [{ text: 'Footnote: {x}.' }],
    joint: '\n',
    each: true,
  },
  emoji: { on: ['facebook', 'instagram'], signs: ['🙃', '🤓', '😅'], unless: ['illness'] },
  hedge: 'It appears that {x}',
  rewrite: [],
} as const satisfies Voice;
