import type { Condition, Voice } from '../voice.ts';

const noResultToLove: readonly Condition[] = [
  'protocol',
  'document',
  'patent',
  'method',
  'quoted',
  'announces',
  'null',
  'unwelcome',
  'says-result',
];

/** A proud lab-mate: warmth toward the people and the question, exactly one exclamation mark, never toward the effect. */
export const enthusiastic = {
  hooks: [
    {
      text: 'Love this result: {r}! {post}',
      unless: noResultToLove,
    },
    { text: 'What a lovely question! {Q} {F}', when: ['research'], unless: ['quoted'] },
    { text: 'A pleasure to read: {g}! {post}', unless: ['quoted', 'null', 'unwelcome'] },
    {
      text: 'Hats off to the team: {r}! {post}',
      unless: ['document', 'quoted', 'author', 'patent', 'null', 'unwelcome'],
    },
    { text: "Here's one worth sharing: {r}! {post}", unless: ['quoted', 'null', 'unwelcome'] },
    {
      text: 'Null results deserve love too! {F}',
      when: ['null', 'research'],
      unless: ['grave', 'illness', 'quoted'],
    },
    {
      text: 'Grateful that this was checked: {f}.',
      when: ['null', 'illness', 'research'],
      unless: ['grave', 'quoted'],
    },
    { text: 'Grateful that this was looked into: {f}.', when: ['unwelcome'], unless: ['grave', 'quoted'] },
    { text: 'Grateful that this question was asked: {f}.', when: ['grave'] },
    { text: 'Grateful for careful work like this: {f}.', when: ['grave'] },
    { text: 'Glad that someone looked into this: {f}.', when: ['grave'] },
  ],
  topicHooks: [
    {
      text: 'Love this result on {T}: {r}! {post}',
      unless: noResultToLove,
    },
    { text: "Here's one worth sharing on {T}: {r}! {post}", unless: ['quoted', 'null', 'unwelcome'] },
    { text: 'A pleasure to read, on {T}: {g}! {post}', unless: ['quoted', 'null', 'unwelcome'] },
    {
      text: 'Hats off to everyone working on {T}: {r}! {post}',
      unless: ['document', 'quoted', 'author', 'patent', 'null', 'unwelcome'],
    },
    { text: 'Grateful for careful work on {T}: {f}.', when: ['grave'] },
    {
      text: 'Grateful that this was looked into, on {T}: {f}.',
      when: ['unwelcome'],
      unless: ['grave', 'quoted', 'null'],
    },
    {
      text: 'Grateful that this was checked, on {T}: {f}.',
      when: ['null', 'research'],
      unless: ['grave', 'quoted'],
    },
  ],
  shortHooks: [
    { text: 'Glad that this was asked! {F}', when: ['null'] },
    { text: 'Lovely: {g}! {post}', unless: ['quoted', 'null', 'unwelcome'] },
    { text: 'Lovely! {F}', unless: ['null', 'unwelcome'] },
    { text: 'With thanks to all involved: {f}.', when: ['grave'] },
    { text: 'With thanks to everyone who works on this: {f}.', when: ['unwelcome'] },
  ],
  say: {
    number: [{ text: '{N}' }],
    basis: [
      {
        text: '{Team} looked at {pc}.',
        when: ['empirical'],
        unless: ['protocol', 'review', 'trial', 'grave'],
      },
      { text: 'The data: {p}.', when: ['grave', 'empirical'] },
      { text: 'The result comes from {d} of {p}.', when: ['empirical'], unless: ['own', 'protocol'] },
      { text: '{Team} worked with {p}.', when: ['empirical'], unless: ['protocol', 'review'] },
      { text: 'We worked with {p}.', when: ['empirical', 'author'], unless: ['protocol', 'review'] },
      { text: 'The data: {size}.', when: ['empirical'], unless: ['protocol'] },
      { text: 'The result comes from {d}.', when: ['empirical'], unless: ['own', 'protocol'] },
    ],
    more: [{ text: '{S}' }],
    // Where there is nothing to cheer, the people are thanked.
    closing: [
      {
        text: 'Thank you to everyone who took part!',
        when: ['people', 'empirical', 'unwelcome'],
        unless: ['review', 'protocol', 'grave'],
        unlessSaid: ['!'],
      },
      {
        text: 'Thank you to everyone who took part!',
        when: ['people', 'empirical', 'null', 'illness'],
        unless: ['review', 'protocol', 'grave', 'unwelcome'],
        unlessSaid: ['!'],
      },
    ],
    also: [{ text: '{S2}' }],
    authors: [{ text: '{Authors} conclude: {a}.' }],
    limit: [
      { text: 'Plenty left to learn: {lim}.', when: ['open-limit'] },
      { text: 'One thing to keep in mind: {lim}.' },
      { text: 'One thing to keep in mind: {caution}.' },
    ],
  },
  shapes: {
    twitter: [['number', 'basis', 'limit', 'notice', 'closing']],
    linkedin: [
      ['basis', 'number'],
      ['more', 'also'],
      ['authors', 'limit', 'notice', 'closing'],
    ],
    facebook: [
      ['number', 'basis', 'more'],
      ['limit', 'notice', 'closing'],
    ],
    instagram: [
      ['basis', 'number'],
      ['more', 'limit', 'notice', 'closing'],
    ],
  },
  calls: [{ text: 'Have a look at the {paper}: {link}' }, { text: 'The {paper} is worth a read: {link}' }],
  callsWithoutLink: [],
  told: {
    limit: [{ text: 'One thing to keep in mind: {x}.' }],
    open: [{ text: 'Plenty left to learn: {x}.' }],
  },
  emoji: {
    on: ['twitter', 'linkedin', 'facebook', 'instagram'],
    signs: ['👏', '✨', '🌱', '🎉'],
    unless: ['illness', 'null', 'unwelcome'],
  },
  hedge: 'It seems that {x}',
  glosses: true,
  rewrite: [],
} as const satisfies Voice;
