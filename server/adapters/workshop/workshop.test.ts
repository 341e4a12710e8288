import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGate } from '#testing/gate.ts';
import { createSentinelWorks, workSentinels } from '#testing/sentinel-works.ts';
import { openSentinelWorkshop, threadsReadyMs } from '#testing/sentinel-workshop.ts';
import { checkOf, orderBy, workshopSuite } from '#testing/suites/workshop.ts';
import { createWorkshopHere } from './here.ts';
import type { ThreadWorkshop } from './threads.ts';

describe('a workshop in this thread', () => {
  const workshop = createWorkshopHere(createSentinelWorks());
  workshopSuite(() => workshop);
});

describe('a workshop in threads', { timeout: threadsReadyMs }, () => {
  let workshop: ThreadWorkshop;
  beforeAll(() => {
    workshop = openSentinelWorkshop();
  });
  afterAll(() => workshop.close(), threadsReadyMs);
  workshopSuite(() => workshop);

  const goesOn = async () =>
    expect(await workshop.do('checkPost', checkOf('It may help.'), orderBy('ada'))).toMatchObject({
      ok: true,
    });

  it.each([
    ['would never end', workSentinels.endless, 'too_slow', 'Shorten the post'],
    ['takes more memory than there is', workSentinels.greedy, 'too_slow', 'Shorten the post'],
    ['goes deeper than the stack', workSentinels.deep, 'too_slow', 'Shorten the post'],
    ['ends its thread', workSentinels.dies, 'unavailable', 'broke off'],
  ])('fails one text that %s, and goes on with the next', async (_what, text, code, says) => {
    const failed = await workshop.do('checkPost', checkOf(text), orderBy('ada'));
    expect(failed).toMatchObject({ ok: false, failure: { code } });
    expect(failed.ok ? '' : failed.failure.message).toContain(says);
    await goesOn();
  });

  it('answers somebody else while one person has more done than there are threads', async () => {
    const gate = makeGate();
    const held = [1, 2, 3].map(() => workshop.do('checkPost', checkOf(gate.text), orderBy('greedy')));
    await goesOn();
    gate.open();
    expect((await Promise.all(held)).map(({ ok }) => ok)).toEqual([true, true, true]);
    gate.remove();
  });

  it('answers people while a bulk run has more done than there are threads, whoever runs it', async () => {
    const gate = makeGate();
    const inBackground = { inBackground: true };
    const held = [1, 2, 3].map(() =>
      workshop.do('checkPost', checkOf(gate.text), orderBy('bob', inBackground)),
    );
    await goesOn();
    gate.open();
    expect((await Promise.all(held)).map(({ ok }) => ok)).toEqual([true, true, true]);
    gate.remove();
  });

  it('answers whoever leaves at once, waiting or not, and does not begin what nobody waits for', async () => {
    const gate = makeGate();
    const leaving = new AbortController();
    const { signal } = leaving;
    const underWay = workshop.do('checkPost', checkOf(gate.text), orderBy('ada', { signal }));
    const waiting = workshop.do('checkPost', checkOf(workSentinels.throws), orderBy('ada', { signal }));
    leaving.abort();
    for (const one of await Promise.all([underWay, waiting]))
      expect(one).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
    gate.open();
    await goesOn();
    gate.remove();
  });

  it('turns away the last of whoever has most waiting, and says when to come again', async () => {
    const small = openSentinelWorkshop({ longestQueue: 4 });
    const gate = makeGate();
    const held = [1, 2, 3, 4].map(() => small.do('checkPost', checkOf(gate.text), orderBy('greedy')));
    const other = small.do('checkPost', checkOf('It may help.'), orderBy('ada'));
    const turnedAway = await Promise.race(held);
    expect(turnedAway).toMatchObject({ ok: false, failure: { code: 'unavailable', retryAfter: 5 } });
    expect(await other).toMatchObject({ ok: true });
    gate.open();
    expect((await Promise.all(held)).filter(({ ok }) => ok)).toHaveLength(3);
    await small.close();
    gate.remove();
  });

  it('lets what is under way end when it closes, and turns the rest away', async () => {
    const closing = openSentinelWorkshop();
    const gate = makeGate();
    await closing.do('checkPost', checkOf('It may help.'), orderBy('ada'));
    // Its thread is free again.
    await new Promise(setImmediate);
    const underWay = closing.do('checkPost', checkOf(gate.text), orderBy('ada'));
    const waiting = closing.do('checkPost', checkOf('It may help.'), orderBy('ada'));
    const closed = closing.close();
    const late = closing.do('checkPost', checkOf('It may help.'), orderBy('bob'));
    for (const one of [await waiting, await late])
      expect(one).toMatchObject({ ok: false, failure: { code: 'unavailable', retryAfter: 5 } });
    gate.open();
    expect(await underWay).toMatchObject({ ok: true });
    await closed;
    gate.remove();
  });
});
