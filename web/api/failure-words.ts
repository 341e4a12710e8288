import { ApiError } from '#contract/client.ts';
import type { FailureCode } from '#domain/failures.ts';
import { IdentityError } from './identity.ts';

/** What a toast or a notice says of a failure. */
export interface FailureWords {
  readonly title: string;
  readonly description: string;
}

/** The one translator of failures into words: the screen's own title, unless the failure has a better one. */
export function failureWords(error: unknown, fallback: FailureWords): FailureWords {
  if (error instanceof TypeError) return unreachable;
  if (error instanceof IdentityError) return { ...fallback, description: error.message };
  if (!(error instanceof ApiError)) return fallback;
  const known = error.code === null ? undefined : wordsByCode[error.code];
  const saysMore = error.message !== `Error ${error.status}`;
  return {
    title: error.title ?? known?.title ?? fallback.title,
    description: known?.description ?? (saysMore ? error.message : fallback.description),
  };
}

const unreachable: FailureWords = {
  title: 'Paperlark cannot be reached',
  description: 'Check your connection and try again. What you wrote is kept.',
};

/** Titles, and descriptions only where the server's own sentence is not the best one to show. */
const wordsByCode: Partial<Record<FailureCode, { readonly title?: string; readonly description?: string }>> =
  {
    unauthenticated: { title: 'User not authenticated', description: 'Please sign in again.' },
    quota_exceeded: { title: 'Monthly posts used up' },
    plan_required: { title: 'Not in your plan' },
    rate_limited: { title: 'Too many requests' },
    request_running: { title: 'Still working on it' },
    payload_too_large: { title: 'Too much to send' },
    unavailable: {
      title: 'Busy right now',
      description: 'The server cannot answer at the moment. Please try again shortly.',
    },
    internal: { description: 'Something broke on our side. Please try again.' },
  };
