import type { PlatformId } from '#domain/posts/platforms.ts';

/** Where a post is written on a network, and whether its text stands there already. */
export interface WayIn {
  readonly address: string;
  /** False where the network takes no text: then it is copied, to be pasted there. */
  readonly filled: boolean;
}

/**
 * The page of a network on which one writes a post: X and LinkedIn take its text, Facebook a link alone, Instagram nothing. Longer
 * addresses than browsers and servers take are not made.
 */
export function wayInto(platform: PlatformId, text: string): WayIn {
  if (platform === 'twitter' || platform === 'linkedin') {
    const address = filledAddresses[platform] + encodeURIComponent(text.toWellFormed());
    return address.length <= longestAddress
      ? { address, filled: true }
      : { address: bare[platform], filled: false };
  }
  if (platform === 'instagram') return { address: bare.instagram, filled: false };
  const link = text.split(/\s/).find((word) => word.startsWith('https://'));
  return {
    address:
      link === undefined
        ? bare.facebook
        : `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link.toWellFormed())}`,
    filled: false,
  };
}

const filledAddresses = {
  twitter: 'https://x.com/intent/post?text=',
  linkedin: 'https://www.linkedin.com/feed/?shareActive=true&text=',
} as const;

const bare: Readonly<Record<PlatformId, string>> = {
  twitter: 'https://x.com/compose/post',
  linkedin: 'https://www.linkedin.com/feed/?shareActive=true',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
};

/** Characters; what servers commonly take of an address is 8 kB. */
const longestAddress = 7500;
