import { latexSymbols, subscripts, superscripts } from './latex-symbols.ts';

/** A formula as plain text; null where a command in it is not known. */
export function resolveFormula(body: string): string | null {
  let text = body.replace(/\\(?:left|right|[bB]ig[lr]?|displaystyle|(?:no)?limits)(?![A-Za-z])/g, '');
  text = text.replace(/\\[,;:!]|\\quad|\\ |~/g, ' ').replace(/\\([%&#$_])/g, '$1');
  // What is left of an order of growth without its tilde is another one.
  text = text.replace(
    /\\(?:wide)?tilde\s*\{?\s*(?:\\math(?:cal|rm|bf)\s*\{?\s*)?O\s*\}{0,2}(?=[\s(^_]|$)/g,
    'Õ',
  );
  text = text.replace(/\\([A-Za-z]+)\s*/g, (whole, name: string) => (fonts.has(name) ? '' : whole));
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

/** Commands of fonts and accents: their letters say the same without them. */
const fonts: ReadonlySet<string> = new Set(
  'text textrm textit textbf textsc texttt textsf textnormal mathrm mathbf mathit mathcal mathbb mathsf mathfrak mathscr boldsymbol bm operatorname mbox hbox rm bf it tt sf sc sl cal ensuremath hat bar tilde vec dot ddot overline underline widetilde widehat'.split(
    ' ',
  ),
);

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
  const list = /^\d{1,3}(?:\s?,\s?\d{1,3})+$/.exec(compact)?.[0];
  if (list !== undefined) return list.replace(/\d/g, (digit) => superscripts[digit] ?? digit);
  if (compact === '°' || compact === '′' || compact === '*') return compact;
  return (
    mapped(compact, superscripts) ?? (/^[\p{L}\p{N}]+$/u.test(compact) ? `^${compact}` : `^(${compact})`)
  );
}

function lowered(part: string): string {
  const compact = part.trim();
  if (/^\p{L}{2,}$/u.test(compact)) return `_${compact}`;
  // "PM2.5" is written so: Unicode lowers no full stop.
  if (/^\d+\.\d+$/.test(compact)) return compact;
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
      .replace(/(?<=[\p{L}\p{N})\]])\s*~\s*(?=\S|$)/gu, ' ~')
      .replace(/^ /, '')
  );
}

/** What stands raised behind a number outside of a formula. */
export function power(exponent: string): string {
  return mapped(exponent, superscripts) ?? `^${exponent}`;
}
