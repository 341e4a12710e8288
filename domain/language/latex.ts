import { latexSymbols, subscripts, superscripts } from './latex-symbols.ts';

/**
 * Resolves LaTeX to plain Unicode text: formulas between dollar signs, text commands, accents, quotes. A formula that
 * cannot be resolved whole is left exactly as printed, so that later screens can see it and refuse the sentence.
 */
export function resolveLatex(text: string): string {
  if (!/[\\$^_{}`~]|''/.test(text)) return text;
  const accented = text
    .replace(accent, (whole, mark: string, letter: string) => combine(whole, mark, letter))
    .replace(bracedLetter, (whole, name: string) => letters[name] ?? whole);
  const inline = accented.replace(
    formula,
    (whole, doubled: string | undefined, single: string | undefined) => {
      const body = doubled ?? single ?? '';
      return isMoney(body) ? whole : (resolveFormula(body) ?? whole);
    },
  );
  return resolveTextCommands(inline);
}

/** True where LaTeX is left that a reader would stumble over. */
export function hasLatex(text: string): boolean {
  return /\\[A-Za-z]+|\\[,;!(){}[\]]|\$[^$\d][^$]*\$|[_^]\{|\{\\/.test(text);
}

const formula = /\$\$([^$]+)\$\$|\$([^$\n]{1,400}?)\$/g;
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

/** "$5 to $10", "$5–$10": two prices, no formula. */
function isMoney(body: string): boolean {
  return (
    /^\d/.test(body) &&
    (/[\s–—-]$/.test(body) || /^[\d.,]+ (?:million|billion|thousand|per|and|to|for|in)\b/.test(body))
  );
}

function resolveFormula(body: string): string | null {
  let text = body.replace(
    /\\(?:left|right|bigl?|bigr?|Bigl?|Bigr?|displaystyle|limits|nolimits)(?![A-Za-z])/g,
    '',
  );
  text = text.replace(/\\[,;:!]|\\quad|\\ |~/g, ' ').replace(/\\([%&#$_])/g, '$1');
  // What is left of an order of growth without its tilde is another one.
  text = text.replace(
    /\\(?:wide)?tilde\s*\{?\s*(?:\\math(?:cal|rm|bf)\s*\{?\s*)?O\s*\}{0,2}(?=[\s(^_]|$)/g,
    'Õ',
  );
  text = text.replace(
    /\\(?:text|textrm|textit|textbf|textsc|mathrm|mathbf|mathit|mathcal|mathbb|mathsf|mathfrak|boldsymbol|bm|operatorname|mbox|hbox|rm|bf|it|tt|sf|sc|sl|cal|texttt|textsf|ensuremath|hat|bar|tilde|vec|overline|widetilde|widehat)(?![A-Za-z])\s*/g,
    '',
  );
  text = fractionsAndRoots(text);
  text = text.replace(/\\([A-Za-z]+)(\s*)/g, (whole, name: string, gap: string) => symbol(whole, name, gap));
  text = text
    .replace(/\\([{}|])/g, '$1')
    .replace(/---/g, '—')
    .replace(/--/g, '–');
  text = scripts(text);
  text = text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim();
  return /\\|\$/.test(text) || text === '' ? null : spaced(text);
}

/** A command swallows the space after it, as TeX does, unless the sign reads better with room ("1.2 ± 0.2", "log n"). */
function symbol(whole: string, name: string, gap: string): string {
  const sign = latexSymbols[name];
  if (sign === undefined) return whole;
  return gap !== '' && (/^[±∓×≤≥<>=≠≃≅≡→↔⇒∈⊂]$/.test(sign) || /^[a-z]{2,}$/.test(sign)) ? `${sign} ` : sign;
}

function fractionsAndRoots(text: string): string {
  return text
    .replace(
      /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
      (_, top: string, bottom: string) => `${grouped(top)}/${grouped(bottom)}`,
    )
    .replace(/\\sqrt\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, under: string) => `√${grouped(under)}`);
}

function grouped(part: string): string {
  return /^[\p{L}\p{N}.\\]+$/u.test(part.trim()) ? part.trim() : `(${part.trim()})`;
}

/** Asymmetric errors read "(+11.7/−9.7)"; other scripts become Unicode signs, or stay readable as "_obs" and "^(1/2)". */
function scripts(text: string): string {
  return text
    .replace(
      /\^\s*\{?(?:°\s*)?(\+[\d.]+)\}?\s*_\s*\{?(-[\d.]+)\}?/g,
      (_, up: string, down: string) => ` (${up}/${minus(down)})`,
    )
    .replace(
      /_\s*\{?(-[\d.]+)\}?\s*\^\s*\{?(\+[\d.]+)\}?/g,
      (_, down: string, up: string) => ` (${up}/${minus(down)})`,
    )
    .replace(/\^\s*(?:\{([^{}]*)\}|(\S))/gu, (_, group?: string, one?: string) => raised(group ?? one ?? ''))
    .replace(/_\s*(?:\{([^{}]*)\}|(\S))/gu, (_, group?: string, one?: string) => lowered(group ?? one ?? ''));
}

function minus(value: string): string {
  return value.replace('-', '−');
}

function raised(part: string): string {
  const compact = part.trim();
  if (compact === '°' || compact === '′' || compact === '*') return compact;
  return (
    mapped(compact, superscripts) ?? (/^[\p{L}\p{N}]+$/u.test(compact) ? `^${compact}` : `^(${compact})`)
  );
}

function lowered(part: string): string {
  const compact = part.trim();
  if (/^\p{L}{2,}$/u.test(compact)) return `_${compact}`;
  // "G_(c√n,n)": without its comma and brackets it would be another graph.
  if (/[√/^*]/.test(compact) && /,/.test(compact)) return `_(${compact.replace(/\s+/g, '')})`;
  return mapped(compact, subscripts) ?? `_${compact.replace(/[\s,]+/g, '')}`;
}

function mapped(part: string, table: Readonly<Record<string, string>>): string | null {
  const signs = [...part].map((sign) => table[sign]);
  return signs.every((sign) => sign !== undefined) ? signs.join('') : null;
}

/** Relations inside a formula get room, so that "p<0.05" and "n=5" stay as short as they were printed. */
function spaced(text: string): string {
  return (
    text
      .replace(/\s*([≈≪≫∝≲≳])\s*/g, ' $1 ')
      // Else the text's own rule would take the sign of "z~1" for a tie.
      .replace(/(?<=[\p{L}\p{N})\]])\s*~\s*(?=\S)/gu, ' ~')
      .replace(/^ /, '')
  );
}

function resolveTextCommands(text: string): string {
  return text
    .replace(/~?\\(?:cite[a-z]*|ref|label|footnote|eqref)\s*(?:\[[^\]]*\])?\{[^{}]*\}/g, '')
    .replace(
      /\\(?:emph|textit|textbf|textsc|texttt|textrm|text|textsf|underline|url|mbox|mathrm)\s*\{([^{}]*)\}/g,
      '$1',
    )
    .replace(/\{\\(?:it|em|bf|sc|rm|tt|sl)\s+([^{}]*)\}/g, '$1')
    .replace(/\\([%&#_$])/g, '$1')
    .replace(/\\,/g, ' ')
    .replace(
      /(\d)\^\{?([-−+]?\d+)\}?/g,
      (_, digit: string, power: string) => digit + (mapped(power, superscripts) ?? `^${power}`),
    )
    .replace(/(?<=[\p{L}.,])~(?=[\p{L}\p{N}])|(?<=[\p{N})])~(?=\p{L})/gu, ' ')
    .replace(/~\s+(?=\d)/g, '~')
    .replace(/``|''/g, '"')
    .replace(/`([^`'\n]{1,80})'/g, "'$1'")
    .replace(/\\([A-Za-z]+)\b\s?/g, (whole, name: string) => latexSymbols[name] ?? whole)
    .replace(/\{([\p{L}\p{N} .~≈,+-]{1,40})\}/gu, '$1');
}
