import type { Endpoint } from '../endpoint.ts';
import { drawCardsAnswer, drawCardsBody } from '../schemas/cards.ts';
import { describeFigureAnswer, describeFigureBody } from '../schemas/figures.ts';

/** Pictures beside a post: share cards, and alt text for figures. */
export const pictureEndpoints = {
  drawCards: {
    method: 'POST',
    path: '/api/cards',
    access: 'signed-in',
    summary: 'Pictures for a post as PNG, with the finding, its number, who was studied and the source',
    body: drawCardsBody,
    output: drawCardsAnswer,
    failures: ['content_too_short', 'content_too_long', 'plan_required', 'embargoed', 'too_slow'],
  },
  describeFigure: {
    method: 'POST',
    path: '/api/figures/alt-text',
    access: 'signed-in',
    takesKey: true,
    summary: 'Alt text for a figure of the source, by a model that sees pictures; the picture is not kept',
    body: describeFigureBody,
    output: describeFigureAnswer,
    failures: [
      'content_too_short',
      'content_too_long',
      'plan_required',
      'sign_off_required',
      'embargoed',
      'conflict',
      'generation_failed',
      'too_slow',
    ],
  },
} as const satisfies Record<string, Endpoint>;
