import type { Identifier } from './identifier.ts';
import { decodedOnce, type PastedUrl } from './paste-url.ts';
import { withoutTail } from './tidy-paste.ts';

type Doi = Extract<Identifier, { kind: 'doi' }>;

/** Any DOI in a tidied paste; arXiv papers count, by the DOI that DataCite gives them. Null where there is none. */
export function findDoi(text: string, url: PastedUrl | null): Doi | null {
  const repository = url === null ? null : repositoryDoi(url);
  if (repository !== null) return { kind: 'doi', doi: repository, alternatives: [] };
  const arxiv = arxivDoi(text, url);
  if (arxiv !== null) return { kind: 'doi', doi: arxiv, alternatives: [] };
  const place = url === null ? decodedIfEscaped(text) : doiPlace(url);
  const found = doiPattern.exec(place)?.[0];
  if (found === undefined) return null;
  const full = found.toLowerCase();
  const doi = withoutTail(url === null ? full : withoutPage(full));
  const alternatives = [
    withoutPage(doi),
    full,
    // Few DOIs end in a slash, and it may as well be the address's.
    ...(text.endsWith('/') ? [`${doi}/`] : []),
    ...(url === null || isDoiAddress(url) ? [] : shorterSpellings(doi)),
  ];
  return { kind: 'doi', doi, alternatives: [...new Set(alternatives)].filter((one) => one !== doi) };
}

/** Addresses of repositories that hold the number of a DOI but not the DOI. */
function repositoryDoi({ host, path }: PastedUrl): string | null {
  const zenodo = /^records?\/(\d+)/.exec(path)?.[1];
  return zenodo !== undefined && /(?:^|\.)zenodo\.org$/.test(host) ? `10.5281/zenodo.${zenodo}` : null;
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

/**
 * What may be left of it once the page that a publisher's address names is gone: the last part of its path, or a last ending in
 * letters, one after the other. Every publisher has other words for its pages.
 */
function shorterSpellings(doi: string): string[] {
  const found: string[] = [];
  let left = doi;
  while (found.length < mostSpellings) {
    const cut = withoutPage(left.replace(lastWord.test(left) ? lastWord : lastPart, ''));
    if (cut === left || !doiPattern.test(cut)) break;
    found.push(cut);
    left = cut;
  }
  return found;
}

const mostSpellings = 4;
const lastWord = /\.[a-z-]+$/;
const lastPart = /\/[^/]*$/;

/** The archives of the old numbers (arxiv.org/archive): any word with seven digits would match else. */
const archives =
  'acc-phys|adap-org|alg-geom|ao-sci|astro-ph|atom-ph|bayes-an|chao-dyn|chem-ph|cmp-lg|comp-gas|cond-mat|cs|dg-ga|funct-an|gr-qc|hep-ex|hep-lat|hep-ph|hep-th|math|math-ph|mtrl-th|nlin|nucl-ex|nucl-th|patt-sol|physics|plasm-ph|q-alg|q-bio|quant-ph|solv-int|supr-con';
const arxivNumber = `(\\d{4}\\.\\d{4,5}|(?:${archives})(?:\\.[a-z-]{2,8})?/\\d{7})(?:v\\d+)?`;
/** The stamp on every PDF: "arXiv:2311.16162v2 [physics.ins-det] 3 Dec 2023". */
const arxivStamp = '(?:\\s*\\[[a-z.-]+\\](?:\\s+\\d{1,2} \\w+ \\d{4})?)?';
const arxivForms = [
  new RegExp(`^arxiv\\s*:?\\s*${arxivNumber}${arxivStamp}$`, 'i'),
  new RegExp(`^${arxivNumber}$`, 'i'),
  new RegExp(`10\\.48550/arxiv\\.${arxivNumber}$`, 'i'),
];
const arxivPath = new RegExp(`^(?:abs|pdf|html|format|ps)/${arxivNumber}(?:\\.pdf)?$`, 'i');

/** Elsewhere a path of the same shape is something else: "record/3879191". */
function isDoiAddress(url: PastedUrl | null): boolean {
  return url !== null && /(?:^|\.)doi\.org$/.test(url.host);
}

function arxivDoi(text: string, url: PastedUrl | null): string | null {
  const isArxiv = url !== null && /(?:^|\.)arxiv\.org$/.test(url.host);
  const number = isArxiv
    ? arxivPath.exec(url.path)?.[1]
    : arxivForms
        .map((form) => form.exec(isDoiAddress(url) ? (url?.path ?? '') : text)?.[1])
        .find((found) => found !== undefined);
  return number === undefined ? null : `10.48550/arxiv.${number.toLowerCase()}`;
}
