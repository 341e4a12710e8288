import { expect, it } from 'vitest';
import { createAttemptKeys } from './attempt-key.ts';

it('keeps the key of an unanswered request, and of that one only', () => {
  const keys = createAttemptKeys();
  const first = keys.keyFor('a');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor('a')).toBe(first);
  expect(keys.keyFor('b')).not.toBe(first);
  const second = keys.keyFor('b');
  keys.answered();
  expect(keys.keyFor('b')).not.toBe(second);
});
