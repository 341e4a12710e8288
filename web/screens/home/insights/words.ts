import type { Metric } from '#domain/insights/engagement-base.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';

const metricNames = {
  impressions: 'Impressions',
  likes: 'Likes',
  comments: 'Comments',
  shares: 'Shares',
  clicks: 'Link clicks',
} as const satisfies Record<Metric, string>;

const ownMetricNames: Partial<Record<PlatformId, Partial<Record<Metric, string>>>> = {
  twitter: { comments: 'Replies', shares: 'Reposts' },
  linkedin: { likes: 'Reactions', shares: 'Reposts' },
  facebook: { likes: 'Reactions' },
};

export const words = {
  title: 'Advanced Insights',
  locked: (hashtags: string, highlights: string): string =>
    `Hashtag suggestions come with the ${hashtags} plan, highlights and engagement estimates with ${highlights}.`,
  short: (min: number): string =>
    `These read the research content: paste at least ${min} characters of it first.`,
  hashtags: 'Suggest hashtags',
  hashtagsRunning: 'Looking for hashtags…',
  hashtagsTitle: 'Hashtags',
  highlight: 'Write a highlight',
  highlightRunning: 'Writing the highlight…',
  highlightTitle: 'Highlight',
  noHashtags: {
    title: 'No hashtags returned',
    description: 'The text names no field that we have a tag for.',
  },
  noHighlight: { title: 'No highlight returned', description: 'Please paste more of the abstract.' },
  hashtagsFailed: { title: 'Failed to generate hashtags', description: 'Please try again.' },
  highlightFailed: { title: 'Failed to generate highlight', description: 'Please try again.' },
  predict: 'Predict engagement',
  predictRunning: 'Predicting…',
  predictTitle: 'Engagement estimate',
  predictDone: 'The engagement estimate is ready.',
  predictNote: (followers: string): string =>
    `An estimate for an account with ${followers} followers, from the text alone and from published figures. It was not tested against real posts, promises nothing and says nothing about citations.`,
  followers: 'Followers of the account',
  followersWrong: 'Please give a whole number up to 100,000,000.',
  modelCard: 'How this is estimated, and what it is not',
  modelVersion: (version: string): string => `Model ${version}`,
  tableCaption: (platform: string): string => `Engagement estimate for ${platform}`,
  columns: { metric: 'Metric', number: 'Estimate', range: 'Range' },
  range: (low: string, high: string): string => `${low} to ${high}`,
  effects: { raises: 'Raises it:', lowers: 'Lowers it:' },
  metric: (platform: PlatformId, metric: Metric): string =>
    ownMetricNames[platform]?.[metric] ?? metricNames[metric],
  notEstimated: (networks: string): string =>
    `No estimate for ${networks}: no published figures tell what an account of a given size gets there.`,
  noPosts: {
    title: 'No posts available to predict.',
    description: 'Generate posts first: the estimate is for what is on the screen.',
  },
  noPrediction: { title: 'No predictions returned', description: 'Please try again.' },
  predictFailed: { title: 'Failed to predict engagement', description: 'Please try again.' },
} as const;
