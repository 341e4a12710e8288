import { symbolFont } from './symbol-font.ts';
import type { TracedText } from './traced-text.ts';

/** Stands for a sign that cannot be told any more. A sentence that holds one is not posted as sure. */
const lost = '\ufffd';

/**
 * Signs that a PDF could not name: those of the Symbol font, which stand in Unicode's private area, become what they are;
 * others stay as one sign that says that something was lost.
 */
export function restoreGlyphs(traced: TracedText): TracedText {
  if (!/[\p{Co}\ufffd\u25a1\u25af]|\(cid:/u.test(traced.text)) return traced;
  return (
    traced
      .replace(
        /(?<=^|\n)([^\S\n]*)[\uf06c\uf06e\uf071\uf075-\uf077\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc](?=\s)/g,
        '$1•',
      )
      // Where fonts for Windows keep their two ligatures.
      .replace(/[\uf001\uf002](?=\p{Ll})|(?<=\p{Ll})[\uf001\uf002]/gu, (sign) =>
        sign === '\uf001' ? 'fi' : 'fl',
      )
      .replace(/[\uf020-\uf0ff]/g, (sign) => symbolFont(sign.charCodeAt(0) - 0xf000) ?? lost)
      .replace(/(?:\(cid:\d{1,6}\))+|[\p{Co}]+/gu, lost)
      .replace(/(?<=\d\s?)[\u25a1\u25af](?=\s?\d)/g, lost)
      // "don�t": nothing else stands there.
      .replace(/(?<=\p{Ll})\ufffd(?=(?:s|t|re|ve|ll|d|m)(?!\p{L}))/gu, '’')
  );
}
