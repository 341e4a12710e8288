/** Where a post goes. One table for limits, folds, bands, links and tags; design guide section 2, read 2026-11. */
export interface Platform {
  readonly id: PlatformId;
  readonly label: string;
  /** Hard limit, in the platform's own count. */
  readonly limit: number;
  /** How the platform counts; `post-length.ts` has the ways. */
  readonly count: CountedBy;
  /** Bytes of UTF-8 that it takes besides, where it counts them. */
  readonly bytes?: number;
  /** Characters seen before "see more" on the smaller screen; null where there is no fold. */
  readonly fold: number | null;
  /** Editorial length band, in the platform's own count. */
  readonly band: { readonly min: number; readonly max: number };
  /** At most this many hashtags by our craft; `hardTags` is the platform's own cap, where it has one. */
  readonly tags: { readonly min: number; readonly max: number; readonly hardTags: number | null };
  /** Whether a link in the text can be followed there. */
  readonly linksWork: boolean;
  /** As which of the four whose shapes the tones have a post is built. */
  readonly like: ShapeId;
}

/**
 * X by weighted length (twitter-text v3), Bluesky by graphemes (its lexicon), Mastodon by graphemes with a link at 23 and mentions
 * without their server (its own validator), Threads with an emoji at its bytes (Meta's documentation), the others by UTF-16 code
 * units. docs/decisions/0072 has the sources.
 */
export type CountedBy = 'weighted' | 'utf16' | 'graphemes' | 'mastodon' | 'threads';

/** The platforms that tones write for, each in its own way; what is built like one of them needs no shapes of its own. */
export const shapeIds = ['twitter', 'linkedin', 'facebook', 'instagram'] as const;
export type ShapeId = (typeof shapeIds)[number];

export const platformIds = [...shapeIds, 'bluesky', 'mastodon', 'threads'] as const;
export type PlatformId = (typeof platformIds)[number];
export const defaultPlatform: PlatformId = 'twitter';

export const platforms = {
  twitter: {
    id: 'twitter',
    label: 'X / Twitter',
    limit: 280,
    count: 'weighted',
    fold: null,
    band: { min: 180, max: 270 },
    tags: { min: 0, max: 1, hardTags: null },
    linksWork: true,
    like: 'twitter',
  },
  linkedin: {
    id: 'linkedin',
    label: 'LinkedIn',
    limit: 3000,
    count: 'utf16',
    fold: 140,
    band: { min: 500, max: 1100 },
    tags: { min: 1, max: 3, hardTags: null },
    linksWork: true,
    like: 'linkedin',
  },
  facebook: {
    id: 'facebook',
    label: 'Facebook',
    limit: 63_206,
    count: 'utf16',
    fold: 110,
    band: { min: 250, max: 480 },
    tags: { min: 0, max: 1, hardTags: null },
    linksWork: true,
    like: 'facebook',
  },
  instagram: {
    id: 'instagram',
    label: 'Instagram',
    limit: 2200,
    count: 'utf16',
    fold: 125,
    band: { min: 350, max: 700 },
    // Instagram cut hashtags from 30 to 5 on 19 December 2025.
    tags: { min: 3, max: 5, hardTags: 5 },
    linksWork: false,
    like: 'instagram',
  },
  bluesky: {
    id: 'bluesky',
    label: 'Bluesky',
    limit: 300,
    count: 'graphemes',
    bytes: 3000,
    fold: null,
    band: { min: 180, max: 290 },
    tags: { min: 0, max: 1, hardTags: null },
    linksWork: true,
    like: 'twitter',
  },
  mastodon: {
    id: 'mastodon',
    label: 'Mastodon',
    // A server may set another one; this is what it is where nobody did.
    limit: 500,
    count: 'mastodon',
    fold: null,
    band: { min: 250, max: 480 },
    // Tags are how posts are found and followed there.
    tags: { min: 1, max: 3, hardTags: null },
    linksWork: true,
    like: 'facebook',
  },
  threads: {
    id: 'threads',
    label: 'Threads',
    limit: 500,
    count: 'threads',
    fold: null,
    band: { min: 200, max: 440 },
    // One topic a post.
    tags: { min: 0, max: 1, hardTags: 1 },
    linksWork: true,
    like: 'facebook',
  },
} as const satisfies Record<PlatformId, Platform>;

export function isPlatformId(value: unknown): value is PlatformId {
  return typeof value === 'string' && (platformIds as readonly string[]).includes(value);
}
