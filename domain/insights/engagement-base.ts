import type { PlatformId } from '../posts/platforms.ts';

/** What platforms count of a post. Shares are reposts on X and LinkedIn, comments are replies on X. */
export const metrics = ['impressions', 'likes', 'comments', 'shares', 'clicks'] as const;
export type Metric = (typeof metrics)[number];

/** The account that the table below speaks of, and the one that is taken where nobody states a size. */
export const usualFollowers = 1000;

/** The largest account that is taken; the schema of the call says the same. */
export const mostFollowers = 100_000_000;

/** Nobody's posts are seen by no one: a smaller account counts as this many followers. */
export const fewestFollowers = 10;

/**
 * Impressions and reactions grow with followers to this power, slower than the account. Two published series give it:
 * company pages on LinkedIn had 261 impressions a post with 500 to 2,000 followers and 1,690 with 10,000 to 50,000
 * (Metricool 2024, 41,170 pages), about the power 0.6; brands on Instagram reached 36 % of under 10,000 followers and 15 %
 * of over 500,000 (Bazaarvoice 2021), about the power 0.8. Between them is our own choice.
 */
export const growth = 0.7;

/** For each factor of ten away from the usual account the table is worth less: a factor either way, our own estimate. */
export const doubtPerDecade = 1.5;

/** How many of something a plain post of a usual account gets. */
export interface Base {
  readonly count: number;
  /** One standard deviation on the logarithmic scale, as a factor either way: our own estimate throughout. */
  readonly doubt: number;
  readonly source: string;
}

const own = 'our own estimate';
const rivalIq = 'Rival IQ, report on 2022, medians of brand accounts';
const socialinsider = 'Socialinsider, 22 million posts of brands in 2020';

/**
 * A post of text alone, without a link, of an account with 1,000 followers. Counts of clicks are for posts with a link.
 * X is set so that a post with a link gets about what 7 million tweets of papers got: 44 % had a like, 36 % a repost,
 * 7 % a reply (Fang et al. 2022, doi 10.1007/s11192-022-04468-6), somewhat more for likes, since many of those were by bots.
 */
const bases = {
  twitter: {
    impressions: { count: 200, doubt: 3, source: own },
    likes: { count: 1.5, doubt: 3, source: `Fang et al. 2022; ${rivalIq}: 0.035 % of followers react` },
    comments: { count: 0.2, doubt: 3, source: 'Fang et al. 2022: 7 % of tweets of papers had a reply' },
    shares: { count: 0.6, doubt: 3, source: 'Fang et al. 2022: 36 % of tweets of papers had a retweet' },
    clicks: {
      count: 1,
      doubt: 3.5,
      source:
        'Fang et al. 2021, 1.1 million links to papers, doi 10.1002/asi.24458: 49.5 % not clicked on Twitter, 22 % once or twice, about 10 % ten times or more',
    },
  },
  linkedin: {
    impressions: {
      count: 200,
      doubt: 2.5,
      source:
        'Metricool 2024, 41,170 company pages: a mean of 261 with 500 to 2,000 followers; the middle of such counts lies lower',
    },
    likes: {
      count: 4,
      doubt: 3,
      source:
        'Metricool 2024: 14.5 likes on 1,387 impressions of carousels; twice that rate is our own estimate for people',
    },
    comments: { count: 0.4, doubt: 3, source: own },
    shares: { count: 0.5, doubt: 3, source: 'Metricool 2024: 1.79 shares to 14.5 likes of carousels' },
    clicks: { count: 2, doubt: 3.5, source: own },
  },
  facebook: {
    impressions: {
      count: 50,
      doubt: 3,
      source: 'Ignite 2021: 2.2 % of followers are reached; Socialinsider 2022: 8.6 %',
    },
    likes: {
      count: 1.2,
      doubt: 3,
      source: `${rivalIq}: 0.06 % of followers react; ${socialinsider}: 0.27 %`,
    },
    comments: { count: 0.15, doubt: 3.5, source: own },
    shares: { count: 0.2, doubt: 3.5, source: own },
    clicks: { count: 0.5, doubt: 3.5, source: own },
  },
  instagram: {
    impressions: {
      count: 150,
      doubt: 2.5,
      source:
        'Socialinsider 2022: 13.5 % of followers are reached; Bazaarvoice 2021: 36 % by its best small brands',
    },
    likes: {
      count: 8,
      doubt: 3,
      source: `${rivalIq}: 0.47 % of followers react; ${socialinsider}: 1.16 %`,
    },
    comments: {
      count: 0.3,
      doubt: 3,
      source: 'HubSpot, 48 million posts: medians of 100 likes and 4 comments',
    },
  },
} as const satisfies Partial<Record<PlatformId, Partial<Record<Metric, Base>>>>;

/** The table's part on a platform; null where no published figures say what an account of a given size gets there. */
export function basesOf(platform: PlatformId): Readonly<Partial<Record<Metric, Base>>> | null {
  return platform in bases ? bases[platform as keyof typeof bases] : null;
}
