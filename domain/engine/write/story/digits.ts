import { findNumbers, type NumberMention } from '#domain/language/numbers.ts';

/** From this amount on a number is read sooner in digits; smaller ones stay words, as in good prose. */
const least = 13;

/**
 * "One hundred sixty-two patients" -> "162 patients". Only what is one whole number in good English: shares, multiples,
 * ranges ("two or three hundred"), ordinals, years ("nineteen eighty-four"), names ("Thirty Years War") and sayings ("fifty-fifty")
 * stay words.
 */
export function inDigits(text: string): string {
  let result = text;
  for (const mention of [...findNumbers(text)].reverse()) {
    if (!isPlainNumber(mention, text)) continue;
    const { start, value, normalised } = mention;
    result = result.slice(0, start) + normalised.toLocaleString('en-US') + result.slice(start + value.length);
  }
  return result.replace(/(?<=\d) ?per ?cent\b(?! point)/g, '%');
}

function isPlainNumber({ value, normalised, worded, start }: NumberMention, text: string): boolean {
  if (!worded || normalised < least || !Number.isInteger(normalised) || !wellFormed.test(value)) return false;
  const before = text.slice(0, start);
  const after = text.slice(start + value.length);
  return !(
    inName.test(after) ||
    goesOn.test(after) ||
    cameBefore.test(before) ||
    (/^\p{Lu}/u.test(value) && !/^$|[.!?:]["”)]? $/.test(before))
  );
}

const ones = '(?:one|two|three|four|five|six|seven|eight|nine)';
const teens = '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const underHundred = `(?:${tens}(?:[ -]${ones})?|${teens}|${ones})`;
const underThousand = `(?:${ones}[ -]hundred(?:(?: and)?[ -]${underHundred})?|${underHundred})`;
const wellFormed = new RegExp(
  `^(?:${underThousand} thousand(?:(?: and)? ${underThousand})?|${underThousand})$`,
  'i',
);

/** "Thirty Years War": what stands behind it has a capital. */
const inName = /^ \p{Lu}\p{Ll}/u;
/** More of the number: a hyphen, an ordinal, a decimal point, a half. */
const goesOn =
  /^[-\u2010-\u2015]|^ (?:and )?(?:\p{L}+th|first|second|third)\b|^ (?:point|some|odd|something|and a half|years? war)\b/u;
/** The other end of a range, or the number that this one belongs to. */
const cameBefore =
  /\b(?:one|two|three|four|five|six|seven|eight|nine) (?:or|to) $|\b(?:hundred|thousand)(?: and)? $/i;
