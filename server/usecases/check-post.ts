import type { CheckAnswer, ParsedInputOf } from '#contract/types.ts';
import { checkPost as checkAgainstSource } from '#domain/grounding/check-post.ts';
import { sourceSentences } from '#domain/grounding/source-sentences.ts';

/** Which source sentence supports each sentence of a post, and what the source does not support. */
export function checkPost(body: ParsedInputOf<'checkPost'>['body']): CheckAnswer {
  const sentences = sourceSentences(body.source);
  return checkAgainstSource(
    { sentences, ...(body.articleInfo === undefined ? {} : { info: body.articleInfo }) },
    body.post,
  );
}
