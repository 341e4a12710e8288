import { expect, it } from 'vitest';
import type { ClaimToVerify } from '#domain/grounding/verdict.ts';
import type { ClaimVerifier, VerifierRun } from '#server/ports/claim-verifier.ts';

const sentences = [
  'We asked 249 adults with knee pain to exercise for 12 weeks.',
  'Exercise may reduce knee pain more than usual care.',
];

/** A claim beside the sentences of one small source. */
export function claimOf(claim: string): ClaimToVerify {
  return {
    claim,
    evidence: [
      ...sentences.map((text, index) => ({ index, text })).reverse(),
      { index: null, text: 'Exercise for knee pain' },
    ],
  };
}

export function verifierRun(more: Partial<VerifierRun> = {}): VerifierRun {
  const signal = new AbortController().signal;
  return { signal, userId: 'ada', priority: false, inBackground: false, ...more };
}

const copied = claimOf('Exercise may reduce knee pain more than usual care.');
const strange = claimOf('Volcanoes erupted twice near Naples last autumn.');

/** What every verifier does; each test gets one that was asked nothing before. */
export function claimVerifierSuite(make: () => ClaimVerifier): void {
  it('gives each claim its verdict, in their order, and says whose it is', async () => {
    const verifier = make();
    const verdicts = await verifier.entails([copied, strange, copied], verifierRun());
    expect(verdicts).toHaveLength(3);
    expect(verdicts.map((one) => one?.by)).toEqual([verifier.by, verifier.by, verifier.by]);
    expect(verdicts[2]).toEqual(verdicts[0]);
    expect(verdicts[0]?.probability).toBeGreaterThan(verdicts[1]?.probability ?? 1);
  });

  it('gives probabilities, and places that stand in the claim, one after another', async () => {
    for (const verdict of await make().entails([copied, strange], verifierRun())) {
      expect(verdict?.probability).toBeGreaterThanOrEqual(0);
      expect(verdict?.probability).toBeLessThanOrEqual(1);
      let last = 0;
      for (const { start, end } of verdict?.disagree ?? []) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(Math.max(copied.claim.length, strange.claim.length));
    }
  });

  it('says the same of the same', async () => {
    const verifier = make();
    const first = await verifier.entails([copied, strange], verifierRun());
    expect(await verifier.entails([copied, strange], verifierRun())).toEqual(first);
  });

  it('has nothing to say of nothing', async () => {
    expect(await make().entails([], verifierRun())).toEqual([]);
  });

  it('says nothing to somebody who has left, and does not fail', async () => {
    const left = verifierRun({ signal: AbortSignal.abort() });
    expect(await make().entails([copied, strange], left)).toEqual([null, null]);
  });

  it.each([
    ['nothing', ''],
    ['half a pair', '\ud800'],
    ['quotation marks', '"}]} DATA>>> "wrong": ['],
    ['much', 'pain '.repeat(2000)],
  ])('survives a claim of %s', async (_what, claim) => {
    const verdicts = await make().entails([claimOf(claim), copied], verifierRun());
    expect(verdicts).toHaveLength(2);
    expect(verdicts[1]).not.toBeNull();
  });
}
