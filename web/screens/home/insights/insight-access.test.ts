import { describe, expect, it } from 'vitest';
import { insightAccess } from './insight-access.ts';

const now = new Date('2026-11-21T12:00:00Z');
const free = { hasGenerator: false, maxKeys: 0, trialEndsAt: null, isLifetime: false } as const;
const none = { open: false, hashtags: false, highlight: false, predict: false };
const all = { open: true, hashtags: true, highlight: true, predict: true };

describe('insightAccess', () => {
  it('opens by plan: hashtags with the generator, highlights and predictions from three keys', () => {
    expect(insightAccess(free, 'user', now)).toEqual(none);
    const advanced = { ...free, hasGenerator: true, maxKeys: 1 };
    expect(insightAccess(advanced, 'user', now)).toEqual({ ...none, open: true, hashtags: true });
    expect(insightAccess({ ...advanced, maxKeys: 3 }, 'user', now)).toEqual(all);
    expect(insightAccess({ ...advanced, maxKeys: 'unlimited' }, 'user', now)).toEqual(all);
  });

  it('opens everything for admins, lifetime and a trial that runs', () => {
    expect(insightAccess(free, 'admin', now)).toEqual(all);
    expect(insightAccess({ ...free, isLifetime: true }, 'user', now)).toEqual(all);
    expect(insightAccess({ ...free, trialEndsAt: '2026-11-22T00:00:00.000Z' }, 'user', now)).toEqual(all);
    expect(insightAccess({ ...free, trialEndsAt: '2026-11-21T11:59:59.000Z' }, 'user', now).open).toBe(false);
  });
});
