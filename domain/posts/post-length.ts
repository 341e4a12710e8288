import { countGraphemes } from './graphemes.ts';
import { mastodonLength } from './mastodon-length.ts';
import { type CountedBy, type Platform, type PlatformId, platforms } from './platforms.ts';
import { threadsLength } from './threads-length.ts';
import { utf8Length } from './utf8-length.ts';
import { weightedLength } from './weighted-length.ts';

const counters: Readonly<Record<CountedBy, (text: string) => number>> = {
  weighted: weightedLength,
  utf16: (text) => text.length,
  graphemes: countGraphemes,
  mastodon: mastodonLength,
  threads: threadsLength,
};

/** A post's length as its platform counts it. */
export function postLength(platform: PlatformId, text: string): number {
  return counters[platforms[platform].count](text);
}

/** True where the platform would take the post. */
export function fitsPlatform(platform: PlatformId, text: string): boolean {
  return tooMany(platform, text) === 0;
}

/** How many characters are too many, as the platform counts; at least one where its bytes are too many. */
export function tooMany(platform: PlatformId, text: string): number {
  const { limit, bytes = Infinity }: Platform = platforms[platform];
  const over = Math.max(0, postLength(platform, text) - limit);
  return over === 0 && bytes < Infinity && utf8Length(text) > bytes ? 1 : over;
}
