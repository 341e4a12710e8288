import { fail, type Result } from '#domain/result.ts';

/** Where nobody takes money, nothing can be bought, changed or told. */
export function noPayments(): Result<never> {
  return fail('not_found', 'Nothing can be bought on this server.');
}
