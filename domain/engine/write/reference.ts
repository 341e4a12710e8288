import type { ArticleInfo } from '#domain/research/article-info.ts';
import { doiLink } from '#domain/research/identifiers/doi-link.ts';
import { readDocument } from '#domain/research/named-document.ts';

/** Where a post sends its reader: the address to print, and the identifier as text for places where links do not work. */
export interface Reference {
  readonly link: string;
  readonly id: string | null;
}

/** DOI links become https://doi.org/…; other addresses stay as given. Null where no address is known. */
export function readReference(info: ArticleInfo): Reference | null {
  const url = info.url?.trim() ?? '';
  const doi = /\b(10\.\d{4,9}\/\S+?)[.,;]?$/.exec(decoded(url))?.[1];
  if (doi !== undefined && !/^https?:\/\/(?!(?:dx\.)?doi\.org\/)/i.test(url))
    return { link: doiLink(doi), id: `DOI ${doi}` };
  const arxiv = /arxiv\.org\/(?:abs|pdf)\/([\w.-]+\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?/i.exec(url)?.[1];
  if (arxiv !== undefined) return { link: `https://arxiv.org/abs/${arxiv}`, id: `arXiv ${arxiv}` };
  if (!/^https?:\/\/\S+$/i.test(url)) return null;
  return { link: url, id: doi === undefined ? (readDocument(info)?.name ?? null) : `DOI ${doi}` };
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
