import { describe, expect, it } from 'vitest';
import type { PlanKey } from './catalogue.ts';
import { nothing, type Subject } from './entitlements.ts';
import { requireInsight } from './require-insight.ts';

const now = new Date('2026-11-21T12:00:00Z');
const on = (plan: PlanKey): Subject => ({
  role: 'user',
  own: { ...nothing, subscription: { plan, status: 'active', paidUntil: null } },
  team: null,
});

describe('requireInsight', () => {
  it('refuses with the cheapest plan that has it', () => {
    const free = { role: 'user', own: nothing, team: null } as const;
    expect(requireInsight(free, 'hashtags', now)).toMatchObject({
      ok: false,
      failure: { code: 'plan_required', plan: 'ADVANCED' },
    });
    expect(requireInsight(on('ADVANCED'), 'highlight', now)).toMatchObject({
      ok: false,
      failure: { code: 'plan_required', plan: 'BUSINESS' },
    });
  });

  it('opens with the plan, with a trial and for an admin', () => {
    expect(requireInsight(on('ADVANCED'), 'hashtags', now).ok).toBe(true);
    expect(requireInsight(on('BUSINESS'), 'highlight', now).ok).toBe(true);
    const trial = { ...nothing, trialEndsAt: new Date('2026-11-22T00:00:00Z') };
    expect(requireInsight({ role: 'user', own: trial, team: null }, 'highlight', now).ok).toBe(true);
    expect(requireInsight({ role: 'admin', own: nothing, team: null }, 'highlight', now).ok).toBe(true);
  });
});
