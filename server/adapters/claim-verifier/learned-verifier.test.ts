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
