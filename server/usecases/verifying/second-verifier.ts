import type { Verdict } from '#domain/grounding/verdict.ts';
import type { ClaimVerifier } from '../../ports/claim-verifier.ts';

/** Asks a verifier, and a second one for what the first said nothing of. */
export function createSecondVerifier(first: ClaimVerifier, second: ClaimVerifier): ClaimVerifier {
  return {
    by: first.by,
    async entails(claims, run) {
      const verdicts: (Verdict | null)[] = [...(await first.entails(claims, run))];
      const open = claims.flatMap((claim, at) => (verdicts[at] == null ? [{ claim, at }] : []));
      const more = await second.entails(
        open.map(({ claim }) => claim),
        run,
      );
      for (const [place, { at }] of open.entries()) verdicts[at] = more[place] ?? null;
      return verdicts;
    },
  };
}
