import { expect, it } from 'vitest';
import { refusalOf } from './dashboard-access.ts';

it('lets the owner in, and an admin who is in the team', () => {
  const of = (id: string | null, teamRole: 'owner' | 'member' | null, role: 'user' | 'admin') =>
    refusalOf({ id, teamRole }, role)?.title ?? null;
  expect(of('t', 'owner', 'user')).toBeNull();
  expect(of('t', 'member', 'admin')).toBeNull();
  expect(of('t', 'member', 'user')).toBe('Access Denied');
  expect(of(null, null, 'admin')).toBe('No team found');
});
