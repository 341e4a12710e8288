import { readSource } from '#domain/engine/read/read-source.ts';
import { checkPost } from '#domain/grounding/check-post.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { claimsToVerify } from '#domain/guard/claims-to-verify.ts';
import { settleByClaim } from '#domain/guard/settle-by-claim.ts';
import { createJudge } from '#server/adapters/claim-verifier/judge.ts';
import { shippedWeights } from '#server/adapters/claim-verifier/weights.ts';
import { randomTokens } from '#server/adapters/system/random-tokens.ts';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import { readConfig } from '#server/config/read-config.ts';
import type { ClaimVerifier } from '#server/ports/claim-verifier.ts';
import { createModelVerifier } from '#server/usecases/verifying/model-verifier.ts';
import { openWorkshopHere } from '#server/workshop-here.ts';
import { modelOfConfig } from '#server/writer-of-config.ts';
import type { Case } from './cases.ts';

/** A verifier to be measured, or why there is none. */
export type OpenedVerifier =
  | { readonly ok: true; readonly verifier: ClaimVerifier | null; readonly close: () => Promise<void> }
  | { readonly ok: false; readonly problem: string };

/** Milliseconds for an answer: what is measured is what it says, not how soon. */
const patience = 170_000;

/** "none" (the exact rules alone), "model" (the one that the environment configures, as for the server) or "learned". */
export async function openVerifier(name: string): Promise<OpenedVerifier> {
  if (name === 'none') return { ok: true, verifier: null, close: async () => undefined };
  if (name === 'learned') return { ok: true, verifier: await openLearned(), close: async () => undefined };
  if (name !== 'model')
    return { ok: false, problem: `--verifier takes none, model or learned, not "${name}".` };
  const read = readConfig(process.env);
  if (!read.ok)
    return { ok: false, problem: `The configuration is not complete: ${JSON.stringify(read.problems)}` };
  const { generator } = read.config;
  if (generator.kind === 'embedded')
    return {
      ok: false,
      problem: 'No model is configured: set GENERATOR and its variables as for the server.',
    };
  const opened = await modelOfConfig(generator);
  if (!opened.ok) return opened;
  const verifier = createModelVerifier({
    model: opened.model,
    workshop: openWorkshopHere(),
    database: { modelUsage: uncapped },
    clock: systemClock,
    tokens: randomTokens,
    limits: generator.limits,
    count: () => undefined,
    longestMs: patience,
    longestInBackgroundMs: patience,
  });
  return { ok: true, verifier, close: opened.close };
}

/** The learned verifier as it is shipped, here and not in a thread. */
async function openLearned(): Promise<ClaimVerifier> {
  const judge = await createJudge(shippedWeights);
  return { by: 'learned', entails: judge };
}

const uncapped = {
  take: async () => 'taken' as const,
  settle: async () => undefined,
  ofDay: async () => ({ requests: 0, input: 0, output: 0, costMicros: 0 }),
  switchedOff: async () => null,
  switch: async () => undefined,
};

/** The sentences of each case as the check leaves them, with what the verifier says of them, and how often it said anything. */
export async function checkedCases(
  cases: readonly Case[],
  verifier: ClaimVerifier | null,
): Promise<{
  readonly sentences: readonly (readonly GroundedSentence[])[];
  readonly asked: number;
  readonly said: number;
}> {
  if (verifier === null)
    return {
      sentences: cases.map(({ source, text }) => checkPost(source, text).sentences),
      asked: 0,
      said: 0,
    };
  const settled = new Map<Case, readonly GroundedSentence[]>();
  const tally = { asked: 0, said: 0 };
  // The claims of one source go together, as those of a generation do.
  for (const group of Map.groupBy(cases, ({ source }) => source).values()) {
    const { asked, said } = await verifyGroup(group, verifier, settled);
    tally.asked += asked;
    tally.said += said;
  }
  return { sentences: cases.map((one) => settled.get(one) ?? []), ...tally };
}

async function verifyGroup(
  group: readonly Case[],
  verifier: ClaimVerifier,
  settled: Map<Case, readonly GroundedSentence[]>,
): Promise<{ readonly asked: number; readonly said: number }> {
  const [first] = group;
  if (first === undefined) return { asked: 0, said: 0 };
  const { info = {}, sentences } = first.source;
  const sheet = readSource({ text: sentences.map(({ text }) => text).join(' '), info });
  const source = { sentences: sheet.sentences, info };
  const checked = group.map(({ text }) => checkPost(source, text).sentences);
  const claims = claimsToVerify(sheet, checked, verifier.by);
  const verdicts = await verifier.entails(claims, {
    signal: new AbortController().signal,
    userId: 'benchmark',
    priority: false,
    inBackground: true,
  });
  const had = claims.flatMap(({ claim }, at) => {
    const verdict = verdicts[at] ?? null;
    return verdict === null ? [] : [[claim, verdict] as const];
  });
  const settle = settleByClaim(source, had);
  for (const [at, one] of group.entries()) settled.set(one, settle(checked[at] ?? []));
  return { asked: claims.length, said: had.length };
}
