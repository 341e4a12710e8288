import type { ArticleInfo } from './article-info.ts';

/** A source that goes by a number of its own: what it is, and how it is cited in words. */
export interface NamedDocument {
  readonly kind: 'patent' | 'patent application' | 'UN document';
  readonly name: string;
}

/** Reads the document from its address: UN documents by symbol, patents by number. Null for everything else. */
export function readDocument({ url }: Pick<ArticleInfo, 'url'>): NamedDocument | null {
  const address = decoded(url?.trim() ?? '');
  return readUnDocument(address) ?? readPatent(address);
}

/** Symbols such as A/RES/76/300, S/RES/1(1946) and S/17642, at the addresses by which the UN itself resolves them. */
function readUnDocument(address: string): NamedDocument | null {
  const symbol =
    /^https?:\/\/(?:www\.)?(?:undocs\.org|docs\.un\.org)\/(?:(?:ar|en|es|fr|ru|zh)\/)?([A-Z]+\/[A-Z\d./()-]*\d[A-Z\d./()-]*)\/?$/i.exec(
      address,
    )?.[1];
  return symbol === undefined
    ? null
    : { kind: 'UN document', name: `UN document ${symbol.toUpperCase().replace(/\/$/, '')}` };
}

/** Country, number (of reissues, plants and designs with letters before it) and kind code; code A is an application everywhere but in US patents before 2001, which have seven digits. */
function readPatent(address: string): NamedDocument | null {
  const match =
    /^https?:\/\/patents\.google\.com\/patent\/([A-Z]{2})((?:RE|PP|D|H|T)?\d{4,13})([A-Z]\d?)?(?:[/?#]|$)/i.exec(
      address,
    );
  const [, country = '', number = '', code = ''] = match ?? [];
  if (match === null) return null;
  const isApplication = /^A/i.test(code) && !(country.toUpperCase() === 'US' && number.length <= 7);
  const kind = isApplication ? 'patent application' : 'patent';
  return { kind, name: `${country.toUpperCase()} ${kind} ${isApplication ? number : grouped(number)}` };
}

/** 9140110 is printed as 9,140,110. */
function grouped(number: string): string {
  return number.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
