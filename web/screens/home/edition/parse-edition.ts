import { isPlatformId } from '#domain/posts/platforms.ts';
import { isToneId } from '#domain/posts/tones.ts';
import type { Edition } from './edition.ts';

/** A kept edition; null where it is not one, or one of an older build. Only this tab wrote it, so its frame is checked. */
export function parseEdition(kept: unknown): Edition | null {
  if (!isRecord(kept) || kept['version'] !== version || !isRecord(kept['edition'])) return null;
  const { sessionId, request, posts, factSheet, evidence, warnings, made, faithful } = kept['edition'];
  const sound =
    typeof sessionId === 'string' &&
    isRecord(request) &&
    typeof request['inputText'] === 'string' &&
    isRecord(factSheet) &&
    Array.isArray(factSheet['sentences']) &&
    isRecord(evidence) &&
    isRecord(made) &&
    isRecord(faithful) &&
    Array.isArray(warnings) &&
    isRecord(posts) &&
    Object.keys(posts).length > 0 &&
    Object.entries(posts).every(([platform, post]) => isPlatformId(platform) && isPost(post));
  return sound ? (kept['edition'] as Record<string, unknown> & Edition) : null;
}

/** What to keep: raise the version when the shape of an edition changes. */
export function keepable(edition: Edition): { readonly version: number; readonly edition: Edition } {
  return { version, edition };
}

const version = 2;

function isPost(post: unknown): boolean {
  return (
    isRecord(post) &&
    typeof post['text'] === 'string' &&
    isToneId(post['tone']) &&
    Number.isInteger(post['seed']) &&
    Array.isArray(post['sentences'])
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
