/** Every expected failure of the product, with the HTTP status it answers. One table: contract, server and screens read it. */
export const failures = {
  invalid_request: { status: 400 },
  content_too_short: { status: 400 },
  content_too_long: { status: 400 },
  no_platform: { status: 400 },
  wrong_identifier: { status: 400 },
  unknown_tone: { status: 400 },
  unauthenticated: { status: 401 },
  quota_exceeded: { status: 402 },
  forbidden: { status: 403 },
  cross_site: { status: 403 },
  plan_required: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  request_running: { status: 409 },
  conflict: { status: 409 },
  payload_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  key_reused: { status: 422 },
  rate_limited: { status: 429 },
  internal: { status: 500 },
  generation_failed: { status: 502 },
  unavailable: { status: 503 },
} as const satisfies Record<string, { readonly status: number }>;

export type FailureCode = keyof typeof failures;
