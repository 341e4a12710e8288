import type { ClaimToVerify, Verdict } from '#domain/grounding/verdict.ts';
import type { ClaimVerifier, VerifierRun } from '../../ports/claim-verifier.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { ClaimBatch, Workshop } from '../../ports/workshop.ts';
import { type AskingDeps, askModel } from '../writing/ask-model.ts';
import { orderOfRun } from '../writing/order-of-run.ts';

export interface ModelVerifierDeps extends AskingDeps {
  readonly tokens: Pick<Tokens, 'create'>;
  readonly workshop: Workshop;
  /** Longest time that somebody waits for it, in milliseconds. */
  readonly longestMs: number;
  /** The same where nobody waits. */
  readonly longestInBackgroundMs: number;
}

/**
 * The configured model as a verifier: several claims a request, within the budget that it writes from. Where it does not
 * answer in time, or not with what can be read, there is no verdict.
 */
export function createModelVerifier(deps: ModelVerifierDeps): ClaimVerifier {
  return {
    by: 'model',
    async entails(claims, run) {
      const none = claims.map(() => null);
      if (claims.length === 0) return none;
      const order = orderOfRun(run);
      const size = deps.model.about.prompts;
      const asked = { claims, nonce: deps.tokens.create(), size };
      const briefed = await deps.workshop.do('briefVerifier', asked, order).catch(() => null);
      if (briefed?.ok !== true) return none;
      const deadline = AbortSignal.timeout(run.inBackground ? deps.longestInBackgroundMs : deps.longestMs);
      const verdicts = new Map<number, Verdict>();
      const takeBatch = async ({ places, prompt }: ClaimBatch): Promise<void> => {
        const found = await verdictsOf(deps, { ...run, deadline, prompt }, pick(claims, places));
        for (const [at, place] of places.entries()) {
          const verdict = found[at];
          if (verdict != null) verdicts.set(place, verdict);
        }
      };
      // What breaks in one request leaves the verdicts of the others.
      await Promise.allSettled(briefed.value.map(takeBatch));
      return claims.map((_, place) => verdicts.get(place) ?? null);
    },
  };
}

interface Asking extends VerifierRun {
  readonly deadline: AbortSignal;
  readonly prompt: ClaimBatch['prompt'];
}

async function verdictsOf(
  deps: ModelVerifierDeps,
  { prompt, ...run }: Asking,
  claims: readonly ClaimToVerify[],
): Promise<readonly (Verdict | null)[]> {
  const answer = await askModel(deps, { ...run, userId: run.share ?? run.userId }, prompt);
  if (!answer.ok) return [];
  const asked = { claims, prompt, answer: answer.value };
  const read = await deps.workshop.do('readVerdicts', asked, orderOfRun(run));
  return read.ok ? read.value : [];
}

function pick(claims: readonly ClaimToVerify[], places: readonly number[]): ClaimToVerify[] {
  return places.flatMap((place) => claims[place] ?? []);
}
