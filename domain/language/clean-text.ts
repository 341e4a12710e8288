import { resolveLatex } from './latex.ts';
import { joinLineHyphens } from './line-hyphens.ts';

/**
 * The text as a reader should see it: HTML and LaTeX resolved, invisible characters gone, "< or =" as one sign. To be
 * called once, before sentences are split, so that every later offset refers to the cleaned text. Line breaks stay but
 * inside a parted word, and no letter or digit is ever dropped: "CO2" and "CO<sub>2</sub>" both keep their 2.
 */
export function cleanText(raw: string): string {
  const plain = resolveLatex(resolveMarkup(raw.normalize('NFC')));
  return (
    joinLineHyphens(partBareHeadings(partGluedHeadings(unifySigns(plain))))
      // A ligature of a PDF parts a word: "confl ict", "signifi cant".
      .replace(
        /\b((?:in|con|re|af|ef|de)fl|(?:e|su|di|o|a|coe)ffi|(?:in|re|signi|speci|identi|classi|modi|veri|quanti|scienti|de|bene|pro|con|arti|justi|clari|suf|di|e)fi) (?=(?!of\b|and\b|in\b|is\b|to\b)\p{Ll}{2,})/gu,
        '$1',
      )
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

/** Copied structured abstracts lose the line break on both sides of a heading: "at work.FindingsIn the articles". */
function partGluedHeadings(text: string): string {
  return text.replace(
    gluedHeading,
    (_, before: string, heading: string) => `${before}${before === '' ? '' : '\n'}${heading}: `,
  );
}

const gluedHeading =
  /(^|[.!?)\]])\s*(Purpose|Background|Introduction|Objectives?|Aims?|Design\/methodology\/approach|Design\/methodology|Methodology|Methods|Materials and methods|Findings|Results|Discussion|Conclusions?|Originality\/value|Originality|Value|(?:Practical|Social|Research|Theoretical|Managerial) implications|Research limitations\/implications)(?=[A-Z][a-z]|A\s)/g;

/**
 * Services that keep an abstract word by word lose every mark behind a heading: "… were lost. Results We found". One word
 * may only look like a heading; two of them in one text do not.
 */
function partBareHeadings(text: string): string {
  const names = new Set(Array.from(text.matchAll(bareHeading), ({ 2: name = '' }) => name));
  const isStructured =
    names.size > 1 && [...names].some((name) => /^(?:Methods|Results|Findings|Conclusions?)/.test(name));
  return isStructured
    ? text.replace(
        bareHeading,
        (_, before: string, name: string) => `${before.trim()}${before === '' ? '' : '\n'}${name}: `,
      )
    : text;
}

const bareHeading =
  /(^|[.!?)\]] )(Aims?|Background|Introduction|Objectives?|Purpose|Location|Time period|Major taxa studied|Design|Setting|Methods|Methodology|Materials and [Mm]ethods|Patients and [Mm]ethods|Methods and [Ff]indings|Findings|Results|Interpretation|Discussion|(?:Main )?[Cc]onclusions?|Significance) (?=(?!In |Of |Thinking |Science |Section |Research |Study )[A-Z][a-z]+ )/g;

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
