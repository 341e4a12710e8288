import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { anyText } from '#testing/any-text.ts';
import { wayInto } from './open-in.ts';

const hosts: Readonly<Record<PlatformId, string>> = {
  twitter: 'x.com',
  linkedin: 'www.linkedin.com',
  facebook: 'www.facebook.com',
  instagram: 'www.instagram.com',
  bluesky: 'bsky.app',
  mastodon: 'share.joinmastodon.org',
  threads: 'www.threads.com',
};

describe('the way into a network', () => {
  it('leads to that network alone, whatever the post says (property)', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 400 }), fc.constantFrom(...platformIds), (raw, platform) => {
        const { address } = wayInto(platform, raw);
        expect(new URL(address).host).toBe(hosts[platform]);
      }),
    );
  });

  const text = 'A & B: 23% fewer #Sleep\n\nhttps://doi.org/10.1000/182?x=1#y';

  it.each(['twitter', 'linkedin', 'bluesky', 'threads'] as const)(
    'takes the text along to %s, sign by sign',
    (platform) => {
      const { address, filled } = wayInto(platform, text);
      expect(new URL(address).searchParams.get('text')).toBe(text);
      expect(filled).toBe(true);
    },
  );

  it('takes the text along to Mastodon where no server is sent it', () => {
    const { address, filled } = wayInto('mastodon', text);
    const { search, hash } = new URL(address);
    expect([search, new URLSearchParams(hash.slice(1)).get('text'), filled]).toEqual(['', text, true]);
  });

  it('takes no text along that an address cannot hold', () => {
    expect(wayInto('linkedin', 'é'.repeat(3000)).filled).toBe(false);
    expect(wayInto('linkedin', 'é'.repeat(3000)).address.length).toBeLessThan(100);
  });

  it('gives Facebook the link, which is all that it takes', () => {
    const { address, filled } = wayInto('facebook', 'Fewer errors. https://doi.org/10.1000/182');
    expect(new URL(address).searchParams.get('u')).toBe('https://doi.org/10.1000/182');
    expect(filled).toBe(false);
    expect(wayInto('facebook', 'No link here.').address).toBe('https://www.facebook.com/');
  });
});
