/** How prices and plans are named, wherever they are. */
export const words = {
  intervals: { month: 'month', year: 'year' },
  paid: { month: 'monthly', year: 'yearly' },
  per: (price: string, interval: string): string => `${price} a ${interval}`,
  planAt: (title: string, paid: string): string => `${title}, ${paid}`,
  seePlans: 'See plans',
} as const;
