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

/** Windows, with every first byte that UTF-8 has; the Macintosh's stand for usual quotation marks and dashes, so only those of signs. */
const readings = [
  reading(bytesOf(windows1252, controlsBefore), () => true),
  reading(bytesOf(macRoman), (byte) => [0xc2, 0xc3, 0xce, 0xcf, 0xe2].includes(byte)),
];

function reading(bytes: ReadonlyMap<string, number>, isFirst: (byte: number) => boolean) {
  const first = classOf(bytes, (byte) => byte >= 0xc2 && byte <= 0xf4 && isFirst(byte));
  const others = classOf(bytes, (byte) => byte <= 0xbf);
  return {
    bytes,
    sequence: new RegExp(`${first}${others}{1,3}`, 'gu'),
    endsInSequence: new RegExp(`${first}${others}{1,3}$`, 'u'),
  };
}

/** Read wrongly more often it was never. */
const rounds = 3;

/**
 * UTF-8 that was read in another code page ("Â±", "â‰¥", "SÃ£o", "‚â•") as the signs it was. A sequence of bytes may be letters that
 * were meant: it is taken for one sign only where the words around it do not speak for them.
 */
export function repairMojibake(traced: TracedText): TracedText {
  let repaired = traced;
  for (let round = 0; round < rounds && /[Â-ô¬√Œœ‚]/.test(repaired.text); round += 1) {
    const before = repaired.text;
    repaired = repairOnce(repaired);
    if (repaired.text === before) break;
  }
  return repaired;
}

function repairOnce(traced: TracedText): TracedText {
  return (
    readings
      .reduce(
        (read, { bytes, sequence, endsInSequence }) =>
          read.replace(sequence, (found, at) => {
            // Another sequence speaks for a third, as no letter does.
            const isBeside = endsInSequence.test(read.text.slice(Math.max(0, at - 4), at));
            const before = isBeside ? '°' : (read.text[at - 1] ?? '');
            return signOf(found, bytes, before, read.text[at + found.length] ?? '');
          }),
        traced,
      )
      // What a no-break space and a closing quotation mark leave where their last byte was dropped.
      .replace(/(?<=[\p{Ll}\p{N}.,;:%)])Â(?=\s)/gu, '')
      .replace(/â€(?=[\s.,;:)]|$)/g, '”')
  );
}

function signOf(found: string, bytes: ReadonlyMap<string, number>, before: string, after: string): string {
  const signs = [...found];
  const values = signs.map((sign) => bytes.get(sign) ?? 0);
  const first = values[0] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (signs.length < length) return found;
  const point = values
    .slice(1, length)
    .reduce((sum, byte) => (sum << 6) | (byte & 0x3f), first & (0xff >> (length + 1)));
  const isPoint =
    point >= (leastPoints[length] ?? 0) && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  const beside = /\p{L}/u.test(signs[0] ?? '')
    ? ([before, signs[length] ?? after] as const)
    : (['', 'a'] as const);
  if (!isPoint || !isOneSign(first, signs.slice(1, length), ...beside)) return found;
  return String.fromCodePoint(point) + signs.slice(length).join('');
}

/** By the number of bytes: a smaller one is written with fewer. */
const leastPoints: Readonly<Record<number, number>> = { 2: 0x80, 3: 0x800, 4: 0x10000 };

/** What may follow a capital letter at the end of a word. */
const closingSign = /^[\s»”“’‘…–—‰™®©›‹•·ªº¹²³]$/u;

/** "Â±", "Ã©", "Î±" and "â€“" are hardly ever letters that were meant; others are where lower case stands beside them. */
function isOneSign(first: number, rest: readonly string[], before: string, after: string): boolean {
  const [second = ''] = rest;
  if (first === 0xe2 || first >= 0xef) return !/\s/.test(second);
  if (first === 0xce || first === 0xcf) return true;
  if (first === 0xc2 || first === 0xc3) return !(closingSign.test(second) && /\p{Lu}/u.test(before));
  // Behind another sequence of its kind, or beside small letters.
  return !rest.some((sign) => closingSign.test(sign)) && /[\p{Ll}°‰€]/u.test(before + after);
}

/** A class of the signs of these bytes. */
function classOf(bytes: ReadonlyMap<string, number>, isWanted: (byte: number) => boolean): string {
  const signs = [...bytes].filter(([, byte]) => isWanted(byte)).map(([sign]) => sign);
  return `[${signs.map((sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`).join('')}]`;
}
