import { expect, it } from 'vitest';
import { doubtOf } from './doubt.ts';

it.each([
  ['Pears may lift the mood.', 'may'],
  ['The results suggest that pears work.', 'suggest'],
  ['Pears seem to work.', 'seem'],
  ['Pears are likely to work.', 'likely'],
  // A month, a denial, a thing in passing, what was said before.
  ['In May 2020 pears worked.', null],
  ['Pears may not work.', null],
  ['They used pears that may differ in size.', null],
  ['It was suggested before that pears harm.', null],
  ['Pears work.', null],
  ['Pears appear safe.', 'appear'],
  ['Pears appear when the wind is warm.', null],
])('%s', (text, doubt) => {
  expect(doubtOf([text])).toBe(doubt);
});
