import { type PlatformId, platforms } from './platforms.ts';
import { weightedLength } from './weighted-length.ts';

/** A post's length as its platform counts it: weighted on X, UTF-16 code units elsewhere. */
export function postLength(platform: PlatformId, text: string): number {
  return platforms[platform].count === 'weighted' ? weightedLength(text) : text.length;
}

/** True where the platform would take the post. */
export function fitsPlatform(platform: PlatformId, text: string): boolean {
  return postLength(platform, text) <= platforms[platform].limit;
}
