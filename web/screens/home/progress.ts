import type { ClientEvent } from '#contract/client-events.ts';
import { isPlatformId, type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { words } from './words.ts';

/** What is known of posts that are being written. */
export interface Progress {
  /** What is being done, for the person. */
  readonly says: string;
  /** Posts that are done, before the others are. */
  readonly posts: { readonly [Platform in PlatformId]?: string };
}

export const started: Progress = { says: words.results.writing, posts: {} };

/** Takes an event of the answer; what it does not know changes nothing. */
export function afterEvent(before: Progress, { event, data }: ClientEvent): Progress {
  const platform = field(data, 'platform');
  const text = field(data, 'text');
  if (event === 'post' && isPlatformId(platform) && typeof text === 'string')
    return { ...before, posts: { ...before.posts, [platform]: text } };
  if (event !== 'progress') return before;
  const labels = labelsOf(field(data, 'platforms'));
  switch (field(data, 'step')) {
    case 'waiting':
      return { ...before, says: words.results.waitingForModel };
    case 'writing':
      return { ...before, says: words.results.writingPost(labels) };
    case 'repairing':
      return { ...before, says: words.results.repairing(labels) };
    default:
      return before;
  }
}

function labelsOf(named: unknown): string {
  const ids: readonly unknown[] = Array.isArray(named) ? named : [];
  return platformIds
    .filter((id) => ids.includes(id))
    .map((id) => platforms[id].label)
    .join(', ');
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
