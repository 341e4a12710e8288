import type { PlatformId } from '#domain/posts/platforms.ts';

/** Where a post is written on a network, and whether its text stands there already. */
export interface WayIn {
  readonly address: string;
  /** False where the network takes no text: then it is copied, to be pasted there. */
  readonly filled: boolean;
}

/**
 * The page of a network on which one writes a post: Facebook takes a link alone, Instagram nothing, the others its text. Longer
 * addresses than browsers and servers take are not made. Mastodon's own page asks once for the person's server and remembers it; the
 * text stands behind the sign # there, which no server is sent.
 */
export function wayInto(platform: PlatformId, text: string): WayIn {
  const filling = filledAddresses[platform];
  if (filling !== undefined) {
    const address = filling + encodeURIComponent(text.toWellFormed());
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

const filledAddresses: Readonly<Partial<Record<PlatformId, string>>> = {
  twitter: 'https://x.com/intent/post?text=',
  linkedin: 'https://www.linkedin.com/feed/?shareActive=true&text=',
  bluesky: 'https://bsky.app/intent/compose?text=',
  mastodon: 'https://share.joinmastodon.org/#text=',
  threads: 'https://www.threads.com/intent/post?text=',
};

const bare: Readonly<Record<PlatformId, string>> = {
  twitter: 'https://x.com/compose/post',
  linkedin: 'https://www.linkedin.com/feed/?shareActive=true',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  bluesky: 'https://bsky.app/',
  mastodon: 'https://share.joinmastodon.org/',
  threads: 'https://www.threads.com/',
};

/** Characters; what servers commonly take of an address is 8 kB. */
const longestAddress = 7500;
