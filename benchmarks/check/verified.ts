import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { type ClaimToVerify, isOpenToVerdict, settleMarks, type Verdict } from '#domain/grounding/verdict.ts';
import { evidenceOf } from '#domain/guard/claims-to-verify.ts';
import { shippedWeights } from '../../server/adapters/claim-verifier/weights.ts';
import type { Case } from './cases.ts';

/** Judges claims, as `server/adapters/claim-verifier/judge.ts` does. */
export type Judge = (claims: readonly ClaimToVerify[]) => Promise<readonly Verdict[]>;

/** The learned verifier as it is shipped. */
export async function openLearned(): Promise<Judge> {
  const { createJudge } = await import('../../server/adapters/claim-verifier/judge.ts');
  return createJudge(shippedWeights);
}

/** The sentences of a case with what the verifier says of them beside the exact rules. */
export async function verified(
  judge: Judge,
  { source }: Case,
  sentences: readonly GroundedSentence[],
): Promise<readonly GroundedSentence[]> {
  const read = { title: source.info?.title ?? null, sentences: source.sentences };
  const open = sentences.filter((sentence) => isOpenToVerdict(sentence, 'learned'));
  const verdicts = await judge(
    open.map(({ text, support }) => ({ claim: text, evidence: evidenceOf(read, support) })),
  );
  const byText = new Map(open.map(({ text }, at) => [text, verdicts[at] ?? null]));
  return settleMarks(
    sentences,
    sentences.map(({ text }) => byText.get(text) ?? null),
  );
}
