import { type PlatformId, platformIds, platforms } from '../posts/platforms.ts';
import type { Metric } from './engagement-base.ts';
import type { PostFeatures } from './post-features.ts';

/** What a trait of a post changes, by how much, how sure that is, and who says so. */
export interface Effect {
  /** As the model card names it. */
  readonly name: string;
  readonly on: readonly PlatformId[];
  readonly holds: (features: PostFeatures) => boolean;
  /** How many times as many of each; what is not named stays. Empty where not even the direction is known. */
  readonly times: Readonly<Partial<Record<Metric, number>>>;
  /** One standard deviation on the logarithmic scale, as a factor either way: our own estimate throughout. */
  readonly doubt: number;
  /** For the person: what stands in the post, and why it counts. Null where nothing is known of it. */
  readonly reason: ((features: PostFeatures) => string) | null;
  /** Whether the direction and the size are published, or whether studies disagree. */
  readonly direction: 'published' | 'contested' | 'our own estimate' | 'unknown';
  readonly size: 'published' | 'our own estimate';
  readonly source: string;
}

/** Posts of fewer or more reactions of every kind; how often a post is shown and clicked stays. */
function reactions(times: number): Effect['times'] {
  return { likes: times, comments: times, shares: times };
}

function everything(times: number): Effect['times'] {
  return { impressions: times, ...reactions(times), clicks: times };
}

const own = { direction: 'our own estimate', size: 'our own estimate' } as const;
const known = { direction: 'published', size: 'our own estimate' } as const;
const contested = { direction: 'contested', size: 'our own estimate' } as const;
const unknown = { direction: 'unknown', size: 'our own estimate', times: {}, reason: null } as const;

const titles =
  'Lockwood 2016, over 2,000 titles of articles, doi 10.15200/winn.146723.36330: titles that state the result got more attention';
const tagsOnX =
  'Buddy Media 2012, tweets of 320 brands: one or two tags got 21 % more than three or more. Tags went with more retweets in 74 million tweets (Suh et al. 2010) and in 164,104 of health agencies (Bhattacharya et al. 2014, doi 10.1371/journal.pone.0112235)';
const reading =
  'Pancer et al. 2019, over 4,000 posts on Facebook and experiments, doi 10.1002/jcpy.1073: easy posts got more of all three; not found in 115,245 posts on VKontakte (doi 10.1007/978-3-030-77626-8_22)';

const links: readonly Effect[] = [
  {
    name: 'A link, on X',
    on: ['twitter'],
    holds: ({ hasLink }) => hasLink,
    times: { impressions: 0.8, ...reactions(0.6) },
    doubt: 2,
    reason: () =>
      'A link. In 18.8 million posts on X (2025), those with one got fewer reactions; older counts found more reposts.',
    ...contested,
    source:
      'Buffer 2025, 18.8 million posts: 0.28 % reacted to posts with a link and 0.90 % to text of paying accounts, 0 % and 0.40 % of others; X denies a rule. Links went with more retweets in 164,104 tweets of health agencies (Bhattacharya et al. 2014). Half way, on the logarithmic scale, between a third and no change',
  },
  {
    name: 'A link, on LinkedIn and Facebook',
    on: ['linkedin', 'facebook'],
    holds: ({ hasLink }) => hasLink,
    times: { impressions: 0.85, ...reactions(0.85) },
    doubt: 1.7,
    reason: () =>
      'A link. The platforms are said to show such posts less; that is not proven, and how much is our own estimate.',
    ...own,
    source:
      'Meta, first quarter of 2025: 97.3 % of what was seen in US feeds had no link, which proves no penalty',
  },
  {
    name: 'A link that cannot be followed, on Instagram',
    on: ['instagram'],
    holds: ({ hasLink }) => hasLink,
    times: reactions(0.95),
    doubt: 1.3,
    reason: () => 'A link that nobody can follow in a caption (our own estimate).',
    ...own,
    source: 'none',
  },
];

const tags: readonly Effect[] = [
  {
    name: 'One or two hashtags, on X',
    on: ['twitter'],
    holds: ({ hashtags }) => hashtags >= 1 && hashtags <= 2,
    times: reactions(1.1),
    doubt: 1.4,
    reason: ({ hashtags }) =>
      `${hashtags === 1 ? 'One hashtag' : 'Two hashtags'}. One or two went with more reposts than none, and than three.`,
    direction: 'published',
    size: 'published',
    source: tagsOnX,
  },
  {
    name: 'Three or more hashtags, on X',
    on: ['twitter'],
    holds: ({ hashtags }) => hashtags >= 3,
    times: reactions(0.9),
    doubt: 1.4,
    reason: ({ hashtags }) =>
      `${hashtags} hashtags. Three or more went with fewer reactions than one or two.`,
    direction: 'published',
    size: 'published',
    source: tagsOnX,
  },
  {
    name: 'More hashtags than file a post, on LinkedIn and Facebook',
    on: ['linkedin', 'facebook'],
    holds: ({ hashtags, platform }) => hashtags > platforms[platform].tags.max,
    times: reactions(0.95),
    doubt: 1.3,
    reason: ({ hashtags }) => `${hashtags} hashtags, more than help here (our own estimate).`,
    ...own,
    source: 'Tests on LinkedIn find no clear lift from tags (Postfoundry, JustConnecting)',
  },
  {
    name: 'Three to five hashtags, on Instagram',
    on: ['instagram'],
    holds: ({ hashtags }) => hashtags >= 3 && hashtags <= 5,
    times: { impressions: 1.1, ...reactions(1.1) },
    doubt: 1.5,
    reason: ({ hashtags }) => `${hashtags} hashtags, by which strangers can find it (our own estimate).`,
    ...own,
    source: 'none',
  },
  {
    name: 'More than five hashtags, on Instagram',
    on: ['instagram'],
    holds: ({ hashtags }) => hashtags > 5,
    times: { impressions: 0.8, ...reactions(0.8) },
    doubt: 1.5,
    reason: ({ hashtags }) =>
      `${hashtags} hashtags. Instagram takes five; what more of them cost is our own estimate.`,
    ...own,
    source: 'Instagram cut hashtags to five in December 2025 and says that generic ones can hurt',
  },
];

const opening: readonly Effect[] = [
  {
    name: 'The finding before the fold',
    on: platformIds,
    holds: ({ finding }) => finding === 'before the fold',
    times: { ...reactions(1.15), clicks: 1.1 },
    doubt: 1.3,
    reason: () => 'The finding comes first. Titles that state the result got more attention.',
    ...known,
    source: titles,
  },
  {
    name: 'The finding after the fold',
    on: platformIds,
    holds: ({ finding }) => finding === 'later',
    times: { ...reactions(0.9), clicks: 0.95 },
    doubt: 1.3,
    reason: () =>
      'The finding is not complete in what people see first. Titles that state the result got more attention.',
    ...known,
    source: titles,
  },
  {
    name: 'An announcement as the opening',
    on: platformIds,
    holds: ({ announces }) => announces,
    times: reactions(0.9),
    doubt: 1.3,
    reason: () => 'It opens by announcing instead of telling what was found (our own estimate).',
    ...own,
    source: 'none; 58 % of 989 first tweets by authors open so (own count)',
  },
  {
    name: 'A number in the first line',
    on: platformIds,
    holds: ({ firstNumber }) => firstNumber !== null,
    times: { ...reactions(1.08), clicks: 1.05 },
    doubt: 1.3,
    reason: ({ firstNumber }) => `A number in the first line: ${firstNumber} (our own estimate).`,
    ...own,
    source: 'none; 39 % of 989 first tweets by authors have a digit (own count)',
  },
];

const wording: readonly Effect[] = [
  {
    name: 'A question',
    on: platformIds,
    holds: ({ asks }) => asks,
    times: { comments: 1.3 },
    doubt: 1.4,
    reason: () => 'A question. On brand posts it brought comments; in titles it made no difference.',
    ...known,
    source:
      'De Vries et al. 2012, 355 posts of brands (J. Interactive Marketing 26, 83–91): more comments; Lockwood 2016: no difference in titles',
  },
  {
    name: 'Emoji',
    on: platformIds,
    holds: ({ hasEmoji }) => hasEmoji,
    times: { likes: 1.1, shares: 1.1 },
    doubt: 1.4,
    reason: () => 'An emoji. Tweets of brands and celebrities got more likes and reposts with one.',
    ...known,
    source:
      'McShane et al. 2021, 41,141 tweets of brands and celebrities and experiments (J. Interactive Marketing 53)',
  },
  {
    name: 'Praise of the work',
    on: platformIds,
    holds: ({ hype }) => hype !== null,
    times: reactions(0.9),
    doubt: 1.4,
    reason: ({ hype }) =>
      `“${hype}” praises the work. Titles with positive words were tweeted less; another count found the opposite.`,
    ...contested,
    source:
      'Titles of 3,752 COVID papers, preprint, doi 10.1101/2021.06.22.21259354: positive words, fewer tweets; 996 press releases (Sumner et al. 2016, doi 10.1371/journal.pone.0168217): exaggeration, no more news. Against: 243,567 tweets of COVID papers (Luo et al. 2022, doi 10.2196/37331): positive emotion, faster retweets',
  },
  {
    name: 'Easy to read',
    on: platformIds,
    holds: ({ reading }) => reading === 'easy',
    times: reactions(1.1),
    doubt: 1.3,
    reason: () =>
      'Short sentences and short words. Easy posts got more of every reaction in one study, not in another.',
    ...contested,
    source: reading,
  },
  {
    name: 'Hard to read',
    on: platformIds,
    holds: ({ reading }) => reading === 'hard',
    times: reactions(0.9),
    doubt: 1.3,
    reason: () =>
      'Long sentences or long words. Easy posts got more of every reaction in one study, not in another.',
    ...contested,
    source: reading,
  },
  {
    name: 'Longer than the band',
    on: platformIds,
    holds: ({ length }) => length === 'long',
    times: everything(0.9),
    doubt: 1.3,
    reason: () => 'Longer than posts here should be. Texts that were cut by a tenth to a fifth did better.',
    ...known,
    source: 'Gligorić et al. 2019, experiment on brevity, doi 10.1145/3359147',
  },
];

/** Traits whose direction nobody has shown for posts on research: they change nothing and widen the range. */
const unclear: readonly Effect[] = [
  {
    name: 'Shorter than the band',
    on: platformIds,
    holds: ({ length }) => length === 'short',
    doubt: 1.3,
    ...unknown,
    source:
      'Buddy Media 2012: tweets of brands under 100 characters got 17 % more; no study of posts on research',
  },
  {
    name: 'First person',
    on: platformIds,
    holds: ({ firstPerson }) => firstPerson,
    doubt: 1.2,
    ...unknown,
    source: 'none; 79 % of 989 first tweets by authors have it (own count)',
  },
];

/** Everything that the model knows of a text. The model card lists the same; a test holds them together. */
export const effects: readonly Effect[] = [...links, ...tags, ...opening, ...wording, ...unclear];
