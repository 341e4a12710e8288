import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullName, isPlainAddress, normaliseEmail } from './profile.ts';
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

describe('an address', () => {
  it('is named as an admin by its own letters alone, whatever else looks like them (property)', () => {
    const admin = 'kate.smith@example.org';
    const likeness: Readonly<Record<string, readonly string[]>> = {
      k: ['\u212A', '\uFF4B', '\u043A', '\u{1D55C}', 'k\u0301'],
      a: ['\u0430', '\uFF41', '\u00E1', 'a\u0300'],
      s: ['\u017F', '\u0455', '\uFF53', '\u{1D600}'],
      i: ['\u0131', '\u0130', '\u0456', '\u2170'],
      o: ['\u043E', '\u2134', '\uFF4F', '\u00BA'],
      e: ['\u0435', '\u212F', '\u00E9', '\u0117'],
      m: ['\uFF4D', '\u217F'],
      '@': ['\uFF20', '\uFE6B'],
      '.': ['\uFF0E', '\u3002', '\u2024', '.\u200B'],
    };
    const places = [...admin].flatMap((letter, index) =>
      (likeness[letter] ?? []).map((other) => ({ index, other })),
    );
    const isAdmin = (email: string) =>
      roleOf({ email: normaliseEmail(email), emailVerified: true }, [admin]) === 'admin';
    fc.assert(
      fc.property(fc.subarray(places, { minLength: 1 }), fc.boolean(), (chosen, isLoud) => {
        const letters = [...admin];
        for (const { index, other } of chosen) letters[index] = other;
        const email = letters.join('');
        // Only A to Z: to make others large would make some of them letters of ours.
        const loud = email.replace(/[a-z]/g, (one) => one.toUpperCase());
        expect(isAdmin(isLoud ? loud : email)).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(isAdmin(' KATE.Smith@Example.ORG ')).toBe(true);
  });

  it.each(['kate@example.org', 'jörg@bücher.example', 'ada@localhost', "o'neil+news@mail.example.org"])(
    'can be %s',
    (email) => expect(isPlainAddress(email)).toBe(true),
  );
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
