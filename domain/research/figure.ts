/** Pictures that models and browsers both read. */
export const figureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type FigureType = (typeof figureTypes)[number];

/** Our own choices: enough for a figure of a paper, and what a request of a megabyte bears in base64. */
export const figureLimits = {
  bytes: 700_000,
  /** Longest side in pixels that our own screen sends: models shrink what is larger. */
  side: 1568,
  /** Longest side that is passed on at all. */
  longestSide: 8192,
} as const;

/** A picture of the person's: base64, with the type that its own bytes show. */
export interface Figure {
  readonly type: FigureType;
  readonly base64: string;
}

/** What kind of picture the bytes are, by their first signs (PNG 3, section 5.2; JPEG, ISO 10918-1 B.1; WebP, RFC 9649); null for anything else. */
export function figureTypeOf(bytes: Uint8Array): FigureType | null {
  const begins = (signs: readonly number[], at = 0): boolean =>
    signs.every((sign, index) => bytes[at + index] === sign);
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(ascii('RIFF')) && begins(ascii('WEBP'), 8)) return 'image/webp';
  return null;
}

function ascii(text: string): number[] {
  return [...text].map((sign) => sign.charCodeAt(0));
}
