import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planKeys, plans } from './catalogue.ts';
import {
  atLeast,
  type Entitlements,
  entitlements,
  nothing,
  type Standing,
  type Subject,
} from './entitlements.ts';

const now = new Date('2026-11-21T12:00:00Z');
const past = new Date('2026-11-21T11:59:59Z');
const future = new Date('2026-11-21T12:00:01Z');

const time = fc.constantFrom(past, now, future);
const standing: fc.Arbitrary<Standing> = fc.record({
  subscription: fc.option(
    fc.record({
      plan: fc.constantFrom(...planKeys),
      status: fc.constantFrom('active', 'trialing', 'past_due', 'paused', 'canceled'),
      paidUntil: fc.option(time),
    }),
  ),
  trialEndsAt: fc.option(time),
  isLifetime: fc.boolean(),
});
const subject: fc.Arbitrary<Subject> = fc.record({
  role: fc.constantFrom('user', 'admin'),
  own: standing,
  team: fc.option(standing),
});

/** Every right of `one` is one of `other` too, and no limit is lower. */
function isWithin(one: Entitlements, other: Entitlements): boolean {
  const flags = Object.entries(one).every(
    ([key, value]) => value !== true || Object.entries(other).some(([k, v]) => k === key && v === true),
  );
  return (
    flags &&
    atLeast(other.posts, one.posts) === other.posts &&
    atLeast(other.maxKeys, one.maxKeys) === other.maxKeys
  );
}

describe('entitlements', () => {
  it('gives nobody less than the free plan', () => {
    const least = entitlements({ role: 'user', own: nothing, team: null }, now);
    expect(least).toMatchObject({
      planKey: 'FREE',
      posts: 5,
      maxKeys: 0,
      canUseDoi: false,
      hasGenerator: false,
    });
    fc.assert(fc.property(subject, (anyone) => isWithin(least, entitlements(anyone, now))));
  });

  it('takes nothing away when somebody joins a team, is given lifetime or a trial, or becomes admin', () => {
    fc.assert(
      fc.property(subject, standing, (person, team) => {
        const before = entitlements({ ...person, team: null }, now);
        const own = person.own;
        const more: Subject[] = [
          { ...person, team },
          { ...person, team: null, role: 'admin' },
          { ...person, team: null, own: { ...own, isLifetime: true } },
          { ...person, team: null, own: { ...own, trialEndsAt: future } },
        ];
        return more.every((richer) => isWithin(before, entitlements(richer, now)));
      }),
    );
  });

  it('opens everything without a limit for admins and lifetime members', () => {
    fc.assert(
      fc.property(subject, fc.boolean(), (anyone, asAdmin) => {
        const given: Subject = asAdmin
          ? { ...anyone, role: 'admin' }
          : { ...anyone, own: { ...anyone.own, isLifetime: true } };
        const may = entitlements(given, now);
        return (
          may.posts === 'unlimited' &&
          may.canUseDoi &&
          may.canUsePredict &&
          may.canUseHashtags &&
          may.hasGenerator
        );
      }),
    );
  });

  it('ends a trial to the second, with 200 posts while it runs', () => {
    const trial = (trialEndsAt: Date) =>
      entitlements({ role: 'user', own: { ...nothing, trialEndsAt }, team: null }, now);
    expect(trial(future)).toMatchObject({ posts: 200, canUsePredict: true, maxKeys: 3, trialEndsAt: future });
    expect(trial(now)).toMatchObject({ posts: 5, canUsePredict: false, maxKeys: 0, trialEndsAt: null });
  });

  it('keeps what was paid for until its end, whatever the status', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...planKeys),
        fc.constantFrom('past_due' as const, 'paused' as const, 'canceled' as const),
        (plan, status) => {
          const at = (paidUntil: Date | null) =>
            entitlements(
              { role: 'user', own: { ...nothing, subscription: { plan, status, paidUntil } }, team: null },
              now,
            ).planKey;
          return at(future) === plan && at(past) === 'FREE' && at(null) === 'FREE';
        },
      ),
    );
  });

  it("counts posts for the team only where the team's plan is the better one", () => {
    const withPlan = (plan: (typeof planKeys)[number]): Standing => ({
      ...nothing,
      subscription: { plan, status: 'active', paidUntil: null },
    });
    const of = (own: Standing, team: Standing | null) => entitlements({ role: 'user', own, team }, now);
    expect(of(withPlan('PRO'), withPlan('SMALL_TEAM'))).toMatchObject({
      planKey: 'SMALL_TEAM',
      countedFor: 'team',
    });
    expect(of(withPlan('BUSINESS'), withPlan('SMALL_TEAM'))).toMatchObject({
      planKey: 'BUSINESS',
      countedFor: 'user',
    });
    expect(of(nothing, nothing)).toMatchObject({ planKey: 'FREE', countedFor: 'user' });
  });

  it('gives each plan what its row says', () => {
    for (const key of planKeys) {
      const may = entitlements(
        {
          role: 'user',
          own: { ...nothing, subscription: { plan: key, status: 'active', paidUntil: null } },
          team: null,
        },
        now,
      );
      const {
        posts,
        seats,
        maxKeys,
        canUseDoi,
        canUseHashtags,
        canUseHighlight,
        canUsePredict,
        hasGenerator,
      } = plans[key];
      expect(may).toMatchObject({
        planKey: key,
        posts,
        seats,
        maxKeys,
        canUseDoi,
        canUseHashtags,
        canUseHighlight,
        canUsePredict,
        hasGenerator,
      });
    }
  });
});
