import type { ArticleInfo } from '../research/article-info.ts';
import { identifierText } from '../research/identifiers/identifier.ts';
import { recogniseIdentifier } from '../research/identifiers/read-identifier.ts';
import type { Hash } from './chain.ts';

/** What is known of a work when something of it is to leave. */
export interface WorkNamed {
  readonly text?: string | undefined;
  readonly info?: Pick<ArticleInfo, 'title' | 'url'> | undefined;
}

/**
 * Every name under which a work can come back: its number, its address, its title, its text. Two works are the same where they share
 * one, whatever is known of either: a text pasted today has its DOI tomorrow. Empty where nothing is known.
 */
export function workKeys({ text = '', info = {} }: WorkNamed, hash: Hash): string[] {
  const url = info.url?.trim() ?? '';
  const [title, body] = [lettersOf(info.title ?? ''), lettersOf(text)];
  return [
    ...numbersOf(url).map((number) => `number:${number}`),
    url === '' ? '' : `address:${hash(plainAddress(url))}`,
    title.length < leastLetters ? '' : `title:${hash(title)}`,
    body.length < leastLetters ? '' : `text:${hash(body)}`,
  ].filter((key) => key !== '');
}

/** A DOI in every spelling that its address leaves open. */
function numbersOf(url: string): string[] {
  const found = url === '' ? null : recogniseIdentifier(url);
  if (found?.ok !== true) return [];
  const others = found.value.kind === 'doi' ? found.value.alternatives : [];
  return [identifierText(found.value), ...others].map((number) => number.toLowerCase());
}

/** Without what leads to the same page: scheme, "www.", fragment, a last slash, marks of campaigns. Other fields of a query may name the work. */
function plainAddress(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url.toLowerCase();
  const fields = [...parsed.searchParams].filter(([name]) => !name.startsWith('utm_'));
  const query = fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`;
  const host = parsed.host.startsWith('www.') ? parsed.host.slice(4) : parsed.host;
  const path = parsed.pathname.endsWith('/') ? parsed.pathname.slice(0, -1) : parsed.pathname;
  return `${host}${path}${query}`;
}

/** Shorter ones ("Editorial") name many works. */
const leastLetters = 16;

/** Letters and digits alone: however it was printed, spaced and pasted. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
