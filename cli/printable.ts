/**
 * Text of others for a terminal: what would move the cursor, change colours or turn the direction of writing around is shown as a sign
 * that stands for it. Line ends and tabs stay.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '\u{FFFD}');
}
