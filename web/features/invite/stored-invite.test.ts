import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetInvite, placeAfterSignIn, storedInvite, storeInvite } from './stored-invite.ts';

describe('the invite on the way through the login', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('comes before any other place, until it is forgotten', () => {
    expect(placeAfterSignIn('/chat/x')).toBe('/chat/x');
    storeInvite('a token/?');
    expect(placeAfterSignIn('/chat/x')).toBe('/join/a%20token%2F%3F');
    forgetInvite();
    expect(placeAfterSignIn('/home')).toBe('/home');
  });

  it('is forgotten when no invite can be so old', () => {
    vi.useFakeTimers({ now: 0 });
    storeInvite('token');
    vi.setSystemTime(7 * 24 * 3_600_000);
    expect(storedInvite()).toBe('token');
    vi.setSystemTime(7 * 24 * 3_600_000 + 1);
    expect(storedInvite()).toBeNull();
  });

  it.each(['', 'x', 'null', '{}', '{"token":1,"at":1}'])('is none where %j was kept', (text) => {
    kept.set('paperlark.invite', text);
    expect(storedInvite()).toBeNull();
  });

  it('is none where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    storeInvite('token');
    forgetInvite();
    expect(storedInvite()).toBeNull();
  });
});
