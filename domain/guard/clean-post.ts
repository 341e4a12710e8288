import { findLinks } from '../posts/find-links.ts';
import { type PlatformId, platforms } from '../posts/platforms.ts';
import type { GuardSource } from './guard-source.ts';
import { saysMark } from './says-mark.ts';

/** A post without what no post may hold. */
export interface CleanedPost {
  readonly text: string;
  /** What was taken out, in words for the person; empty for most posts. */
  readonly removed: readonly string[];
}

/**
 * Takes out of a model's text what the source lacks and no reader should get: markup, signs that show nothing, links,
 * handles and hashtags of its own. Puts the real link where the placeholder stands. Changes no claim.
 */
export function cleanPost(source: GuardSource, platform: PlatformId, raw: string): CleanedPost {
  const removed = new Set<string>();
  const plain = withoutMarkup(raw);
  const linked = placeLink(source, platform, withoutForeignLinks(source, plain, removed));
  const text = tidied(
    withoutForeignTags(source, platform, withoutForeignHandles(source, linked, removed), removed),
  );
  return { text, removed: [...removed] };
}

/** What {link} stands for in a text that is still to be filled; no post can hold it otherwise. */
const placeholder = /\{\s*(?:link|url|doi)\s*\}|\[\s*link\s*\](?!\()/gi;

/**
 * Markup of all kinds, and signs that show nothing. What repeats in these patterns is bounded: whatever a model wrote, each of its
 * signs is looked at from few others.
 */
export function withoutMarkup(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\u200C\u200D])[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/gu, '')
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)/g, '')
    .replace(/\[([^\]\n]{1,300})\]\(([^)\s]{0,2000})\)/g, '$1 $2')
    .replace(/<(script|style|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?[a-z][^<>\n]{0,200}>/gi, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^\s{0,50}(?:[-*•]|\d{1,9}\.)\s+(?=\S)/gm, (bullet) => (bullet.includes('•') ? '• ' : ''))
    .replace(/\*\*([^*\n]{1,2000})\*\*|__([^_\n]{1,2000})__/g, '$1$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?!\s)([^*\n]{1,2000})(?<!\s)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`+/g, '')
    .replace(/\s{0,50}\u2014\s*/g, ', ')
    .replace(/ \u2013 (?=\p{L})/gu, ', ');
}

function withoutForeignLinks(source: GuardSource, text: string, removed: Set<string>): string {
  let result = '';
  let from = 0;
  for (const { start, end } of findLinks(text)) {
    const link = text.slice(start, end);
    const isOurs = isGiven(source, link);
    if (!isOurs) removed.add(foreignLink);
    result += text.slice(from, start) + (isOurs ? link : '');
    from = end;
  }
  return withoutSchemes(source, result + text.slice(from), removed);
}

/** Addresses that no platform makes clickable are still addresses. */
function withoutSchemes(source: GuardSource, text: string, removed: Set<string>): string {
  return text.replace(
    /\b(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.|javascript:|data:|vbscript:)\S*[^\s.,;:!?]/gi,
    (address) => {
      if (isGiven(source, address)) return address;
      removed.add(foreignLink);
      return '';
    },
  );
}

const foreignLink = 'A link that the source does not have was taken out.';

/** An address that was given, or the one that we print for it. A bare word with a dot ("e.g") is no link of anybody's. */
function isGiven({ given, reference }: GuardSource, link: string): boolean {
  const bare = link
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[/.,;]+$/, '')
    .toLowerCase();
  const known = `${given}\n${reference?.link ?? ''}`.toLowerCase();
  const place = known.indexOf(bare);
  // The whole address, not the beginning of another one.
  return bare !== '' && place !== -1 && !/[\w-]/.test(known.charAt(place + bare.length));
}

/** Instagram cannot be clicked: there it is the identifier and "link in bio". */
function placeLink(source: GuardSource, platform: PlatformId, text: string): string {
  const { reference } = source;
  if (reference === null) {
    return text.replace(
      /[ \t]{0,50}(?:[^\n.!?]{0,300}?:\s{0,50})?(?:\{\s*(?:link|url|doi)\s*\}|\[\s*link\s*\])\.?/gi,
      '',
    );
  }
  if (platforms[platform].linksWork) {
    const filled = text.replace(placeholder, reference.link);
    return filled.includes(reference.link)
      ? onlyOnce(filled, reference.link)
      : `${filled.trimEnd()}\n\n${reference.link}`;
  }
  const words = reference.id === null ? 'Link in bio.' : `${reference.id}, link in bio.`;
  const bare = text
    // A draft that comes back holds the reference already, full stops inside.
    .replaceAll(words, ' \uE000')
    .replace(placeholder, ' \uE000')
    .replaceAll(reference.link, ' \uE000')
    .replace(/https?:\/\/\S+/g, ' \uE000')
    .replace(/[^\n.!?\uE000]{0,300}\blink in bio\b\.?/gi, '\uE000');
  const [before = '', ...after] = bare.split('\uE000');
  const rest = after.join(' ').replace(/^[.\s]+/, '\n\n');
  if (after.length === 0) return beforeTags(text, words);
  const call = /[^\n.!?]{0,300}:\s{0,50}$/.exec(before)?.[0] ?? '';
  const kept = before.slice(0, before.length - call.length).trimEnd();
  const label = saysMark(source, call) ? `${call.trim()} ` : '';
  return `${kept}\n\n${label}${label === '' ? words : words.replace(/^Link/, 'link')}${rest}`;
}

function beforeTags(text: string, words: string): string {
  const tags = /\s{0,50}((?:[#＃][\p{L}\p{N}_]{1,100}\s{0,50}){1,60})$/u.exec(text);
  return tags === null
    ? `${text.trimEnd()}\n\n${words}`
    : `${text.slice(0, tags.index).trimEnd()}\n\n${words}\n\n${tags[1]?.trim() ?? ''}`;
}

function onlyOnce(text: string, link: string): string {
  const first = text.indexOf(link) + link.length;
  return text.slice(0, first) + text.slice(first).replaceAll(link, '');
}

function withoutForeignHandles({ given }: GuardSource, text: string, removed: Set<string>): string {
  return text.replace(/(?<![\p{L}\p{N}./])[@＠][\w.]*\w/gu, (handle) => {
    if (given.includes(handle)) return handle;
    removed.add('A handle that you did not give was taken out.');
    return '';
  });
}

function withoutForeignTags(
  source: GuardSource,
  platform: PlatformId,
  text: string,
  removed: Set<string>,
): string {
  const { tags } = platforms[platform];
  let kept = 0;
  return text.replace(/(?<![\p{L}\p{N}&/])[#＃]([\p{L}\p{N}_]+)/gu, (tag, word: string, at: number) => {
    const isFirstMention = kept < tags.max;
    if (source.allowsTag(tag) && isFirstMention) {
      kept += 1;
      return tag;
    }
    if (isFirstMention) removed.add('A hashtag that the source has no words for was taken out.');
    // Inside a sentence the tag is also a word of it.
    const line = text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - farthest), at);
    return /(?<![#＃][\p{L}\p{N}_]*)\p{L}[,]?\s*$/u.test(line) ? word : '';
  });
}

/** So far before a tag one looks for a word; what stands there ends with one or does not. */
const farthest = 200;

function tidied(text: string): string {
  return text
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/ +([,.;:!?])(?=\s|$)/g, '$1')
    .replace(/([,;:])\s*(?=[,.;:!?](?:\s|$))/g, '')
    .replace(/^[ ]+|[ ]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
