import { expect, it } from 'vitest';
import { phaseOf } from './trial-phase.ts';

it.each([
  [['In this phase III trial, 345 adults were randomised.'], 'phase III'],
  [['In an earlier phase II trial, it was safe.', 'In this trial, 345 adults were randomised.'], null],
  [
    ['In an earlier phase II trial, it was safe.', 'In this phase III trial, 345 were randomised.'],
    'phase III',
  ],
  [['A phase III trial is needed.'], null],
  [['In a phase I trial it was safe and in a phase II trial it worked.'], null],
  [['The moon was in phase 2 of its course.'], 'phase 2'],
  [[], null],
])('%j', (texts, phase) => {
  const sentences = texts.map((text, index) => ({
    index,
    text,
    start: 0,
    end: text.length,
    role: 'methods' as const,
    certainty: 1,
    heading: null,
  }));
  expect(phaseOf({ title: null, sentences })).toBe(phase);
});
