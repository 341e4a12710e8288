import type { Identifier } from './identifier.ts';
import type { PastedUrl } from './paste-url.ts';
import { withoutTail } from './tidy-paste.ts';

/** A UN document symbol, or a record of the UN library, in a tidied paste; null where there is none. */
export function findUnDocument(text: string, url: PastedUrl | null): Identifier | null {
  if (url !== null) return documentOfUrl(url);
  const symbol = symbolOf(
    text.replace(/^(?:u\.?n\.?\s+doc(?:ument)?\.?|resolution|document)\s+(?=[A-Z]+\/)/i, ''),
  );
  return symbol === null ? null : { kind: 'un', symbol };
}

/**
 * Bodies that open a symbol, and UN programmes with series of their own (UN document symbols guide, research.un.org).
 * Without such a list every word with a slash and a number would be one.
 */
const bodies =
  'A|S|E|T|ST|DP|TD|ID|IDB|CD|DC|CRC|CCPR|CEDAW|CERD|CAT|CED|CMW|CRPD|HRI|FCCC|CBD|UNEP|UNCTAD|UNITAR|UNFPA|UNW|UNODC|HSP|ECE|EB|AC|APLC|BWC|CCW|ESCAP|LC|LOS|NPT|SPLOS|ISBA|ICCD|TRADE|TRANS|WFP|GC|DPI|SC|GA|SG|DSG|PRESS|OSCE|OPCAT|SPT|SAICM|WMO';
const symbolPattern = new RegExp(`^\\[?(?:${bodies})/\\]?(?=[^ ]*\\d|[^\\d]*\\d)[A-Z0-9\\[\\]().,*+/ -]+$`);

function symbolOf(text: string): string | null {
  const upper = withoutTail(unfiled(text).toUpperCase())
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .replace(/\(\s+/g, '(')
    .replace(/\s+\)/g, ')')
    .trim();
  const isWhole = symbolPattern.test(upper) && upper.length <= 80 && !/^S\/RES\/\d{1,4}$/.test(upper);
  return isWhole ? upper : null;
}

/** Files of the UN carry the symbol with underscores, and the language: "A_RES_70_1-EN.pdf". */
function unfiled(text: string): string {
  const file =
    /^([a-z0-9_.()-]*_[a-z0-9_.()-]*?)(?:[-_](?:en|fr|es|ar|zh|ru))?(?:\.(?:pdf|docx?|html?))?$/i.exec(text);
  return file?.[1] === undefined ? text : file[1].replaceAll('_', '/');
}

function documentOfUrl({ host, path, query }: PastedUrl): Identifier | null {
  if (!/^(?:docs|documents|digitallibrary)\.un\.org$|^undocs\.org$/.test(host)) return null;
  const record = /^record\/(\d+)/.exec(path)?.[1];
  if (record !== undefined) return { kind: 'un-record', id: record };
  const named = query.get('FinalSymbol') ?? query.get('s') ?? query.get('symbol') ?? query.get('p');
  const place = named ?? path.replace(/^(?:(?:en|fr|es|ar|zh|ru)\/)/i, '').replace(/^(?:symbol|doc)\//i, '');
  const last = place.split('/').at(-1) ?? '';
  const symbol = symbolOf(last.includes('_') ? last : place.replace(/^symbol:/i, '').replaceAll('"', ''));
  return symbol === null ? null : { kind: 'un', symbol };
}

/** What to write instead, for the ways people speak of resolutions; null where it is none of them. */
export function suggestUnSymbol(text: string): string | null {
  const assembly =
    /^(?:(?:un)?ga\s*(?:res(?:olution)?\.?)?|(?:un\s+)?general assembly res(?:olution)?\.?|(?:un\s+)?res(?:olution)?\.?)\s*(\d{1,3}\/\d{1,3}[A-Z]?)$/i.exec(
      text,
    )?.[1];
  if (assembly !== undefined) return `A/RES/${assembly.toUpperCase()}`;
  const bare = /^S\/RES\/(\d{1,4})$/i.exec(text)?.[1];
  if (bare !== undefined) return `S/RES/${bare} (year)`;
  const council =
    /^(?:un\s?sc\s*(?:res?(?:olution)?\.?)?|unscr|sc\s*res(?:olution)?\.?|(?:un\s+)?security council res(?:olution)?\.?)\s*(\d{1,4})(?:\s*\((\d{4})\))?$/i.exec(
      text,
    );
  if (council?.[1] !== undefined) return `S/RES/${council[1]} (${council[2] ?? 'year'})`;
  return null;
}

/** The form to compare by: libraries and people set spaces as they like ("S/RES/1440 (2002)", "S/RES/1440(2002)"). */
export function comparableSymbol(symbol: string): string {
  return symbol.normalize('NFKC').toUpperCase().replace(/\s+/g, '');
}
