import { findNumbers } from '#domain/language/numbers.ts';

/** From this amount on a number is read sooner in digits; smaller ones stay words, as in good prose. */
const least = 13;

/** "One hundred sixty-two patients" -> "162 patients". Shares, multiples and rounded words ("half", "a million") stay. */
export function inDigits(text: string): string {
  let result = text;
  for (const { value, normalised, worded, start } of [...findNumbers(text)].reverse()) {
    if (!worded || normalised < least || !Number.isInteger(normalised) || !wordsOnly.test(value)) continue;
    if (/^[-\u2010-\u2015]/.test(text.slice(start + value.length, start + value.length + 1))) continue;
    result = result.slice(0, start) + normalised.toLocaleString('en-US') + result.slice(start + value.length);
  }
  return result.replace(/(?<=\d) ?per ?cent\b(?! point)/g, '%');
}

const wordsOnly =
  /^(?!an?\b)(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand|and)[ -]?)+$/iu;
