import { parseResearchText } from '#domain/research/research-text.ts';
import { type Draft, usedText } from './draft.ts';
import { words } from './words.ts';

/** What keeps a draft from being sent, in the spec's words, and the part of the form to go to. */
export interface Obstacle {
  readonly title: string;
  readonly description: string;
  readonly at: 'text' | 'platforms';
}

/** Spec section 5, in its order. The server checks the same with the same code. */
export function findObstacle(draft: Pick<Draft, 'text' | 'used' | 'platforms'>): Obstacle | null {
  const text = parseResearchText(usedText(draft));
  if (!text.ok) return { title: text.failure.title ?? '', description: text.failure.message, at: 'text' };
  if (draft.platforms.length === 0) return { ...words.noPlatform, at: 'platforms' };
  return null;
}
