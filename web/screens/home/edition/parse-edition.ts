import { withMarksOfKept } from '#domain/engine/written.ts';
import { withMarks } from '#domain/grounding/marked.ts';
import { isObject } from '#domain/json.ts';
import { isPlatformId } from '#domain/posts/platforms.ts';
import { isToneId } from '#domain/posts/tones.ts';
import type { Edition } from './edition.ts';

export interface KeptEdition {
  readonly edition: Edition;
  /** Whether the history has it as it is. */
  readonly isSaved: boolean;
}

/** A kept edition; null where it is not one, or one of an older build. Only this tab wrote it, so its frame is checked. */
export function parseEdition(kept: unknown): KeptEdition | null {
  if (!isObject(kept) || kept['version'] !== version || !isObject(kept['edition'])) return null;
  const { sessionId, request, posts, factSheet, evidence, warnings, made, faithful } = kept['edition'];
  const sound =
    typeof sessionId === 'string' &&
    isObject(request) &&
    typeof request['inputText'] === 'string' &&
    isObject(factSheet) &&
    Array.isArray(factSheet['sentences']) &&
    isObject(evidence) &&
    isObject(made) &&
    isObject(faithful) &&
    Array.isArray(warnings) &&
    isObject(posts) &&
    Object.keys(posts).length > 0 &&
    Object.entries(posts).every(([platform, post]) => isPlatformId(platform) && isPost(post));
  if (!sound) return null;
  return {
    edition: marksOf(kept['edition'] as Record<string, unknown> & Edition),
    isSaved: kept['isSaved'] === true,
  };
}

/** One that was kept before there were marks gets them. */
function marksOf(edition: Edition): Edition {
  const posts = Object.entries(edition.posts).map(([platform, post]) => [
    platform,
    { ...post, sentences: withMarks(post.sentences) },
  ]);
  const { faithful } = withMarksOfKept({ grounding: {}, faithful: edition.faithful });
  return { ...edition, posts: Object.fromEntries(posts), faithful };
}

/** What to keep: raise the version when the shape of an edition changes. */
export function keepable(edition: Edition, isSaved: boolean): KeptEdition & { readonly version: number } {
  return { version, edition, isSaved };
}

const version = 2;

function isPost(post: unknown): boolean {
  return (
    isObject(post) &&
    typeof post['text'] === 'string' &&
    isToneId(post['tone']) &&
    Number.isInteger(post['seed']) &&
    Array.isArray(post['sentences'])
  );
}
