import { describe, expect, it } from 'vitest';
import { heldSubscriptions, isLive } from './held.ts';
import { createPriceList, sandboxPrices } from './price-list.ts';
import type { Subscription } from './subscription.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-21T12:00:00Z');
const past = new Date('2026-11-01T12:00:00Z');
const pro: Subscription = {
  id: 'sub_1',
  userId: 'ada',
  teamId: null,
  priceId: 'pri_sandbox_pro_month',
  status: 'active',
  periodEndsAt: later,
  cancelsAt: null,
  canceledAt: null,
  paidUntil: later,
};
const team: Subscription = { ...pro, id: 'sub_2', teamId: 'lab', priceId: 'pri_sandbox_small_team_year' };
const holder = { userId: 'ada', ownTeamId: null, prices: createPriceList(sandboxPrices()), now };
const heldAs = (change: Partial<Subscription>) => heldSubscriptions([{ ...pro, ...change }], holder);

describe('heldSubscriptions', () => {
  it('tells each apart, the better plan first, and none twice', () => {
    const all = heldSubscriptions([pro, team, team], { ...holder, ownTeamId: 'lab' });
    expect(all).toMatchObject([
      { id: 'sub_2', plan: 'SMALL_TEAM', interval: 'year', use: 'team', isPayer: true },
      { id: 'sub_1', plan: 'PRO', interval: 'month', use: 'own', isPayer: true },
    ]);
    expect(heldSubscriptions([team], holder)).toMatchObject([{ use: 'other-team', isPayer: true }]);
    expect(heldSubscriptions([team], { ...holder, userId: 'bo', ownTeamId: 'lab' })).toMatchObject([
      { use: 'team', isPayer: false, can: { cancel: true, resume: false, change: false, updateCard: false } },
    ]);
    expect(heldSubscriptions([team], { ...holder, userId: 'bo' })).toEqual([]);
  });

  it.each<[string, Partial<Subscription>, object]>([
    [
      'active',
      {},
      { chargesAt: later, isOwing: false, can: { cancel: true, change: true, updateCard: true } },
    ],
    [
      'to end',
      { cancelsAt: later },
      { chargesAt: null, can: { cancel: false, resume: true, change: false } },
    ],
    [
      'owing',
      { status: 'past_due' },
      { chargesAt: null, isOwing: true, can: { change: false, updateCard: true } },
    ],
    [
      'paid back',
      { paidUntil: null },
      { isOpen: false, chargesAt: later, can: { cancel: true, change: false } },
    ],
    ['paused', { status: 'paused' }, { chargesAt: null, can: { cancel: true, updateCard: false } }],
    [
      'of a price that is not sold',
      { priceId: 'pri_old' },
      { plan: null, interval: null, isOpen: false, chargesAt: later, can: { cancel: true, change: false } },
    ],
  ])('says what one that is %s charges, and what can be done', (_, change, expected) => {
    expect(heldAs(change)).toMatchObject([expected]);
  });

  it('leaves out what is over', () => {
    expect(heldAs({ status: 'canceled', canceledAt: past, periodEndsAt: null })).toEqual([]);
    expect(heldAs({ cancelsAt: past, periodEndsAt: past, paidUntil: past })).toEqual([]);
  });
});

describe('isLive', () => {
  it.each<[Partial<Subscription>, boolean]>([
    [{}, true],
    [{ cancelsAt: later }, true],
    [{ cancelsAt: later, paidUntil: null }, false],
    [{ paidUntil: null }, true],
    [{ status: 'past_due', paidUntil: past }, true],
  ])('of %j is %s', (change, expected) => {
    expect(heldAs(change).map(isLive)).toEqual([expected]);
  });
});
