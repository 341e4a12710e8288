import { findLinks } from './find-links.ts';

/**
 * How X counts a post: Latin, Greek, Cyrillic, Arabic and the like weigh 1, everything else 2, an emoji sequence 2, a
 * link 23 whatever its length, after NFC normalisation. Rules and ranges: twitter-text configuration v3.
 */
export function weightedLength(text: string): number {
  const normal = text.normalize('NFC');
  const wide = endByStart([
    ...findLinks(normal).map((link) => ({ ...link, weight: linkWeight })),
    ...findEmoji(normal),
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

// A sequence that Unicode recommends, or an emoji in emoji presentation with an optional skin tone. Behind a sign that is an emoji anyway,
// the sign that asks for one adds nothing.
const sequence = String.raw`(?:\p{RGI_Emoji}|\p{Emoji_Presentation})(?:(?<=\p{Emoji_Presentation})\uFE0F)?`;
// "1️⃣": a digit, or a sign beside the digits of a telephone, as a key.
const keycap = String.raw`[#*0-9]\uFE0F?\u20E3`;
// A sign that is an emoji only because it is asked to be one.
const asked = String.raw`[\p{Emoji}--[0-9#*]]\uFE0F`;
const emoji = new RegExp([sequence, keycap, asked].join('|'), 'gv');
// Without a joiner, a variation, keycap or tag sign, a skin tone or half a flag there are no sequences: only such emoji are left.
const mayJoin = /[\u200D\uFE0F\u20E3\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]/u;
const single = /\p{Emoji_Presentation}/gu;
// © and ® are the only emoji below U+203C; keycaps end in U+20E3.
const maybeEmoji = /[\u00A9\u00AE\u203C-\u{10FFFF}]/u;

function findEmoji(text: string): Stretch[] {
  const first = text.search(maybeEmoji);
  if (first < 0) return [];
  // A keycap begins up to two characters before its sign.
  const from = Math.max(0, first - 2);
  return Array.from(text.slice(from).matchAll(mayJoin.test(text) ? emoji : single), (match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
    weight: emojiWeight,
  }));
}

/** Earlier entries win, so links go before emoji. */
function endByStart(stretches: readonly Stretch[]): Map<number, Stretch> {
  const byStart = new Map<number, Stretch>();
  for (const stretch of stretches) if (!byStart.has(stretch.start)) byStart.set(stretch.start, stretch);
  return byStart;
}
