import { fail, ok, type Result } from '#domain/result.ts';

/** Refuses the number of a sentence that the source does not have: another finding would be told instead. */
export function knownFinding(
  finding: number | string | undefined,
  { sentences }: { readonly sentences: readonly unknown[] },
): Result<null> {
  if (typeof finding !== 'number' || finding < sentences.length) return ok(null);
  return fail(
    'invalid_request',
    `There is no sentence ${finding}: the source has the sentences 0 to ${sentences.length - 1}.`,
  );
}
