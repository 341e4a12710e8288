import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';

/** What every store of model costs does. */
export function modelUsageStoreSuite(database: () => Database): void {
  const noCaps = { tokensPerUser: null, tokensPerDay: null, costMicrosPerDay: null };
  // A day of its own for each test: the row of all is shared.
  const estimateOf = (userId = crypto.randomUUID(), day = `day-${crypto.randomUUID()}`) => ({
    userId,
    day,
    tokens: 1000,
    costMicros: 50,
  });

  it('puts what was used in place of the estimate', async () => {
    const { modelUsage } = database();
    const estimate = estimateOf();
    expect(await modelUsage.take(estimate, noCaps)).toBe('taken');
    await modelUsage.settle(estimate, { input: 300, output: 100, costMicros: 20 });
    expect(await modelUsage.ofDay(estimate.day)).toEqual({
      requests: 1,
      input: 300,
      output: 100,
      costMicros: 20,
    });
    // Only what was used still counts against a cap.
    expect(await modelUsage.take(estimate, { ...noCaps, tokensPerUser: 1400 })).toBe('taken');
    expect(await modelUsage.take(estimate, { ...noCaps, tokensPerUser: 1400 })).toBe('user-cap');
  });

  it('says whose budget has no room, and takes nothing then', async () => {
    const { modelUsage } = database();
    const first = estimateOf();
    const second = estimateOf(undefined, first.day);
    const caps = { ...noCaps, tokensPerDay: 1500 };
    expect(await modelUsage.take(first, caps)).toBe('taken');
    expect(await modelUsage.take(second, caps)).toBe('day-cap');
    expect(await modelUsage.take(second, { ...noCaps, tokensPerUser: 1000 })).toBe('taken');
    expect(await modelUsage.take(second, { ...noCaps, costMicrosPerDay: 149 })).toBe('day-cap');
  });

  it('never takes more than there is, however many ask at once', async () => {
    const { modelUsage } = database();
    const { userId, day } = estimateOf();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        modelUsage.take(estimateOf(userId, day), { ...noCaps, tokensPerDay: 5000 }),
      ),
    );
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(5);
  });

  it('keeps who switched models off until they are on again', async () => {
    const { modelUsage } = database();
    const at = new Date('2026-11-21T12:00:00Z');
    expect(await modelUsage.switchedOff()).toBeNull();
    await modelUsage.switch(false, 'ada', at);
    await modelUsage.switch(false, 'grace', new Date(0));
    expect(await modelUsage.switchedOff()).toEqual({ by: 'ada', at });
    await modelUsage.switch(true, 'ada', at);
    expect(await modelUsage.switchedOff()).toBeNull();
  });
}
