import { expect, it } from 'vitest';
import { buildSheet } from '../fixtures/build-sheet.ts';
import { explainedName } from './explained-name.ts';

const explained = (title: string | null, announced: string, told: string): string | null =>
  explainedName(told, buildSheet({ title, source: [announced, told], finding: { text: told } }));

it.each([
  [
    null,
    'We propose an efficient onion routing protocol named AIB-OR that is safe.',
    "Tests show that the authors' proposed AIB-OR can reach high bandwidths.",
    'Tests show that AIB-OR, an onion routing protocol, can reach high bandwidths.',
  ],
  [
    'TreeNet: A Small Parser of Handwritten Notes',
    'Notes by hand are hard to read.',
    'Users read more with TreeNet.',
    null,
  ],
  [
    'TreeNet: A Small Parser of Handwritten Notes',
    'A small parser of handwritten notes is of use.',
    'Tests show that TreeNet reads faster.',
    null,
  ],
  [
    'TreeNet: A Small Parser of Handwritten Notes',
    'A small parser of handwritten notes is of use.',
    'Errors were rarer with the help of TreeNet.',
    'Errors were rarer with the help of TreeNet, a small parser of handwritten notes.',
  ],
  // Another's name, a phrase that says nothing, and one that the sentence says itself.
  [null, 'CdTe is a key solar cell material.', 'The mobility of CdTe is high.', null],
  [null, 'We propose TreeNet, a new method.', 'Tests show that TreeNet is faster.', null],
  [null, 'We propose TreeNet, a handwriting parser.', 'In handwriting, TreeNet is the fastest parser.', null],
])('%s: %s %s', (title, announced, told, expected) => {
  expect(explained(title, announced, told)).toBe(expected);
});
