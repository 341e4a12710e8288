/** What is read of a file that somebody gives; our own choices. */
export const documentLimits = {
  bytes: 20_000_000,
  /** Further pages are not looked at. */
  pages: 60,
  /** Letters on all pages below which they hold pictures of a text, not a text. */
  fewestLetters: 60,
  /** Characters of one part that are given back. */
  part: 12_000,
} as const;

/** Files that are read, by their endings. */
export const documentKinds = ['pdf', 'word'] as const;
export type DocumentKind = (typeof documentKinds)[number];
