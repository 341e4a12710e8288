import { describe, expect, it } from 'vitest';
import type { PlanKey } from './catalogue.ts';
import { nothing, type Subject } from './entitlements.ts';
import { requireFeature } from './require-feature.ts';

const now = new Date('2026-11-21T12:00:00Z');
const on = (plan: PlanKey): Subject => ({
  role: 'user',
  own: { ...nothing, subscription: { plan, status: 'active', paidUntil: null } },
  team: null,
});

describe('requireFeature', () => {
  it('refuses with the cheapest plan that has it', () => {
    const free = { role: 'user', own: nothing, team: null } as const;
    expect(requireFeature(free, 'hashtags', now)).toMatchObject({
      ok: false,
      failure: { code: 'plan_required', plan: 'ADVANCED' },
    });
    for (const feature of ['highlight', 'predict'] as const)
      expect(requireFeature(on('ADVANCED'), feature, now)).toMatchObject({
        ok: false,
        failure: { code: 'plan_required', plan: 'BUSINESS' },
      });
  });

  it('opens with the plan, with a trial and for an admin', () => {
    expect(requireFeature(on('ADVANCED'), 'hashtags', now).ok).toBe(true);
    expect(requireFeature(on('BUSINESS'), 'highlight', now).ok).toBe(true);
    expect(requireFeature(on('BUSINESS'), 'predict', now).ok).toBe(true);
    const trial = { ...nothing, trialEndsAt: new Date('2026-11-22T00:00:00Z') };
    expect(requireFeature({ role: 'user', own: trial, team: null }, 'highlight', now).ok).toBe(true);
    expect(requireFeature({ role: 'admin', own: nothing, team: null }, 'highlight', now).ok).toBe(true);
  });
});
