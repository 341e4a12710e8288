/** The secret of a mailed link: behind "#", where no server and no next page sees it. Empty where there is none. */
export function tokenInAddress(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
}
