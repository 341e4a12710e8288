/** Signs that one reads as one, as Unicode parts a text into them (UAX 29). */
export function countGraphemes(text: string): number {
  if (isPlain(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Latin letters and the quotation marks, dashes and dots of print are signs of their own, but for a line's two ends in one. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0d || (unit >= 0x300 && (unit < 0x2010 || unit > 0x2027))) return false;
  }
  return true;
}
