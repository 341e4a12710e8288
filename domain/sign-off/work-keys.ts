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
  const found = url === '' ? null : recogniseIdentifier(url);
  const number = found?.ok === true ? `number:${identifierText(found.value).toLowerCase()}` : '';
  const address = url === '' ? '' : `address:${hash(url)}`;
  const [title, body] = [lettersOf(info.title ?? ''), lettersOf(text)];
  return [
    number,
    address,
    title.length < leastLetters ? '' : `title:${hash(title)}`,
    body.length < leastLetters ? '' : `text:${hash(body)}`,
  ].filter((key) => key !== '');
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
