import type { TracedText } from './traced-text.ts';

/** The signs that a code page has for the bytes 0x80 to 0xFF. */
type CodePage = readonly string[];

const latin1 = Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at));
/** Five bytes of Windows 1252 are no sign: they come through as controls. */
const windows1252: CodePage = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ', ...latin1];
const controlsBefore: CodePage = [
  ...Array.from({ length: 32 }, (_, at) => String.fromCharCode(0x80 + at)),
  ...latin1,
];
const macRoman: CodePage = [
  ...'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
];

/** Byte by sign; where two code pages share signs, the first has it. */
const bytesOf = (...pages: CodePage[]): ReadonlyMap<string, number> =>
  new Map(pages.toReversed().flatMap((page) => page.map((sign, at) => [sign, 0x80 + at] as const)));

const readings = [bytesOf(windows1252, controlsBefore), bytesOf(macRoman)].map((bytes) => ({
  bytes,
  // A first byte of UTF-8 with one to three others, in that code page.
  sequence: new RegExp(`${signsOf(bytes, 0xc2, 0xf4)}${signsOf(bytes, 0x80, 0xbf)}{1,3}`, 'gu'),
}));

/**
 * UTF-8 that was read in another code page ("Â±", "â‰¥", "SÃ£o", "‚â•") as the signs it was. A sequence of two bytes may be two
 * letters that were meant: it is taken for one sign only where the words around it do not speak for two.
 */
export function repairMojibake(traced: TracedText): TracedText {
  if (!/[Â-ô¬√Œœ‚]/.test(traced.text)) return traced;
  return (
    readings
      .reduce(
        (text, { bytes, sequence }) =>
          text.replace(sequence, (found, at) =>
            repaired(found, bytes, text.text.slice(Math.max(0, at - 1), at), text.text[at + found.length]),
          ),
        traced,
      )
      // What a no-break space and a closing quotation mark leave where their last byte was dropped.
      .replace(/(?<=[\p{Ll}\p{N}.,;:%)])Â(?=\s)/gu, '')
      .replace(/â€(?=[\s.,;:)]|$)/g, '”')
  );
}

function repaired(
  found: string,
  bytes: ReadonlyMap<string, number>,
  before: string,
  after: string | undefined,
): string {
  const signs = [...found];
  const values = signs.map((sign) => bytes.get(sign) ?? 0);
  const first = values[0] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (signs.length < length) return found;
  const point = values
    .slice(1, length)
    .reduce((sum, byte) => (sum << 6) | (byte & 0x3f), first & (0xff >> (length + 1)));
  if (point < (leastPoints[length] ?? 0) || point > 0x10ffff || (point >= 0xd800 && point < 0xe000))
    return found;
  const second = signs[1] ?? '';
  if (length === 2 && !isOneSign(first, second, before, signs[2] ?? after)) return found;
  return String.fromCodePoint(point) + signs.slice(length).join('');
}

/** By the number of bytes: a smaller one is written with fewer. */
const leastPoints: Readonly<Record<number, number>> = { 2: 0x80, 3: 0x800, 4: 0x10000 };

/** What may follow a capital letter at the end of a word. */
const closingSign = /^[\s»”“’‘…–—‰™®©›‹„‚•·ªº¹²³]$/u;

/** "Â±", "Ã©" and "Î±" are hardly ever two signs; other capitals with a mark are where lower case stands beside them. */
function isOneSign(first: number, second: string, before: string, after: string | undefined): boolean {
  const isUsual = first === 0xc2 || first === 0xc3 || first === 0xce || first === 0xcf;
  if (isUsual) return !(closingSign.test(second) && first < 0xce && /\p{Lu}/u.test(before));
  return !closingSign.test(second) && /\p{Ll}/u.test(before + (after ?? ''));
}

/** A class of the signs of these bytes. */
function signsOf(bytes: ReadonlyMap<string, number>, least: number, most: number): string {
  const signs = [...bytes].filter(([, byte]) => byte >= least && byte <= most).map(([sign]) => sign);
  return `[${signs.map((sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`).join('')}]`;
}
