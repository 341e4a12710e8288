import { expect, it } from 'vitest';
import { allFaults, isThere } from './all-faults.ts';

it('names tests for the faults that there are', () => {
  const named = allFaults.flatMap(({ alsoIn }) => alsoIn ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((test) => !isThere(test))).toEqual([]);
});
