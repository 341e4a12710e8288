import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it('is the name that one shows, else the one that one has, and never the address', () => {
  const email = 'ada@example.org';
  expect(personName({ displayName: 'Ada', name: 'Ada Lovelace', email })).toBe('Ada');
  expect(personName({ displayName: email, name: 'Ada Lovelace', email })).toBe('Ada Lovelace');
  expect(personName({ displayName: email, name: ' ', email })).toBe('Researcher');
});
