import { fail, ok, type Result } from '#domain/result.ts';

const longestKey = 255;

/** What names a request, so that a repeated one is the same; null where it has no name. */
export function readIdempotencyKey(header: (name: string) => string | null): Result<string | null> {
  const key = header('idempotency-key');
  if (key !== null && (key === '' || key.length > longestKey))
    return fail('invalid_request', `The Idempotency-Key must have 1 to ${longestKey} characters.`);
  return ok(key);
}
