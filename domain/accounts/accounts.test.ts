import { describe, expect, it } from 'vitest';
import { fullName, normaliseEmail } from './profile.ts';
import { roleOf } from './role.ts';
import { isSessionAlive, sessionLimits } from './session-limits.ts';

describe('roleOf', () => {
  it('makes admins of verified addresses that the operator named, and of nobody else', () => {
    const admins = ['ada@example.org'];
    expect(roleOf({ email: 'ada@example.org', emailVerified: true }, admins)).toBe('admin');
    expect(roleOf({ email: 'ada@example.org', emailVerified: false }, admins)).toBe('user');
    expect(roleOf({ email: 'eve@example.org', emailVerified: true }, admins)).toBe('user');
    expect(roleOf({ email: '', emailVerified: true }, [])).toBe('user');
  });
});

describe('isSessionAlive', () => {
  const createdAt = new Date('2026-11-01T00:00:00Z');
  const later = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);

  it('ends a session that is not used, to the millisecond', () => {
    const session = { createdAt, lastSeenAt: createdAt };
    expect(isSessionAlive(session, later(sessionLimits.idle - 1))).toBe(true);
    expect(isSessionAlive(session, later(sessionLimits.idle))).toBe(false);
  });

  it('ends a session that is used all the time', () => {
    const session = { createdAt, lastSeenAt: later(sessionLimits.absolute - 1000) };
    expect(isSessionAlive(session, later(sessionLimits.absolute - 1))).toBe(true);
    expect(isSessionAlive(session, later(sessionLimits.absolute))).toBe(false);
  });
});

describe('profiles', () => {
  it('names people by what is there', () => {
    expect(fullName({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace');
    expect(fullName({ firstName: '', lastName: 'Lovelace' })).toBe('Lovelace');
    expect(normaliseEmail('  Ada@Example.ORG ')).toBe('ada@example.org');
  });
});
