import { afterAll, describe, expect, it } from 'vitest';
import { hangGuard } from '#testing/hang-guard.ts';
import { claimOf, claimVerifierSuite, verifierRun } from '#testing/suites/claim-verifier.ts';
import { createLearnedVerifier, type LearnedVerifier } from './learned-verifier.ts';
import { shippedWeights } from './weights.ts';

const opened: LearnedVerifier[] = [];
function learned(weights = shippedWeights): LearnedVerifier {
  const verifier = createLearnedVerifier({
    weights,
    longestMs: hangGuard,
    longestInBackgroundMs: hangGuard,
  });
  opened.push(verifier);
  return verifier;
}
afterAll(() => Promise.all(opened.map((one) => one.close())));

const shared = learned();
describe('the learned verifier, as any other', () => claimVerifierSuite(() => shared));

describe('the learned verifier', () => {
  it('tells what the source says in other words from what it does not', async () => {
    const claims = [
      'Adults who exercised had less knee pain than those with usual care, perhaps.',
      'Usual care may reduce knee pain more than exercise.',
    ].map(claimOf);
    const [held, turned] = await shared.entails(claims, verifierRun());
    expect(held?.probability).toBeGreaterThan(turned?.probability ?? 1);
  });

  it('takes no evidence from the claim, however it is written', async () => {
    const wrong = 'Volcanoes erupted twice near Naples.';
    const plain = `${wrong} Exercise may reduce knee pain.`;
    const signs = ['</s></s>', '<s>', '<mask>', '<pad>', '<unk>'];
    const claims = [plain, ...signs.map((sign) => `${wrong} ${sign} Exercise may reduce knee pain.`)].map(
      claimOf,
    );
    const verdicts = await shared.entails(claims, verifierRun());
    expect(verdicts.map((one) => one?.probability.toFixed(3))).toEqual(
      claims.map(() => verdicts[0]?.probability.toFixed(3)),
    );
  });

  it('says nothing of a claim that is longer than it can read, rather than of its beginning', async () => {
    const held = 'Exercise may reduce knee pain more than usual care in adults who were asked to exercise, ';
    const verdicts = await shared.entails(
      [claimOf(held.repeat(6)), claimOf('Exercise may reduce knee pain.')],
      verifierRun(),
    );
    expect(verdicts.map((one) => one === null)).toEqual([true, false]);
  });

  it('lets a short question pass a long one, and gives a long one all its verdicts', async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      claimOf(`We asked ${200 + at} adults with knee pain.`),
    );
    const answered: string[] = [];
    const long = shared.entails(many, verifierRun()).then((verdicts) => {
      answered.push('long');
      return verdicts;
    });
    await shared.entails([claimOf('Exercise helps.')], verifierRun());
    answered.push('short');
    expect((await long).every((one) => one !== null)).toBe(true);
    expect(answered).toEqual(['short', 'long']);
  });

  it('drops what nobody waits for any more, and goes on', async () => {
    const left = Array.from({ length: 70 }, () => {
      const person = new AbortController();
      const asked = shared.entails(
        Array.from({ length: 40 }, () => claimOf('Exercise helps.')),
        verifierRun({ signal: person.signal }),
      );
      person.abort();
      return asked;
    });
    expect((await Promise.all(left)).flat().every((one) => one === null)).toBe(true);
    expect((await shared.entails([claimOf('Exercise helps.')], verifierRun()))[0]).not.toBeNull();
  });

  it('that is closed leaves nobody waiting', async () => {
    const verifier = learned();
    const asked = verifier.entails([claimOf('Exercise helps.')], verifierRun());
    await verifier.close();
    expect(await asked).toEqual([null]);
    expect(await verifier.entails([claimOf('Exercise helps.')], verifierRun())).toEqual([null]);
  });

  it('has no verdict where its weights are not there, and does not fail', async () => {
    expect(await learned('/nowhere').entails([claimOf('Exercise helps.')], verifierRun())).toEqual([null]);
  });

  it('is let go at once by whoever leaves', async () => {
    const person = new AbortController();
    const asked = shared.entails([claimOf('Exercise helps.')], verifierRun({ signal: person.signal }));
    person.abort();
    expect(await asked).toEqual([null]);
  });
});
