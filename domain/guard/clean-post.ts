import { type PlatformId, platforms } from '../posts/platforms.ts';
import { type AddressKind, findAddresses } from './find-addresses.ts';
import type { GuardSource } from './guard-source.ts';
import { saysMark } from './says-mark.ts';
import { settled, withoutMarkup } from './without-markup.ts';

/** A post without what no post may hold. */
export interface CleanedPost {
  readonly text: string;
  /** What was taken out, in words for the person; empty for most posts. */
  readonly removed: readonly string[];
}

/**
 * Takes out of a model's text what the source lacks and no reader should get: markup, signs that show nothing, links,
 * handles, addresses and hashtags of its own. Puts the real link where the placeholder stands. Changes no claim.
 *
 * It does so until nothing changes any more, since what stood around a thing that was taken out may make a new one. That ends:
 * placeholders get fewer and are never put in; our link is put in only where it is missing, and is never taken out where it
 * stands alone; every other step makes the rest smaller (`sizeOf`).
 */
export function cleanPost(source: GuardSource, platform: PlatformId, raw: string): CleanedPost {
  const removed = new Set<string>();
  const text = settled(raw, (before) => {
    const plain = withoutMarkup(before, source.given);
    if (tagSigns(plain) < tagSigns(before)) removed.add(takenOut.markup);
    const linked = placeLink(source, platform, withoutForeignAddresses(source, plain, removed));
    return tidied(withoutForeignTags(source, platform, linked, removed));
  });
  return { text, removed: [...removed] };
}

/** How many signs of a text may open a tag, or opened none and were made others. */
function tagSigns(text: string): number {
  return ['<', '‹', '&lt;'].reduce((sum, sign) => sum + text.split(sign).length - 1, 0);
}

/** What {link} stands for in a text that is still to be filled; no post can hold it otherwise. */
const placeholder = /\{\s*(?:link|url|doi)\s*\}|\[\s*link\s*\](?!\()/gi;

/** What is told of what was taken out, by its kind. */
const takenOut: Readonly<Record<AddressKind | 'markup', string>> = {
  link: 'A link that the source does not have was taken out.',
  handle: 'A handle that you did not give was taken out.',
  mail: 'A mail address that you did not give was taken out.',
  phone: 'A phone number that you did not give was taken out.',
  markup: 'Markup that no post can hold was taken out.',
};

function withoutForeignAddresses(source: GuardSource, text: string, removed: Set<string>): string {
  let result = '';
  let from = 0;
  for (const { start, end, kind } of findAddresses(text)) {
    const address = text.slice(start, end);
    if (source.isGiven(address)) continue;
    removed.add(takenOut[kind]);
    result += text.slice(from, start);
    from = end;
  }
  return result + text.slice(from);
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
    const filled = standingAlone(text.replace(placeholder, reference.link), reference.link);
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
    .replace(/([^\n.!?\uE000]{0,300})\blink in bio\b\.?/gi, (_words, call: string) =>
      saysMark(source, call) ? `${call} \uE000` : '\uE000',
    );
  const [before = '', ...after] = bare.split('\uE000');
  const rest = after.join(' ').replace(/^[.\s]+/, '\n\n');
  if (after.length === 0) return beforeTags(text, words);
  const call = /[^\n.!?]{0,300}:\s{0,50}$/.exec(before)?.[0] ?? '';
  const kept = before.slice(0, before.length - call.length).trimEnd();
  const label = saysMark(source, call) ? `${call.trim()} ` : '';
  return `${kept}\n\n${label}${label === '' ? words : words.replace(/^Link/, 'link')}${rest}`;
}

/** What is written straight on to a link would be read as part of it; signs that end a sentence or a bracket are not. */
function standingAlone(text: string, link: string): string {
  const [before = '', ...after] = text.split(link);
  return after.reduce((done, part) => {
    const apart = /^(?:$|\s|[,.;:!?)\]}"'’”»]+(?:\s|$))/.test(part) ? '' : ' ';
    return `${done}${/[\p{L}\p{N}]$/u.test(done) ? ' ' : ''}${link}${apart}${part}`;
  }, before);
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
