import { isFamiliar } from '#domain/language/familiar.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { stemsOf } from './stems.ts';

/**
 * True for a sentence of the source that a reader of the post takes in at once: short, without brackets that pile up, and
 * with few words of a field that the post has not used yet. What is not easy is better left to the paper: blind readers
 * marked posts down for sentences pasted behind a good first line more often than for anything else.
 */
export function readsEasily(text: string, said: string, platform: PlatformId): boolean {
  const { characters, strange } = ease[platform];
  if (text.length > characters || /[;=^_\\]|\([^()]*\).*\(/.test(text)) return false;
  const held = stemsOf(said);
  const fresh = [...stemsOf(text)].filter((one) => !held.has(one) && !isFamiliar(one));
  return fresh.length <= strange;
}

/** Colleagues on LinkedIn read more than neighbours do. Our own choice, from posts that readers marked. */
const ease: Readonly<Record<PlatformId, { readonly characters: number; readonly strange: number }>> = {
  twitter: { characters: 130, strange: 1 },
  facebook: { characters: 140, strange: 1 },
  instagram: { characters: 150, strange: 2 },
  linkedin: { characters: 180, strange: 3 },
};
