import type { Endpoint } from '../endpoint.ts';
import { predictPostsAnswer, predictPostsBody } from '../schemas/insights.ts';

/** Engagement estimates. */
export const predictionEndpoints = {
  predictPosts: {
    method: 'POST',
    path: '/api/predict',
    access: 'signed-in',
    takesKey: true,
    summary:
      'Estimates for each post what it may get, with ranges and reasons; a table of published figures, no promise',
    body: predictPostsBody,
    output: predictPostsAnswer,
    failures: ['content_too_short', 'content_too_long', 'unknown_tone', 'plan_required', 'too_slow'],
  },
} as const satisfies Record<string, Endpoint>;
