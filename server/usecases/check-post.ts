import type { CheckAnswer, ParsedInputOf } from '#contract/types.ts';
import { checkPost as checkAgainstSource } from '#domain/grounding/check-post.ts';
import { splitSentences } from '#domain/language/sentences.ts';

/** Which source sentence supports each sentence of a post, and what the source does not support. */
export function checkPost(body: ParsedInputOf<'checkPost'>['body']): CheckAnswer {
  const sentences = splitSentences(body.source);
  return checkAgainstSource(
    { sentences, ...(body.articleInfo === undefined ? {} : { info: body.articleInfo }) },
    body.post,
  );
}
