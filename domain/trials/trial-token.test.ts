import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTrialToken,
  joinTrialToken,
  linkEnd,
  splitTrialToken,
  type TrialToken,
  trialEnd,
  trialTokenState,
} from './trial-token.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const ada = { id: 'ada', email: 'ada@example.org', emailVerified: true };
const token: TrialToken = {
  id: 'abcdefghijkl',
  target: 'user',
  email: 'ada@example.org',
  days: 30,
  issuedAt: hours(-1),
  expiresAt: hours(23),
  revokedAt: null,
  usedAt: null,
  usedBy: null,
  teamId: null,
};
const id = 'abc-_6789012';
const secret = 's'.repeat(43);

function sentence(change: Partial<TrialToken>, redeemer = ada): string {
  const checked = checkTrialToken({ ...token, ...change }, redeemer, now);
  return checked.ok ? '' : checked.failure.message;
}

describe('the two parts of a token', () => {
  it('come back as they were joined, with space around them', () => {
    expect(splitTrialToken(` ${joinTrialToken(id, secret)}\n`)).toEqual({ ok: true, value: { id, secret } });
  });

  it('are told apart from half a link, at every length, and from anything else', () => {
    const whole = joinTrialToken(id, secret);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.length - 1 }), (length) => {
        const split = splitTrialToken(whole.slice(0, length));
        expect(split.ok ? '' : split.failure.code).toBe('invalid_request');
      }),
    );
    for (const other of [`${whole}x`, 'a b', '<script>', `${whole.slice(1)}%`])
      expect(splitTrialToken(other)).toMatchObject({ ok: false, failure: { code: 'not_found' } });
  });
});

describe('who may redeem a token', () => {
  it('is the person of its address, while it is open, to the millisecond', () => {
    expect(checkTrialToken(token, ada, now).ok).toBe(true);
    expect(checkTrialToken(token, ada, new Date(token.expiresAt.getTime() - 1)).ok).toBe(true);
    expect(checkTrialToken(token, ada, token.expiresAt).ok).toBe(false);
    expect(checkTrialToken({ ...token, issuedAt: hours(0.05) }, ada, now).ok).toBe(true);
  });

  it('has a sentence for each reason that speaks against it', () => {
    const sentences = [
      sentence({}, { ...ada, email: 'eve@example.org' }),
      sentence({}, { ...ada, emailVerified: false }),
      sentence({ usedAt: now, usedBy: 'eve' }),
      sentence({ usedAt: now, usedBy: 'ada' }),
      sentence({ usedAt: hours(-31 * 24), usedBy: 'ada' }),
      sentence({ revokedAt: now }),
      sentence({ issuedAt: hours(2), expiresAt: hours(26) }),
      sentence({ expiresAt: hours(-1) }),
    ];
    expect(sentences.every((one) => one.length > 20)).toBe(true);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('is told apart whether their own trial is still on', () => {
    const ownTrial = (usedAt: Date): string => {
      const checked = checkTrialToken({ ...token, usedAt, usedBy: 'ada' }, ada, now);
      return checked.ok ? '' : checked.failure.code;
    };
    expect(ownTrial(hours(-30 * 24 + 1))).toBe('already_redeemed');
    expect(ownTrial(hours(-30 * 24))).toBe('conflict');
  });

  it('tells a stranger nothing of what became of a token', () => {
    const eve = { ...ada, id: 'eve', email: 'eve@example.org' };
    const states: Partial<TrialToken>[] = [{}, { usedAt: now }, { revokedAt: now }, { expiresAt: hours(-1) }];
    expect(new Set(states.map((state) => sentence(state, eve))).size).toBe(1);
  });
});

describe('times', () => {
  it('let a link live for a day at most, and a trial for its days', () => {
    expect(linkEnd(now, 1)).toEqual(hours(24));
    expect(linkEnd(now, 365)).toEqual(hours(24));
    expect(trialEnd(now, 30)).toEqual(hours(720));
  });

  it('give a token one state', () => {
    expect(trialTokenState(token, now)).toBe('active');
    expect(trialTokenState(token, token.expiresAt)).toBe('expired');
    expect(trialTokenState({ ...token, revokedAt: now }, token.expiresAt)).toBe('revoked');
    expect(trialTokenState({ ...token, usedAt: now, revokedAt: now }, now)).toBe('used');
  });
});
