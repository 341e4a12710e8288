import { expect, it } from 'vitest';
import { dropIdleDefinitions } from './brackets.ts';

it('drops a short form that does not return, and no number of a list', () => {
  expect(dropIdleDefinitions('The early bird index (EBI) rose.')).toBe('The early bird index rose.');
  const listed = 'It offers: (I) maps of moss; (II) lists of fern; (III) songs of reed.';
  expect(dropIdleDefinitions(listed)).toBe(listed);
});
