import { researchTextLimits } from '#domain/research/research-text.ts';

/** What makes patterns with nested or overlapping repetitions try everything, or a text measure walk it over and over. */
export const parts = [
  ' ',
  '(',
  '"',
  ', and the ',
  '; the ',
  '. A',
  'e.g. ',
  '1. ',
  'no ',
  'the the ',
  'We show that ',
  'NMI (NMI) ',
  '10⁴ ',
  'these two ',
  'a plurality of ',
  '% ',
  '5 of 10 ',
  'e',
  '-',
  'a.',
  '🙂',
  'Aa Bb ',
  '1 vs 1 ',
  'in this group of ',
  'one-hundred-',
  '1 of 2 of 3 of ',
  'able to ',
  'However, ',
  'A tilt, however, ',
  '(OR 1.2, 95% CI 0.8-1.9) ',
];

/** Texts of the greatest length that is taken, each made of one part over and over, alone and behind words that claim. */
export const hostileTexts: readonly string[] = ['', 'We show that ']
  .flatMap((start) => parts.map((part) => filled(start, part)))
  // Blanks alone are refused at the door.
  .filter((text) => text.trim() !== '');

/** A part over and over, cut at the greatest length that is taken. */
export function filled(start: string, part: string): string {
  return `${start}${part.repeat(researchTextLimits.max)}`.slice(0, researchTextLimits.max);
}
