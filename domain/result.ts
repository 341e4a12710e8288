import type { FailureCode } from './failures.ts';
import type { PlanKey } from './plans/catalogue.ts';
import type { PlatformId } from './posts/platforms.ts';

/** What a rule or use case answers when failing is part of its job. Throwing is for bugs only. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** An expected failure: a code that one table turns into HTTP status and words, and what the person needs to know. */
export interface Failure {
  readonly code: FailureCode;
  /** A sentence for the person: what is wrong and what to do. */
  readonly message: string;
  /** The toast's title, where the product fixes one ("Content Too Long"). */
  readonly title?: string;
  /** Seconds to wait before a retry can help. */
  readonly retryAfter?: number;
  /** The cheapest plan that would allow it. */
  readonly plan?: PlanKey;
  /** Who can do the work instead, at once. */
  readonly fallback?: 'embedded';
  /** Posts that were told before it failed: they count. */
  readonly counted?: readonly PlatformId[];
}

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(
  code: FailureCode,
  message: string,
  more: Omit<Failure, 'code' | 'message'> = {},
): Result<never> {
  return { ok: false, failure: { code, message, ...more } };
}
