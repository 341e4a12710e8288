import { createHash } from 'node:crypto';
import type { ClaimToVerify, Verdict } from '#domain/grounding/verdict.ts';
import type { ClaimVerifier } from '../../ports/claim-verifier.ts';

/**
 * Asks a verifier for what it was not asked before: while somebody types, one sentence changes and the others stay. Verdicts are kept
 * in this process alone, by a hash of the claim and its evidence, the last `most` of them.
 */
export function createCachedVerifier(verifier: ClaimVerifier, most: number): ClaimVerifier {
  const known = new Map<string, Verdict>();
  const keep = (key: string, verdict: Verdict): void => {
    known.delete(key);
    known.set(key, verdict);
    // A Map keeps the order of insertion: the one that was not needed for longest goes.
    const oldest = known.size > most ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
  };
  return {
    by: verifier.by,
    async entails(claims, run) {
      const keys = claims.map(keyOf);
      const verdicts = new Map(keys.map((key) => [key, known.get(key) ?? null]));
      const fresh = [...new Map(claims.map((claim, at) => [keys[at] ?? '', claim]))].filter(
        ([key]) => verdicts.get(key) === null,
      );
      const asked = fresh.map(([, claim]) => claim);
      const said = asked.length === 0 ? [] : await verifier.entails(asked, run);
      for (const [at, [key]] of fresh.entries()) verdicts.set(key, said[at] ?? null);
      for (const [key, verdict] of verdicts) if (verdict !== null) keep(key, verdict);
      return keys.map((key) => verdicts.get(key) ?? null);
    },
  };
}

function keyOf({ claim, evidence }: ClaimToVerify): string {
  const content = JSON.stringify([claim, evidence.map(({ text }) => text)]);
  return createHash('sha256').update(content).digest('base64');
}
