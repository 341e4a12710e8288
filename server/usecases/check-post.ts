import type { CheckAnswer, ParsedInputOf } from '#contract/types.ts';
import type { Result } from '#domain/result.ts';
import type { WorkOrder, Workshop } from '../ports/workshop.ts';

/** Which source sentence supports each sentence of a post, and what the source does not support. */
export function checkPost(
  workshop: Workshop,
  order: WorkOrder,
  { source, articleInfo, post }: ParsedInputOf<'checkPost'>['body'],
): Promise<Result<CheckAnswer>> {
  return workshop.do('checkPost', { source, info: articleInfo, post }, order);
}
