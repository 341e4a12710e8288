/** How prices and plans are named, wherever they are. */
export const words = {
  intervals: { month: 'month', year: 'year' },
  paid: { month: 'monthly', year: 'yearly' },
  per: (price: string, interval: string): string => `${price} a ${interval}`,
  planAt: (title: string, paid: string): string => `${title}, ${paid}`,
  features: {
    label: (plan: string): string => `What ${plan} has`,
    posts: (count: string): string => `${count} posts a month`,
    unlimitedPosts: 'Unlimited posts',
    keys: (count: number): string => (count === 1 ? '1 API key' : `${count} API keys`),
    unlimitedKeys: 'Unlimited API keys',
    insights: 'Advanced Insights: hashtags, highlight and engagement estimates',
    someInsights: 'Advanced Insights: hashtags',
    noInsights: 'Advanced Insights',
    doi: 'Fetch by DOI',
    support: 'Priority support',
    brand: 'Your own look on share cards',
    missing: 'Not included:',
  },
  seePlans: 'See plans',
} as const;
