import { findEmoji } from './find-emoji.ts';
import { findLinks } from './find-links.ts';

/**
 * How X counts a post: Latin, Greek, Cyrillic, Arabic and the like weigh 1, everything else 2, an emoji sequence 2, a
 * link 23 whatever its length, after NFC normalisation. Rules and ranges: twitter-text configuration v3.
 */
export function weightedLength(text: string): number {
  const normal = text.normalize('NFC');
  const wide = endByStart([
    ...findLinks(normal).map((link) => ({ ...link, weight: linkWeight })),
    ...findEmoji(normal).map((emoji) => ({ ...emoji, weight: emojiWeight })),
  ]);
  let weight = 0;
  for (let at = 0; at < normal.length; ) {
    const stretch = wide.get(at);
    if (stretch !== undefined) {
      weight += stretch.weight;
      at = stretch.end;
      continue;
    }
    const point = normal.codePointAt(at) ?? 0;
    weight += characterWeight(point);
    at += point > 0xffff ? 2 : 1;
  }
  return weight;
}

const linkWeight = 23;
const emojiWeight = 2;
const wideWeight = 2;
/** Code points that weigh 1. */
const narrowRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

function characterWeight(point: number): number {
  // Most characters of most texts.
  if (point < 4352) return 1;
  return narrowRanges.some(([first, last]) => point >= first && point <= last) ? 1 : wideWeight;
}

/** Earlier entries win, so links go before emoji. */
function endByStart(stretches: readonly Stretch[]): Map<number, Stretch> {
  const byStart = new Map<number, Stretch>();
  for (const stretch of stretches) if (!byStart.has(stretch.start)) byStart.set(stretch.start, stretch);
  return byStart;
}
