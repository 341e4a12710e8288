import type { Endpoint } from '../endpoint.ts';
import {
  suggestHashtagsAnswer,
  suggestHashtagsBody,
  writeHighlightAnswer,
  writeHighlightBody,
} from '../schemas/insights.ts';

/** What else a source is good for: hashtags and the highlight. */
export const insightEndpoints = {
  suggestHashtags: {
    method: 'POST',
    path: '/api/hashtags',
    access: 'signed-in',
    takesKey: true,
    summary: 'Hashtags from the words of the source, best first',
    body: suggestHashtagsBody,
    output: suggestHashtagsAnswer,
    failures: ['content_too_short', 'content_too_long', 'unknown_tone', 'plan_required', 'too_slow'],
  },
  writeHighlight: {
    method: 'POST',
    path: '/api/highlight',
    access: 'signed-in',
    takesKey: true,
    summary: 'One or two News & Views paragraphs: question, finding, basis, what the authors conclude, limit',
    body: writeHighlightBody,
    output: writeHighlightAnswer,
    failures: [
      'content_too_short',
      'content_too_long',
      'no_platform',
      'unknown_tone',
      'plan_required',
      'sign_off_required',
      'embargoed',
      'too_slow',
    ],
  },
} as const satisfies Record<string, Endpoint>;
