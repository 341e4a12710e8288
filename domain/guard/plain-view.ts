/**
 * A text as it is taken by a reader, and by a browser that folds signs: small letters, signs that show nothing left out, signs that
 * look alike made one, "evil[.]com" and "evil dot com" written out. Each sign of it knows its place in the text.
 */
export interface PlainView {
  readonly text: string;
  /** Where the sign at each index begins, and ends, in the text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** `letters` folds letters of other scripts that look like ours as well: a top-level domain may be written in either. */
export function plainView(text: string, { letters }: { readonly letters: boolean }): PlainView {
  const view = new ViewBuilder();
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    for (const plain of plainSigns(sign))
      view.add((letters ? lookalikes.get(plain) : null) ?? plain, at, end);
    at = end;
  }
  return writtenOut(view);
}

/** What shows nothing, wherever it stands: joiners, fillers, marks of direction, selectors of a look. */
const showsNothing = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;

function plainSigns(sign: string): string {
  if (sign < '\u007F') return sign.toLowerCase();
  if (showsNothing.test(sign)) return '';
  const folded = sign.normalize('NFKC').toLowerCase();
  return signs.get(folded) ?? folded;
}

/** Signs that stand for one of an address and that no normal form folds. */
const signs = tableOf([
  ['.', '。\u0701\u0702\uA60E\u{10A50}\uA4F8۔'],
  ['/', '\u2215\u2044\u29F8\u2571\u27CB'],
  [':', '\u2236\uA789\u05C3'],
  ['@', '\u{FE6B}'],
]);

/** Small letters of Cyrillic, Greek, Armenian and phonetic script that look like one of ours (Unicode's confusables, the usual ones). */
const lookalikes = tableOf([
  ['a', 'аɑα'],
  ['b', 'вƅ'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еёҽε'],
  ['f', 'ſƒ'],
  ['g', 'ɡցգ'],
  ['h', 'һнհ'],
  ['i', 'іıɩι'],
  ['j', 'јϳ'],
  ['k', 'кκ'],
  ['l', 'ӏǀ'],
  ['m', 'м'],
  ['n', 'ոηпռ'],
  ['o', 'оοօσ'],
  ['p', 'рρ'],
  ['q', 'ԛգ'],
  ['r', 'гꭇ'],
  ['s', 'ѕꜱ'],
  ['t', 'тτ'],
  ['u', 'սυʋ'],
  ['v', 'ѵν'],
  ['w', 'ԝѡω'],
  ['x', 'хχ'],
  ['y', 'уүγ'],
  ['z', 'ᴢ'],
]);

function tableOf(
  rows: readonly (readonly [plain: string, looksLike: string])[],
): ReadonlyMap<string, string> {
  return new Map(rows.flatMap(([plain, like]) => Array.from(like, (sign) => [sign, plain] as const)));
}

class ViewBuilder {
  text = '';
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  /** Each code unit of `plain` stands for the same stretch. */
  add(plain: string, start: number, end: number): void {
    this.text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      this.starts.push(start);
      this.ends.push(end);
    }
  }
}

/** Top-level domains that people spell out or part from their name, and that are no words of a sentence. */
const spokenDomains: ReadonlySet<string> = new Set('com org edu gov io biz xyz ru cn'.split(' '));

const brackets: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>' };
const bracketed: Readonly<Record<string, string>> = {
  '.': '.',
  dot: '.',
  '@': '@',
  at: '@',
  ':': ':',
  '/': '/',
  '://': '://',
};
const longestBracketed = 9;

/** Puts signs in place of what is written for them so that nothing reads them as such. */
function writtenOut({ text, starts, ends }: PlainView): PlainView {
  const view = new ViewBuilder();
  let isDomain = false;
  for (let at = 0; at < text.length; ) {
    const spelt = speltAt(text, at, isDomain);
    if (spelt !== null) isDomain = spelt.plain !== '@' && spelt.isSpoken;
    else if (isSpace(text.charAt(at))) isDomain = false;
    const to = spelt?.end ?? at + 1;
    view.add(spelt?.plain ?? text.charAt(at), starts[at] ?? 0, ends[to - 1] ?? 0);
    at = to;
  }
  return view;
}

interface Spelt {
  readonly plain: string;
  readonly end: number;
  readonly isSpoken: boolean;
}

function speltAt(text: string, at: number, afterDomain: boolean): Spelt | null {
  return bracketedAt(text, at) ?? (isSpace(text.charAt(at)) ? spokenAt(text, at, afterDomain) : null);
}

/** "[.]", "(dot)", " [at] ". */
function bracketedAt(text: string, at: number): Spelt | null {
  const open = skipSpaces(text, at);
  const closing = brackets[text.charAt(open)];
  if (closing === undefined) return null;
  const close = text.indexOf(closing, open);
  if (close === -1 || close - open > longestBracketed) return null;
  const plain = bracketed[text.slice(open + 1, close).trim()];
  return plain === undefined ? null : { plain, end: skipSpaces(text, close + 1), isSpoken: false };
}

/** " dot com", " .com" after a name, and " slash login" after that. */
function spokenAt(text: string, at: number, afterDomain: boolean): Spelt | null {
  const start = skipSpaces(text, at);
  if (afterDomain && text.startsWith('slash ', start))
    return { plain: '/', end: skipSpaces(text, start + 6), isSpoken: true };
  if (!isWordSign(text.charAt(at - 1))) return null;
  const name = text.startsWith('dot ', start)
    ? skipSpaces(text, start + 4)
    : text.charAt(start) === '.'
      ? start + 1
      : -1;
  return name !== -1 && spokenDomains.has(text.slice(name, wordEnd(text, name)))
    ? { plain: '.', end: name, isSpoken: true }
    : null;
}

export function isSpace(sign: string): boolean {
  return sign.trim() === '';
}

/** A letter or digit of any script, or "_". */
export function isWordSign(sign: string): boolean {
  return wordSign.test(sign);
}

const wordSign = /[\p{L}\p{N}\p{M}_]/u;

function wordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isWordSign(text.charAt(at))) at += 1;
  return at;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charAt(at))) at += 1;
  return at;
}
