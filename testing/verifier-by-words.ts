import type { ClaimToVerify, Verdict } from '#domain/grounding/verdict.ts';
import type { ClaimVerifier } from '#server/ports/claim-verifier.ts';

/** A verifier that goes by words alone: what share of a claim's words its evidence has. Deterministic, and nothing is asked. */
export function createVerifierByWords(): ClaimVerifier & { readonly asked: ClaimToVerify[][] } {
  const asked: ClaimToVerify[][] = [];
  return {
    by: 'learned',
    asked,
    async entails(claims, { signal }) {
      if (signal.aborted) return claims.map(() => null);
      asked.push([...claims]);
      return claims.map(verdictOf);
    },
  };
}

function verdictOf({ claim, evidence }: ClaimToVerify): Verdict {
  const known = new Set(evidence.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []));
  const words = [...claim.matchAll(/\p{L}+|\p{N}+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const missing = words.filter(({ word }) => !known.has(word));
  return {
    probability: words.length === 0 ? 0 : 1 - missing.length / words.length,
    disagree: missing.map(({ start, end }) => ({ start, end })),
    better: null,
    by: 'learned',
  };
}
