import type { Failure } from '#domain/result.ts';

/** What a check of a schema reports when it refuses in the domain's own words instead of the schema library's. */
export type Refusal = {
  code: 'custom';
  input: unknown;
  message: string;
  params: { readonly failure: Failure };
};

/** An issue that carries a failure of the domain through the schema library. */
export function refusal(input: unknown, failure: Failure): Refusal {
  return { code: 'custom', input, message: failure.message, params: { failure } };
}
