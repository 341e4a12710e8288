import type { TracedText } from '../traced-text.ts';

/** "Schr\"odinger", "Besan\c{c}on", "M{\o}ller" with the letters that they mean. */
export function readAccents(traced: TracedText): TracedText {
  if (!traced.text.includes('\\')) return traced;
  return traced
    .replace(accent, (whole, _, [mark = '', letter = '']) => combine(whole, mark, letter))
    .replace(bracedLetter, (whole, _, [name = '']) => letters[name] ?? whole);
}

const accent = /\{?\\(["'`^~=.uvHcr])\s*\{?\\?([A-Za-z])\}?\}?/g;
/** "M{\o}ller", "Stra{\ss}e". */
const bracedLetter = /\{\\(\p{L}{1,2})\}/gu;
const letters: Readonly<Record<string, string>> = {
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
  aa: 'å',
  AA: 'Å',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  ss: 'ß',
};
const combining: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  u: '\u0306',
  v: '\u030C',
  H: '\u030B',
  c: '\u0327',
  r: '\u030A',
};

function combine(whole: string, mark: string, letter: string): string {
  // "\cup" and "\varphi" begin like the accents c, u and v: those need a brace or a space after the mark.
  if (/[uvHcr]/.test(mark) && !/^\{?\\.[\s{]/.test(whole)) return whole;
  const sign = combining[mark];
  return sign === undefined ? whole : (letter + sign).normalize('NFC');
}
