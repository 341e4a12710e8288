import type { Generated } from '#domain/engine/generate.ts';
import { placedSentences } from '#domain/engine/read/placed-sentences.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { checkSentences } from '#domain/grounding/check-post.ts';
import { type CheckResult, concludeCheck, concludeSettled } from '#domain/grounding/conclude-check.ts';
import { type CheckReport, reportCheck } from '#domain/grounding/report-check.ts';
import { claimsToVerify } from '#domain/guard/claims-to-verify.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import { settleWithLearned } from './verify.ts';

/** The same posts with what the learned verifier says of them. */
export async function verifyGenerated(generated: Generated): Promise<Generated> {
  const { factSheet, grounding } = generated;
  const ids = platformIds.filter((id) => grounding[id] !== undefined);
  const posts = ids.map((id) => grounding[id] ?? []);
  const claims = claimsToVerify(factSheet, posts, 'learned');
  const source = { sentences: factSheet.sentences, info: { title: factSheet.title ?? undefined } };
  const settled = await settleWithLearned(source, posts, claims);
  return { ...generated, grounding: Object.fromEntries(ids.map((id, at) => [id, [...(settled[at] ?? [])]])) };
}

/** The same as it is reported, with places in both texts. */
export async function checkReported(
  of: { readonly source: string; readonly info?: ArticleInfo | undefined },
  post: string,
  verifier: string,
): Promise<CheckReport> {
  return reportCheck(post, placedSentences(of.source), await checkVerified(of, post, verifier));
}

/** A post beside its source, by the exact rules and by the verifier that is named. */
export async function checkVerified(
  { source, info = {} }: { readonly source: string; readonly info?: ArticleInfo | undefined },
  post: string,
  verifier: string,
): Promise<CheckResult> {
  const read = { sentences: sourceSentences(source), info };
  const checked = checkSentences(read, post);
  if (verifier === 'none') return concludeCheck(checked);
  const exact = checked.map(({ grounded }) => grounded);
  // Beside what the facts of the source were read from, as the server does it.
  const claims = claimsToVerify(readSource({ text: source, info }), [exact], 'learned');
  const [settled] = await settleWithLearned(read, [exact], claims);
  return concludeSettled(checked, settled);
}
