import { describe, expect, it } from 'vitest';
import { bareReference } from './bare-reference.ts';

describe('bareReference', () => {
  it.each([
    'On walls in the wild, which need care, this yields cooler rooms.',
    'The authors conduct experiments to show its effect on heat.',
    'A layer of moss is proper for the former and cools the room.',
    'These roofs are cool.',
    'Then it cools the room.',
    'By doing so, the authors find that moss cools rooms.',
    'The authors present an updated calculation of it on roofs of slate.',
    'On one hand both are cool, and on the other hand they are wet.',
    'Moss with the improvements hereby described cools rooms.',
    'Heat above the value derived here cools rooms.',
  ])('finds what a reader cannot resolve: %s', (text) => {
    expect(bareReference(text, null)).not.toBeNull();
  });

  it.each([
    'On walls in the wild, moss yields cooler rooms.',
    'The authors conduct experiments to show the effect of moss on heat.',
    'Moss and fern cool rooms, with a larger share for the former.',
    'On roofs of slate, moss cools rooms.',
  ])('passes what stands alone: %s', (text) => {
    expect(bareReference(text, null)).toBeNull();
  });
});
