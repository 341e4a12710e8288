import { expect, it } from 'vitest';
import { usesColours } from './uses-colours.ts';

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
])('colours stand at a terminal alone, where nobody minds: %j %j', (isTTY, environment, used) => {
  expect(usesColours({ isTTY }, environment)).toBe(used);
});
