import { asciiLabelLength } from './punycode.ts';
import { longestTopLevelDomain, topLevelDomains } from './top-level-domains.ts';

/** Characters `start` to `end` (exclusive) of a text that a platform turns into a link. */
export interface LinkSpan {
  readonly start: number;
  readonly end: number;
}

/** What platforms tell apart differently. Each question is of one UTF-16 code unit. */
export interface LinkRules {
  /** How an address may begin, sticky. */
  readonly protocol: RegExp;
  /** Whether a domain in ASCII is a link without a protocol. */
  readonly bare: boolean;
  readonly inPath: (character: string) => boolean;
  readonly endsPath: (character: string) => boolean;
  /** Whether a balanced bracket of such characters may end a path wherever it stands, or only behind what could end it. */
  readonly inEndingBracket: ((character: string) => boolean) | null;
  readonly inQuery: (character: string) => boolean;
  readonly endsQuery: (character: string) => boolean;
}

/**
 * The stretches of a text that X shortens to a 23-character link: addresses with http(s)://, and bare domains in
 * ASCII ("doi.org/10.1/x"). Follows the behaviour of twitter-text 3.1, checked against it by tests. Other platforms' rules give the
 * stretches that those take for links.
 */
export function findLinks(text: string, rules: LinkRules = linksOnX): LinkSpan[] {
  const links: LinkSpan[] = [];
  if (!text.includes('.')) return links;
  // The character before an address belongs to its match; the very start of the text is tried last there.
  let before = 0;
  while (before < text.length) {
    const next = blocksLink(text, before) ? null : linkAt(text, before + 1, rules);
    const match = next ?? (before === 0 ? linkAt(text, 0, rules) : null);
    links.push(...(match?.links ?? []));
    before = Math.max(match?.next ?? 0, before + 1);
  }
  return links;
}

/** Latin letters beyond ASCII and the marks that make them, as part of a character class. */
export const latinLetters =
  '\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u024F\\u0253\\u0254\\u0256\\u0257\\u0259\\u025B\\u0263\\u0268\\u026F\\u0272\\u0289\\u028B\\u02BB\\u0300-\\u036F\\u1E00-\\u1EFF';
const direction = '\\u202A-\\u202E\\u061C\\u200E\\u200F\\u2066-\\u2069';
const blocking = /[A-Za-z0-9@＠$#＃\uFFFE\uFEFF\uFFFF]/;
const notInDomain = new RegExp(
  `[!'#%&()*+,\\\\\\-./:;<=>?@[\\]^_{|}~$\\s\\x85\\u180E\\uFFFE\\uFEFF\\uFFFF${direction}]`,
);
const plainLabel = new RegExp(`[\\-a-z0-9${latinLetters}]`, 'i');
const inPath = new RegExp(`[a-z0-9!*';:=+,.$/%#[\\]\\-\\u2013_~@|&\\u0400-\\u04FF${latinLetters}]`, 'i');
const endsPath = new RegExp(`[a-z0-9+\\-=_#/\\u0400-\\u04FF${latinLetters}]`, 'i');
const inQuery = /[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]/i;
const endsQuery = /[a-z0-9\-_&=#/]/i;

/** Whether a character may stand in a path on X. */
export const inPathOnX = (character: string): boolean => inPath.test(character);

const linksOnX: LinkRules = {
  protocol: /https?:\/\//iy,
  bare: true,
  inPath: inPathOnX,
  endsPath: (character) => endsPath.test(character),
  inEndingBracket: null,
  inQuery: (character) => inQuery.test(character),
  endsQuery: (character) => endsQuery.test(character),
};

const shortLink = /https?:\/\/t\.co\/([a-z0-9]+)/iy;
const longestLink = 4096;
const longestLabel = 63;
const longestShortLinkName = 40;
/** Names of hosts have 253 characters at most (RFC 1035); a longer run of dotted letters is read no further. */
const longestDomain = 300;

interface LinkMatch {
  readonly links: readonly LinkSpan[];
  /** Where the search goes on. */
  readonly next: number;
}

function blocksLink(text: string, at: number): boolean {
  return blocking.test(text.charAt(at));
}

function linkAt(text: string, at: number, rules: LinkRules): LinkMatch | null {
  rules.protocol.lastIndex = at;
  const prefix = rules.protocol.exec(text)?.[0] ?? '';
  const withProtocol = prefix === '' ? null : addressAt(text, at, at + prefix.length, rules);
  return withProtocol ?? addressAt(text, at, at, rules);
}

function addressAt(text: string, start: number, domainStart: number, rules: LinkRules): LinkMatch | null {
  const domainEnd = domainEndAt(text, domainStart);
  if (domainEnd === null) return null;
  const portEnd = endOfPort(text, domainEnd);
  const pathEnd = endOfPath(text, portEnd, rules);
  const end = endOfQuery(text, pathEnd, rules);
  const skipped = { links: [], next: end };
  const domain = text.slice(domainStart, domainEnd);
  if (!isResolvable(domain, end - start)) return skipped;
  if (domainStart > start) return shortenedLink(text, start, end) ?? { links: [{ start, end }], next: end };
  if (!rules.bare) return skipped;
  if (start > 0 && /[-_./]/.test(text.charAt(start - 1))) return skipped;
  const domains = plainDomains(text, domainStart, domainEnd);
  const last = domains.pop();
  if (last === undefined) return skipped;
  return { links: [...domains, { start: last.start, end: pathEnd > portEnd ? end : last.end }], next: end };
}

/** Links that X itself shortened take no further path. */
function shortenedLink(text: string, start: number, end: number): LinkMatch | null {
  shortLink.lastIndex = start;
  const match = shortLink.exec(text);
  if (match === null) return null;
  if ((match[1] ?? '').length > longestShortLinkName) return { links: [], next: end };
  return { links: [{ start, end: endOfQuery(text, start + match[0].length, linksOnX) }], next: end };
}

/** End of the longest run of labels from `start` whose last one is a top-level domain; null where there is none. */
function domainEndAt(text: string, start: number): number | null {
  const end = labelEnd(text, start);
  if (end === null || text.charAt(end) !== '.' || end - start > longestDomain) return null;
  const { chain, at } = placeInChain(text, end + 1);
  const last = lastWithin(chain.starts, start + longestDomain + 1);
  const found = chain.latest[last];
  if (found !== undefined && found.at > at) return found.end;
  return text.slice(start, end).includes('_') ? null : topLevelEnd(text, end + 1);
}

/** The starts of labels that follow each other, and for each of them where the last domain so far ends. */
interface Chain {
  readonly starts: number[];
  readonly latest: ({ readonly at: number; readonly end: number } | undefined)[];
}

/** A text such as "a.a.a.a…" asks for the same labels from every one before them: they are looked at once. */
const chains: { text: string; readonly places: Map<number, { readonly chain: Chain; readonly at: number }> } =
  {
    text: '',
    places: new Map(),
  };

function placeInChain(text: string, start: number): { readonly chain: Chain; readonly at: number } {
  if (chains.text !== text) {
    chains.text = text;
    chains.places.clear();
  }
  const known = chains.places.get(start) ?? { chain: readChain(text, start), at: 0 };
  chains.places.set(start, known);
  return known;
}

function readChain(text: string, start: number): Chain {
  const chain: Chain = { starts: [], latest: [] };
  let labelStart = start;
  let previousIsName = false;
  for (;;) {
    const at = chain.starts.length;
    const domainEnd = previousIsName ? topLevelEnd(text, labelStart) : null;
    chain.starts.push(labelStart);
    chain.latest.push(domainEnd === null ? chain.latest[at - 1] : { at, end: domainEnd });
    chains.places.set(labelStart, { chain, at });
    const end = labelEnd(text, labelStart);
    if (end === null || text.charAt(end) !== '.') return chain;
    previousIsName = !text.slice(labelStart, end).includes('_');
    labelStart = end + 1;
  }
}

/** Place of the last of ascending numbers that is not above `most`; the first is not. */
function lastWithin(numbers: readonly number[], most: number): number {
  let [from, to] = [0, numbers.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) <= most) from = middle;
    else to = middle;
  }
  return from;
}

/** End of a label that neither starts nor ends with a hyphen or underscore; null where there is none. */
function labelEnd(text: string, start: number): number | null {
  if (joins.test(text.charAt(start))) return null;
  const end = runEnd(text, start);
  return end === start || joins.test(text.charAt(end - 1)) ? null : end;
}

const joins = /[-_]/;

/** A long run without a space is asked for from each of its characters: it is walked once. */
const run = { text: '', start: 0, end: 0 };

/** End of what may stand in a label or between its parts. */
function runEnd(text: string, start: number): number {
  if (run.text === text && run.start <= start && start < run.end) return run.end;
  let end = start;
  while (end < text.length && (joins.test(text.charAt(end)) || !notInDomain.test(text.charAt(end)))) end += 1;
  run.text = text;
  run.start = start;
  run.end = end;
  return end;
}

function topLevelEnd(text: string, start: number): number | null {
  for (let length = Math.min(longestTopLevelDomain, text.length - start); length > 1; length -= 1) {
    const end = start + length;
    if (/[0-9a-zA-Z@+-]/.test(text.charAt(end))) continue;
    if (topLevelDomains.has(text.slice(start, end).toLowerCase())) return end;
  }
  const encoded = /^xn--[-0-9a-z]+/i.exec(text.slice(start, start + longestLabel));
  return encoded === null ? null : start + encoded[0].length;
}

function isResolvable(domain: string, length: number): boolean {
  if (length > longestLink) return false;
  return domain.split('.').every((label) => label.length > 0 && asciiLabelLength(label) <= longestLabel);
}

function plainDomains(text: string, start: number, end: number): LinkSpan[] {
  const found: LinkSpan[] = [];
  for (let at = start; at < end; at += 1) {
    const domainEnd = plainDomainEnd(text, at, end);
    if (domainEnd !== null) found.push({ start: at, end: domainEnd });
    at = domainEnd === null ? plainRunEnd(text, at, end) : domainEnd - 1;
  }
  return found;
}

function plainDomainEnd(text: string, start: number, end: number): number | null {
  const inside = text.slice(0, end);
  let best: number | null = null;
  let at = start;
  for (;;) {
    const labelEnds = plainRunEnd(inside, at, end);
    if (labelEnds === at || inside.charAt(labelEnds) !== '.') return best;
    at = labelEnds + 1;
    best = topLevelEnd(inside, at) ?? best;
  }
}

function plainRunEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && plainLabel.test(text.charAt(at))) at += 1;
  return at;
}

function endOfPort(text: string, at: number): number {
  const port = /^:[0-9]+/.exec(text.slice(at, at + 12));
  return port === null ? at : at + port[0].length;
}

function endOfPath(text: string, start: number, rules: LinkRules): number {
  if (text.charAt(start) !== '/') return start;
  let end = start + 1;
  for (let at = end; at < text.length; ) {
    const character = text.charAt(at);
    const closed = character === '(' ? closingBracket(text, at, rules.inPath) : null;
    if (closed === null && !rules.inPath(character)) break;
    const ends = closed === null ? rules.endsPath(character) : bracketEnds(text, at, at === end, rules);
    at = closed ?? at + 1;
    if (ends) end = at;
  }
  return end;
}

function bracketEnds(
  text: string,
  at: number,
  isBehindEnd: boolean,
  { inEndingBracket }: LinkRules,
): boolean {
  return inEndingBracket === null ? isBehindEnd : closingBracket(text, at, inEndingBracket) !== null;
}

/** Position after a balanced bracket with at most one more inside it; null where it is not balanced. */
function closingBracket(text: string, open: number, isInside: LinkRules['inPath'], depth = 0): number | null {
  let nested = false;
  for (let at = open + 1; at < text.length; ) {
    const character = text.charAt(at);
    if (character === ')') return at > open + 1 ? at + 1 : null;
    if (character === '(') {
      const inner = depth === 0 && !nested ? closingBracket(text, at, isInside, 1) : null;
      if (inner === null) return null;
      nested = true;
      at = inner;
      continue;
    }
    if (!isInside(character)) return null;
    at += 1;
  }
  return null;
}

function endOfQuery(text: string, start: number, { inQuery, endsQuery }: LinkRules): number {
  if (text.charAt(start) !== '?') return start;
  let end = start;
  for (let at = start + 1; at < text.length && inQuery(text.charAt(at)); at += 1) {
    if (endsQuery(text.charAt(at))) end = at + 1;
  }
  return end;
}
