export interface EmojiSpan {
  readonly start: number;
  readonly end: number;
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

/** The stretches of a text that are one emoji each, sequences whole: characters `start` to `end` (exclusive). */
export function findEmoji(text: string): EmojiSpan[] {
  const first = text.search(maybeEmoji);
  if (first < 0) return [];
  // A keycap begins up to two characters before its sign.
  const from = Math.max(0, first - 2);
  return Array.from(text.slice(from).matchAll(mayJoin.test(text) ? emoji : single), (match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}
