import { findLinks } from '../posts/find-links.ts';
import { topLevelDomains } from '../posts/top-level-domains.ts';
import { isSpace, isWordSign, type PlainView, plainView } from './plain-view.ts';

export type AddressKind = 'link' | 'handle' | 'mail' | 'phone';

/** Characters `start` to `end` (exclusive) of a text that lead somewhere, or to somebody. */
export interface AddressSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: AddressKind;
}

/**
 * Every link, handle, mail address and phone number of a text, as a person or any of the platforms might take it: also where it is
 * written so that it is not seen. More than what X links (`findLinks`, which is part of it), since a text is copied elsewhere.
 */
export function findAddresses(text: string): AddressSpan[] {
  const asWritten = plainView(text, { letters: false });
  const asSeen = plainView(text, { letters: true });
  const views = asSeen.text === asWritten.text ? [asWritten] : [asWritten, asSeen];
  return joined([
    ...findLinks(text).map((span) => ({ ...span, kind: 'link' as const })),
    ...views.flatMap((view) => [...addressesOf(text, view), ...phonesOf(view)]),
  ]);
}

/** One name for all spellings of an address. */
export function addressName(written: string): string {
  const plain = plainView(written, { letters: true }).text;
  const bare = withoutPrefix(withoutPrefix(plain, ['https://', 'http://', '//', 'mailto:']), ['www.']);
  const doi = withoutPrefix(bare, ['doi:', 'doi.org/', 'dx.doi.org/']);
  return trimmed(isDoi(doi) ? doi : bare);
}

/** Where spans meet they are one. */
function joined(spans: readonly AddressSpan[]): AddressSpan[] {
  const sorted = spans.filter(({ start, end }) => end > start).sort((one, other) => one.start - other.start);
  const result: AddressSpan[] = [];
  for (const span of sorted) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) result.push(span);
    // The reading that takes more knows better what it is.
    else if (span.end > last.end) result[result.length - 1] = { ...span, start: last.start };
  }
  return result;
}

/** A stretch of a view. */
interface Piece {
  readonly start: number;
  readonly end: number;
}

function addressesOf(text: string, view: PlainView): AddressSpan[] {
  return runsOf(view.text).flatMap((run) => {
    for (const piece of piecesOf(view.text, run)) {
      const found = addressIn(text, view, piece);
      if (found === null) continue;
      // What follows an address without a space may be its path.
      const end = found.takesRun ? trimmedEnd(view.text, piece.start, run.end) : found.end;
      return [
        spanOf(view, { start: found.start, end }, found.kind),
        ...addressesOfRest(text, view, { start: end, end: run.end }),
      ];
    }
    return [];
  });
}

function addressesOfRest(text: string, view: PlainView, rest: Piece): AddressSpan[] {
  for (const piece of piecesOf(view.text, rest)) {
    const found = addressIn(text, view, piece);
    if (found === null) continue;
    return [
      spanOf(view, found, found.kind),
      ...addressesOfRest(text, view, { start: Math.max(found.end, piece.start + 1), end: rest.end }),
    ];
  }
  return [];
}

function spanOf({ starts, ends }: PlainView, { start, end }: Piece, kind: AddressKind): AddressSpan {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0, kind };
}

function runsOf(plain: string): Piece[] {
  const runs: Piece[] = [];
  for (let at = 0; at < plain.length; ) {
    let end = at;
    while (end < plain.length && !isSpace(plain.charAt(end))) end += 1;
    if (end > at) runs.push({ start: at, end });
    at = end + 1;
  }
  return runs;
}

/** Signs that names of hosts, accounts and mailboxes hold beside letters and digits, and what leads to them. */
const inNames = '.-_~:/?#@&=+%$\\';
const leading = '.-:?=&~';
const trailing = '.,;:!?\'"’”»)]}>…';
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

function piecesOf(plain: string, { start, end }: Piece): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; at < end; ) {
    while (at < end && (isPart(plain.charAt(at)) || leading.includes(plain.charAt(at)))) at += 1;
    let to = at;
    while (to < end && !isPart(plain.charAt(to))) to += 1;
    if (to > at) pieces.push({ start: at, end: to });
    at = to + 1;
  }
  return pieces;
}

function isPart(sign: string): boolean {
  return !inNames.includes(sign) && !isWordSign(sign);
}

interface Found extends Piece {
  readonly kind: AddressKind;
  /** It has a path or a scheme, and so goes on to the next space. */
  readonly takesRun: boolean;
}

function addressIn(text: string, view: PlainView, piece: Piece): Found | null {
  const plain = view.text.slice(piece.start, piece.end);
  const whole = { start: piece.start, end: trimmedEnd(view.text, piece.start, piece.end) };
  if (isLink(plain, view.text.charAt(piece.start - 2)))
    return { ...whole, kind: 'link', takesRun: [...'/:?#'].some((sign) => plain.includes(sign)) };
  if (isForumName(text, view, piece)) return { ...whole, kind: 'handle', takesRun: false };
  return atSignIn(text, view, whole);
}

/** Schemes that a click follows without two slashes. */
const schemes: ReadonlySet<string> = new Set(
  'data tel sms callto facetime whatsapp skype geo file blob intent bitcoin ethereum magnet'.split(' '),
);

/** Those that no sentence has. */
const neverWords = ['javascript:', 'vbscript:', 'mailto:'] as const;

function isLink(plain: string, before: string): boolean {
  const colon = plain.indexOf(':');
  if (plain.indexOf('://') > 0) return true;
  if (plain.startsWith('//') && isWordSign(plain.charAt(2))) return true;
  const scheme = plain.slice(0, Math.max(0, colon));
  if (neverWords.some((word) => plain.includes(word))) return true;
  if (schemes.has(scheme) && plain.length > colon + 1) return true;
  if (plain.includes('@')) return false;
  const doi = withoutPrefix(plain, ['doi:']);
  return isDoi(doi) || isHost(plain) || isWallet(plain, before);
}

function isDoi(plain: string): boolean {
  const slash = plain.indexOf('/');
  return plain.startsWith('10.') && slash >= 7 && slash <= 12 && isNumber(plain.slice(3, slash));
}

/** Names that are set aside and lead somewhere all the same: in tests, at home, in hidden networks. */
const specialDomains: ReadonlySet<string> = new Set(
  'example test invalid localhost local onion internal home lan corp intranet arpa'.split(' '),
);

function isHost(plain: string): boolean {
  const hostEnd = [...plain].findIndex((sign) => '/:?#\\'.includes(sign));
  const rest = hostEnd === -1 ? '' : plain.slice(hostEnd);
  const host = wordsOnly(hostEnd === -1 ? plain : plain.slice(0, hostEnd));
  const isPort = rest.startsWith(':') && isNumber(rest.charAt(1));
  const labels = host.split('.');
  const [last = '', name = ''] = labels.toReversed();
  if (labels.length < 2)
    return (
      isPort &&
      (host === 'localhost' || (isName(host.charAt(0)) && isName(rest.split('/')[1]?.charAt(0) ?? '0')))
    );
  if (name === '' || last === '') return false;
  if (labels.length === 4 && labels.every((label) => isNumber(label) && Number(label) < 256)) return true;
  if (topLevelDomains.has(last) || specialDomains.has(last) || last.startsWith('xn--')) return true;
  if (host.startsWith('www.')) return true;
  // Nobody knows every ending; with a path or port it is meant as one.
  return (rest.startsWith('/') || isPort) && last.length > 1 && isName(last) && isName(name.charAt(0));
}

/** Addresses of money. */
function isWallet(plain: string, before: string): boolean {
  if (before === '#') return false;
  if (plain.startsWith('bc1')) return plain.length >= 26;
  return plain.startsWith('0x') && plain.length === 42;
}

/** "u/name" and "r/name"; not "40 u/week". */
function isForumName(text: string, view: PlainView, { start, end }: Piece): boolean {
  const plain = view.text.slice(start, end);
  const name = withoutPrefix(plain, ['/u/', '/r/', 'u/', 'r/']);
  const isSmall =
    text.slice(view.starts[start], view.ends[start + 1]).toLowerCase() ===
    text.slice(view.starts[start], view.ends[start + 1]);
  if (name === plain || name.length < 4 || !isSmall || !isName(name.charAt(0))) return false;
  let before = start - 1;
  while (isSpace(view.text.charAt(before)) && before > 0) before -= 1;
  return !isNumber(view.text.charAt(before));
}

/** A mailbox, or from the first sign that begins a handle. "Au@SiO2", "precision@5" and "@ 5 °C" are neither. */
function atSignIn(text: string, view: PlainView, { start, end }: Piece): Found | null {
  const plain = view.text.slice(start, end);
  for (let at = plain.indexOf('@'); at !== -1; at = plain.indexOf('@', at + 1)) {
    const [host = ''] = plain.slice(at + 1).split('@');
    if (at > 0 && (isHost(host) || hasEnding(host)) && !plain.startsWith('@'))
      return { start, end, kind: 'mail', takesRun: false };
    if (!isWordSign(plain.charAt(at + 1)) && plain.charAt(at + 1) !== '@') continue;
    // The platforms look at what stands before it in the text, though it shows nothing.
    const before = text.charAt((view.starts[start + at] ?? 0) - 1);
    const isInWord = isPlainWordSign(before) && !retweet.has(plain.slice(0, at));
    if (!isInWord) return { start: start + at, end, kind: 'handle', takesRun: false };
  }
  return null;
}

/** A mailbox is meant where anything like an ending stands behind a dot: "mAP@0.5" has none. */
function hasEnding(host: string): boolean {
  const [name = '', ...rest] = host.split('.');
  return name !== '' && rest.some((label) => label.length > 1 && isName(label.slice(0, 2)));
}

/** X reads "RT@name" as a handle. */
const retweet: ReadonlySet<string> = new Set(['rt', 'rt:']);

/** "+1 555 123 4567": eight digits and more behind a plus. */
function phonesOf(view: PlainView): AddressSpan[] {
  const { text } = view;
  const found: AddressSpan[] = [];
  for (let at = text.indexOf('+'); at !== -1; at = text.indexOf('+', at + 1)) {
    if (isWordSign(text.charAt(at - 1)) || text.charAt(at + 1) === '0') continue;
    let [digits, end, gap] = [0, at + 1, 0];
    for (let next = at + 1; next < text.length && gap < 3; next += 1) {
      if (isNumber(text.charAt(next))) [digits, end, gap] = [digits + 1, next + 1, 0];
      else if (' -.()/'.includes(text.charAt(next)) && next > at + 1) gap += 1;
      else break;
    }
    if (digits >= 8 && digits <= 15) found.push(spanOf(view, { start: at, end }, 'phone'));
  }
  return found;
}

function trimmedEnd(plain: string, start: number, end: number): number {
  let to = end;
  while (to > start + 1 && trailing.includes(plain.charAt(to - 1))) {
    const opened = opening[plain.charAt(to - 1)];
    // "(1)" belongs to what ends with it.
    if (opened !== undefined && plain.slice(start, to).includes(opened)) break;
    to -= 1;
  }
  return to;
}

function trimmed(plain: string): string {
  const end = trimmedEnd(plain, 0, plain.length);
  return plain.charAt(end - 1) === '/' ? plain.slice(0, end - 1) : plain.slice(0, end);
}

/** Without the signs after the last word sign. */
function wordsOnly(plain: string): string {
  let end = plain.length;
  while (end > 0 && (plain.charAt(end - 1) === '_' || !isWordSign(plain.charAt(end - 1)))) end -= 1;
  return plain.slice(0, end);
}

function withoutPrefix(plain: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((one) => plain.startsWith(one));
  return prefix === undefined ? plain : plain.slice(prefix.length);
}

function isNumber(plain: string): boolean {
  return plain !== '' && [...plain].every((sign) => sign >= '0' && sign <= '9');
}

function isName(plain: string): boolean {
  return [...plain].every((sign) => isWordSign(sign) && !isNumber(sign));
}

/** What X counts as part of a word before an at sign. */
function isPlainWordSign(sign: string): boolean {
  return sign !== '' && sign < '\u007F' && isWordSign(sign);
}
