import { findLinks, inPathOnX, type LinkRules, latinLetters } from './find-links.ts';
import { countGraphemes } from './graphemes.ts';

/**
 * How Mastodon counts a post: graphemes, with an address at 23 whatever its length and a mention without its server
 * ("@ada@example.org" as "@ada"). Follows the validator of its server (status_length_validator.rb, with its extractor and the
 * characters of addresses in twitter_regex.rb), which has the last word; checked by tests against its expressions.
 */
export function mastodonLength(text: string): number {
  const entities = [...(text.includes('://') ? findLinks(text, linksOnMastodon) : []), ...findMentions(text)];
  let counted = '';
  let from = 0;
  for (const { start, end, ...entity } of entities.sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    counted += text.slice(from, start) + ('name' in entity ? entity.name : linkStandIn);
    from = end;
  }
  return countGraphemes(counted + text.slice(from));
}

const linkStandIn = 'x'.repeat(23);

const linksOnMastodon: LinkRules = {
  protocol: /(?:https?|dat|dweb|ipfs|ipns|ssb|gopher|gemini):\/\//iy,
  bare: false,
  inPath: (character) => !isBlank(character) && !'<>()?'.includes(character),
  endsPath: (character) => !isBlank(character) && !`()?!*"'「」<>;:=,.$%[]~&|@`.includes(character),
  inEndingBracket: inPathOnX,
  inQuery: (character) => isQuerySign(character, "!?*'();:&=+$/%#[]-_.,~|@^"),
  endsQuery: (character) => isQuerySign(character, '_&=#/-'),
};

/** White space as Unicode has it: unlike in expressions of this language with U+0085, and without the mark of byte order. */
function isBlank(character: string): boolean {
  return character === '\u0085' || (character.trim() === '' && character !== '\uFEFF');
}

function isQuerySign(character: string, signs: string): boolean {
  return isAsciiWord(character) || signs.includes(character) || character >= '\u00A0';
}

interface Mention {
  readonly start: number;
  readonly end: number;
  /** What is counted of it. */
  readonly name: string;
}

/** "@name" with or without the server, as that extractor finds them. */
function findMentions(text: string): Mention[] {
  const found: Mention[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at)) {
    const mention = isBehindWord(text, at) ? null : mentionAt(text, at);
    if (mention !== null && !goesOn(text, mention.end)) found.push(mention);
    at = mention?.end ?? at + 1;
  }
  return found;
}

function mentionAt(text: string, start: number): Mention | null {
  const nameEnd = endOfDotted(text, start + 1, isAsciiWord);
  if (nameEnd === start + 1) return null;
  const serverEnd = text.charAt(nameEnd) === '@' ? endOfDotted(text, nameEnd + 1, isWord) : nameEnd + 1;
  return {
    start,
    end: serverEnd > nameEnd + 1 ? serverEnd : nameEnd,
    name: text.slice(start, nameEnd),
  };
}

/** End of words that dots and hyphens join; `start` where there is none. */
function endOfDotted(text: string, start: number, isPart: (character: string) => boolean): number {
  let end = start;
  for (let at = start; at < text.length; ) {
    const character = characterAt(text, at);
    if (isPart(character)) end = at + character.length;
    else if (at === start || (character !== '.' && character !== '-')) break;
    at += character.length;
  }
  return end;
}

function isBehindWord(text: string, at: number): boolean {
  const unit = text.charCodeAt(at - 1);
  const isLow = unit >= 0xdc00 && unit <= 0xdfff;
  const before = text.slice(Math.max(0, at - (isLow ? 2 : 1)), at);
  return before === '=' || before === '/' || isWord(before);
}

/** What another sign of a mention, an accent or a protocol follows is no mention. */
function goesOn(text: string, end: number): boolean {
  return text.startsWith('://', end) || goesOnWith.test(text.charAt(end));
}

const goesOnWith = new RegExp(`[@＠${latinLetters}]`);

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

function isAsciiWord(character: string): boolean {
  return /^[a-z0-9_]$/i.test(character);
}

function isWord(character: string): boolean {
  return /^[\p{L}\p{M}\p{Nd}\p{Pc}]$/u.test(character);
}
