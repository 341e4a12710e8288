import { resolveLatex } from './latex.ts';
import { joinLineHyphens } from './line-hyphens.ts';
import { withoutParagraphLabels } from './paragraph-labels.ts';
import { partHeadings } from './part-headings.ts';

/**
 * The text as a reader should see it: HTML and LaTeX resolved, invisible characters gone, "< or =" as one sign. To be
 * called once, before sentences are split, so that every later offset refers to the cleaned text. Line breaks stay but
 * inside a parted word, and no letter or digit is ever dropped: "CO2" and "CO<sub>2</sub>" both keep their 2.
 */
export function cleanText(raw: string): string {
  const plain = resolveLatex(resolveMarkup(raw.normalize('NFC')));
  return (
    joinLineHyphens(partHeadings(withoutParagraphLabels(unifySigns(plain))))
      // A ligature of a PDF parts a word: "confl ict", "signifi cant".
      .replace(
        /\b((?:in|con|re|af|ef|de)fl|(?:e|su|di|o|a|coe)ffi|(?:in|re|signi|speci|identi|classi|modi|veri|quanti|scienti|de|bene|pro|con|arti|justi|clari|suf|di|e)fi) (?=(?!of\b|and\b|in\b|is\b|to\b)\p{Ll}{2,})/gu,
        '$1',
      )
      // A name that is meant, and no tag: no post can hold it so.
      .replace(/<(\p{L}[\p{L}\d _-]{1,30})>/gu, '“$1”')
      .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/ +([,;.])(?=\s|$)/g, '$1')
      .replace(/\),(?=\p{L})/gu, '), ')
      .replace(/(?<![.\s])\.\.(?=\s|$)/g, '.')
      .replace(/(\(\d{2,3})\. (\d{1,2} ?%)/g, '$1.$2')
      .replace(/\( +/g, '(')
      .replace(/ +\)/g, ')')
      .trim()
  );
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  ndash: '–',
  mdash: '—',
  minus: '−',
  plusmn: '±',
  times: '×',
  le: '≤',
  ge: '≥',
  micro: 'µ',
  deg: '°',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  mu: 'μ',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  middot: '·',
};

const knownTag =
  /<\/?(?:jats:)?(?:p|i|b|em|strong|italic|bold|span|div|u|sc|title|sec|abstract|label|a|h[1-6]|underline|inline-formula|xref)(?:\s[^<>]*)?\/?>/gi;

function resolveMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<(?:jats:)?sup>([^<>]*)<\/(?:jats:)?sup>/gi, (_, body: string) =>
      /^[-−+]?\d+$/.test(body) ? `$^{${body}}$` : body,
    )
    .replace(/<(?:jats:)?sub>([^<>]*)<\/(?:jats:)?sub>/gi, '$1')
    .replace(knownTag, '')
    .replace(
      /&(?:amp;)?(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,8}));/gi,
      (whole, decimal, hex, name: string | undefined) => entity(whole, decimal, hex, name),
    );
}

function entity(
  whole: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : null;
  if (code !== null) return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  return (name === undefined ? undefined : (entities[name] ?? entities[name.toLowerCase()])) ?? whole;
}

function unifySigns(text: string): string {
  return (
    text
      .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
      .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/[ﬀﬁﬂﬃﬄ]/g, (ligature) => ligature.normalize('NFKC'))
      .replace(/∶/g, ':')
      .replace(/<\s?or\s?=|<\/=|<=|≦|⩽/g, '≤')
      .replace(/>\s?or\s?=|>\/=|>=|≧|⩾/g, '≥')
      .replace(/\+\s?\/\s?-|\+-(?=\s?\d)/g, '±')
      // PubMed prints "®" so.
      .replace(/\(\((?:R|TM)\)\)/g, '')
      .replace(/(?<=\S)---(?=\S)|(?<= )---(?= )/g, '—')
      .replace(/(?<= )--(?= )/g, '–')
      .replace(/(?<=\w)--(?=\w)/g, '–')
  );
}
