import { cleanText } from '../intake/take-in.ts';
import { isObject, parseObject } from '../json.ts';
import { recogniseIdentifier } from '../research/identifiers/read-identifier.ts';
import { type Element, findAll, readMarkup } from './markup.ts';

/** An item of a feed, as far as it can be used. */
export interface FeedItem {
  readonly identifier: string | null;
  readonly title: string | null;
  readonly text: string | null;
  readonly journal: string | null;
  readonly year: string | null;
  readonly author: string | null;
  readonly url: string | null;
}

/**
 * The first `most` items of an RSS feed (0.9 to 2.0), an Atom feed or a JSON Feed; null where the text is none of them. Never
 * fails.
 */
export function readFeed(text: string, most: number): FeedItem[] | null {
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  if (plain.startsWith('{')) return readJsonFeed(plain, most);
  if (!plain.startsWith('<')) return null;
  const root = readMarkup(plain);
  if (findAll(root, ['rss', 'rdf:rdf', 'feed', 'atom:feed']).length === 0) return null;
  const journal = firstText(findAll(root, ['channel', 'feed', 'atom:feed'])[0], ['title', 'atom:title']);
  return findAll(root, ['item', 'entry', 'atom:entry'])
    .slice(0, most)
    .map((item) => itemOf(item, journal));
}

function itemOf(item: Element, journal: string | null): FeedItem {
  const texts = ['content:encoded', 'dcterms:abstract', 'content', 'summary', 'description', 'atom:summary']
    .flatMap((name) => allText(item, name))
    .map(plainText)
    .sort((one, other) => other.length - one.length);
  const url = linkOf(item);
  const named = firstText(item, ['prism:doi', 'dc:identifier', 'prism:url', 'guid', 'id', 'atom:id']);
  return {
    identifier: identifierIn([named, item.attributes.get('rdf:about') ?? null, url]),
    title: firstText(item, ['title', 'atom:title', 'dc:title']),
    text: texts[0] === '' ? null : (texts[0] ?? null),
    journal: firstText(item, ['prism:publicationname', 'dc:source']) ?? journal,
    year: yearIn(
      firstText(item, [
        'prism:publicationdate',
        'dc:date',
        'pubdate',
        'published',
        'updated',
        'atom:published',
      ]),
    ),
    author: authorOf(item),
    url,
  };
}

function authorOf(item: Element): string | null {
  const author = item.children.find(({ name }) => name === 'author' || name === 'atom:author');
  return firstText(author, ['name', 'atom:name']) ?? firstText(item, ['dc:creator', 'author']);
}

function linkOf(item: Element): string | null {
  const links = item.children.filter(({ name }) => name === 'link' || name === 'atom:link');
  const main = links.find(({ attributes }) => (attributes.get('rel') ?? 'alternate') === 'alternate');
  return webAddress(main?.attributes.get('href') ?? main?.text ?? firstText(item, ['prism:url', 'guid']));
}

function allText(item: Element, name: string): string[] {
  return item.children.filter((child) => child.name === name).map(wholeText);
}

/** Markup that was not escaped (Atom's "xhtml") counts by its words. */
function wholeText({ text, children }: Element): string {
  return [text, ...children.map(wholeText)].join(' ');
}

function firstText(item: Element | undefined, names: readonly string[]): string | null {
  for (const name of names) {
    const found = item?.children.find((child) => child.name === name);
    const text = found === undefined ? '' : plainText(wholeText(found)).replace(/\s+/g, ' ');
    if (text !== '') return text;
  }
  return null;
}

/** An abstract with its markup is shorter, by far. */
const longestHtml = 50_000;

function plainText(markup: string): string {
  return cleanText(markup.slice(0, longestHtml));
}

function readJsonFeed(text: string, most: number): FeedItem[] | null {
  const feed = parseObject(text);
  if (feed === null || !Array.isArray(feed['items'])) return null;
  if (!String(feed['version'] ?? '').includes('jsonfeed.org')) return null;
  const items: readonly unknown[] = feed['items'];
  return items
    .filter(isObject)
    .slice(0, most)
    .map((item): FeedItem => {
      const url = webAddress(textOf(item['url']) ?? textOf(item['external_url']));
      const texts = [textOf(item['content_html']), textOf(item['content_text']), textOf(item['summary'])]
        .map((one) => plainText(one ?? ''))
        .sort((one, other) => other.length - one.length);
      return {
        identifier: identifierIn([textOf(item['doi']) ?? textOf(item['_doi']), textOf(item['id']), url]),
        title: nonEmpty(plainText(textOf(item['title']) ?? '')),
        text: nonEmpty(texts[0] ?? ''),
        journal: textOf(feed['title']),
        year: yearIn(textOf(item['date_published'])),
        author: firstAuthor(item['authors']) ?? firstAuthor([item['author']]),
        url,
      };
    });
}

function firstAuthor(authors: unknown): string | null {
  const first: unknown = Array.isArray(authors) ? authors[0] : undefined;
  return isObject(first) ? textOf(first['name']) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? nonEmpty(value.trim()) : null;
}

function nonEmpty(text: string): string | null {
  return text === '' ? null : text;
}

/** The first that is an identifier of ours: what feeds call "id" is often an address of their own. */
function identifierIn(candidates: readonly (string | null)[]): string | null {
  return candidates.find((one) => one !== null && recogniseIdentifier(one).ok) ?? null;
}

function yearIn(date: string | null): string | null {
  return /\b(?:19|20)\d{2}\b/.exec(date ?? '')?.[0] ?? null;
}

function webAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return /^https?:\/\/[^\s<>"]+$/i.test(trimmed) ? trimmed : null;
}
