import { sourceSentences } from '../engine/read/source-sentences.ts';
import { checkPost } from '../grounding/check-post.ts';
import { type PlatformId, platformIds } from '../posts/platforms.ts';
import type { RowDraft } from './draft.ts';

/** The draft with a person's own wording of some posts, held to the source anew. */
export function editDraft(draft: RowDraft, texts: Partial<Record<PlatformId, string | undefined>>): RowDraft {
  const changed = platformIds.filter((id) => texts[id] !== undefined && texts[id] !== draft.posts[id]);
  if (changed.length === 0) return draft;
  const source = { sentences: sourceSentences(draft.source), info: draft.info };
  const posts = { ...draft.posts };
  const grounding = { ...draft.grounding };
  for (const id of changed) {
    const text = texts[id] ?? '';
    posts[id] = text;
    grounding[id] = checkPost(source, text).sentences;
  }
  const byHand = platformIds.filter((id) => draft.byHand.includes(id) || changed.includes(id));
  return { ...draft, posts, grounding, byHand };
}
