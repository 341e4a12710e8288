import type { Identifier } from './identifier.ts';
import { decodedOnce, type PastedUrl } from './paste-url.ts';
import { withoutTail } from './tidy-paste.ts';

type Doi = Extract<Identifier, { kind: 'doi' }>;

/** Any DOI in a tidied paste; arXiv papers count, by the DOI that DataCite gives them. Null where there is none. */
export function findDoi(text: string, url: PastedUrl | null): Doi | null {
  const arxiv = arxivDoi(text, url);
  if (arxiv !== null) return { kind: 'doi', doi: arxiv, alternatives: [] };
  const place = url === null ? decodedIfEscaped(text) : doiPlace(url);
  const found = doiPattern.exec(place)?.[0];
  if (found === undefined) return null;
  const full = found.toLowerCase();
  const doi = withoutTail(url === null ? full : withoutPage(full));
  const alternatives = [withoutPage(doi), ...(full === doi ? [] : [full])].filter((one) => one !== doi);
  return { kind: 'doi', doi, alternatives: [...new Set(alternatives)] };
}

/** Crossref's own advice: what they hold is matched by this, SICI forms with <> ; () included. */
const doiPattern = /10\.\d{4,9}(?:\.\d+)*\/\S*[^\s/?#]/;

/** Publishers' addresses may hold a DOI in the path or in a field of the query. */
function doiPlace(url: PastedUrl): string {
  if (doiPattern.test(url.path)) return url.path;
  return [...url.query.values()].find((value) => doiPattern.test(value)) ?? '';
}

function decodedIfEscaped(text: string): string {
  return /^\S*10\.\d{4,9}%2f/i.test(text) ? decodedOnce(text) : text;
}

/** What publishers' addresses add after the DOI to name a page of it. */
function withoutPage(doi: string): string {
  const page =
    /(?:\/(?:full|abstract|pdf|epdf|fulltext|full-text|html|meta|summary|references|metrics|tables|figures)|\.pdf|\.full|\.abstract|\.full\.pdf)+$/;
  const cut = doi.replace(page, '');
  // bioRxiv and medRxiv put the version into the address, not into the DOI.
  return cut.startsWith('10.1101/') || cut.startsWith('10.64898/') ? cut.replace(/v\d+$/, '') : cut;
}

const arxivNumber = '(\\d{4}\\.\\d{4,5}|[a-z-]+(?:\\.[a-z]{2})?/\\d{7})(?:v\\d+)?';
const arxivForms = [
  new RegExp(`^arxiv\\s*:?\\s*${arxivNumber}$`, 'i'),
  new RegExp(`^${arxivNumber}$`, 'i'),
  new RegExp(`10\\.48550/arxiv\\.${arxivNumber}$`, 'i'),
];
const arxivPath = new RegExp(`^(?:abs|pdf|html|format|ps)/${arxivNumber}(?:\\.pdf)?$`, 'i');

function arxivDoi(text: string, url: PastedUrl | null): string | null {
  const isArxiv = url !== null && /(?:^|\.)arxiv\.org$/.test(url.host);
  const number = isArxiv
    ? arxivPath.exec(url.path)?.[1]
    : arxivForms.map((form) => form.exec(url?.path ?? text)?.[1]).find((found) => found !== undefined);
  return number === undefined ? null : `10.48550/arxiv.${number.toLowerCase()}`;
}
