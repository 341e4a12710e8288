/** Where a post goes. One table for limits, folds, bands, links and tags; design guide section 2, read 2026-11. */
export interface Platform {
  readonly id: PlatformId;
  readonly label: string;
  /** Hard limit, in the platform's own count. */
  readonly limit: number;
  /** How the platform counts: X by weighted length (twitter-text v3), the others by UTF-16 code units. */
  readonly count: 'weighted' | 'utf16';
  /** Characters seen before "see more" on the smaller screen; null where there is no fold. */
  readonly fold: number | null;
  /** Editorial length band, in the platform's own count. */
  readonly band: { readonly min: number; readonly max: number };
  /** At most this many hashtags by our craft; `hardTags` is the platform's own cap, where it has one. */
  readonly tags: { readonly min: number; readonly max: number; readonly hardTags: number | null };
  /** Whether a link in the text can be followed there. */
  readonly linksWork: boolean;
}

export const platformIds = ['twitter', 'linkedin', 'facebook', 'instagram'] as const;
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
  },
} as const satisfies Record<PlatformId, Platform>;

export function isPlatformId(value: unknown): value is PlatformId {
  return typeof value === 'string' && (platformIds as readonly string[]).includes(value);
}
