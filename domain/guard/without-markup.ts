/**
 * A text without markup of any kind and without signs that show nothing, as a model writes them; what stands word for word in
 * `given` is no markup. It is taken out until nothing is left of it, since taking out makes new markup of what stood around it
 * (`<scr<b>ipt>`). That ends: each step that changes a text makes it smaller by `sizeOf`, and no step makes it larger.
 */
export function withoutMarkup(raw: string, given = ''): string {
  return settled(raw, (text) => withoutStyle(withoutTags(withLinksOpen(readable(text), given), given)));
}

/** Most rounds until nothing changes. Texts of people and models need two or three; one that needs more was made to. */
const mostRounds = 40;

/** What `step` makes of a text when it is repeated until nothing changes any more; nothing of a text that was made to go on. */
export function settled(raw: string, step: (text: string) => string): string {
  let text = raw;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = step(text);
    if (next === text) return text;
    text = next;
  }
  return '';
}

/**
 * What gets smaller with every step: signs as Unicode parts them (composing them changes nothing), long dashes (which become a comma
 * and a space), and signs that open a tag (which become others).
 */
export function sizeOf(text: string): number {
  let size = text.normalize('NFD').length;
  for (const sign of text) size += sign === '\u2014' || sign === '\u2013' ? 2 : sign === '<' ? 1 : 0;
  return size;
}

function readable(text: string): string {
  return withoutEscapes(withoutEntities(text.normalize('NFC')))
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/(?![\u200C\u200D])[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/gu, (sign) => (sign === '\t' ? ' ' : ''));
}

/** Colours of terminals: an escape sign, a bracket, and what stands up to a letter. */
function withoutEscapes(text: string): string {
  const [first = '', ...rest] = text.split('\u001B');
  return (
    first +
    rest
      .map((part) => {
        if (!part.startsWith('[')) return part;
        let end = 1;
        while (end < part.length && part.charAt(end).toLowerCase() === part.charAt(end).toUpperCase())
          end += 1;
        return part.slice(end + 1);
      })
      .join('')
  );
}

/** Names that HTML has for signs which make an address or markup; others are shown as they are written. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  period: '.',
  commat: '@',
  colon: ':',
  sol: '/',
  bsol: '\\',
  num: '#',
  excl: '!',
  quest: '?',
  equals: '=',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  lbrack: '[',
  rsqb: ']',
  rbrack: ']',
  lowbar: '_',
  hyphen: '-',
  grave: '`',
  ast: '*',
  Tab: ' ',
  NewLine: '\n',
  shy: '',
  zwnj: '',
  zwj: '',
};

/** However often a sign was written as an entity of an entity, it is read in one pass. */
function withoutEntities(text: string): string {
  return text.replace(
    /&(?:(?:amp|#0*38|#[xX]0*26);)*(?:([A-Za-z]{2,8})|#(\d{1,8})|#[xX]([\dA-Fa-f]{1,6}));/g,
    (entity, name: string | undefined, decimal: string | undefined, hex: string | undefined) => {
      if (name !== undefined) return named[name] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : '';
    },
  );
}

/** Longest markup that is taken out whole, in characters: what goes on for longer is a sentence with a sign in it. */
const longestTag = 200;
/** Elements whose content is no text. */
const silent = ['script', 'style', 'iframe'] as const;

function withoutTags(text: string, given: string): string {
  let result = '';
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open === -1) break;
    result += text.slice(at, open);
    const end = opensTag(text, open) ? tagEnd(text, open) : null;
    const tag = text.slice(open, end ?? Math.min(open + 3, text.length));
    if (!opensTag(text, open) || given.includes(tag)) {
      result += '<';
      at = open + 1;
    } else if (end === null || tag.length > longestTag) {
      // A sign of mathematics more likely than a tag; what looks like it opens nothing.
      result += '‹';
      at = open + 1;
    } else {
      at = silentEnd(text, tag, end);
      if (isAutolink(tag)) result += tag.slice(1, -1);
    }
  }
  return result + text.slice(at);
}

function opensTag(text: string, at: number): boolean {
  const next = text.charAt(at + 1).toLowerCase();
  return (next >= 'a' && next <= 'z') || '/!?'.includes(next || ' ');
}

/** "<https://…>" and "<name@host>" are Markdown's; what they hold is an address like any other. */
function isAutolink(tag: string): boolean {
  return (tag.includes('://') || tag.includes('@')) && !/\s/.test(tag);
}

/** Behind the sign that closes a tag and all that were opened inside it; null where it stays open. */
function tagEnd(text: string, open: number): number | null {
  if (text.startsWith('<!--', open)) {
    const close = text.slice(open, open + longestTag + 1).indexOf('-->', 2);
    if (close !== -1) return open + close + 3;
  }
  let depth = 0;
  // What goes on for longer is no tag: so each sign is looked at from few others, whatever a model wrote.
  const last = Math.min(text.length, open + longestTag + 1);
  for (let at = open; at < last; at += 1) {
    const sign = text.charAt(at);
    if (sign === '<' && opensTag(text, at)) depth += 1;
    if (sign === '>') depth -= 1;
    if (depth === 0) return at + 1;
  }
  const closing = text.lastIndexOf('>', last - 1);
  return closing < open ? null : closing + 1;
}

/** Where the content of a silent element ends; where its tag ends for any other. */
function silentEnd(text: string, tag: string, end: number): number {
  const name = silent.find((one) => tag.toLowerCase().startsWith(`<${one}`));
  if (name === undefined || tag.endsWith('/>')) return end;
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = end;
  const close = closing.exec(text)?.index ?? -1;
  return close === -1 ? text.length : (tagEnd(text, close) ?? text.length);
}

/**
 * "[words](address)" as words and address, "[words][1]" as words, pictures as nothing: however they are nested, in one pass. Of a link
 * whose beginning was taken out with an address the rest is no link. A formula of the source ("[Ru(bpy)3](PF6)2") is none either.
 */
function withLinksOpen(text: string, given: string): string {
  const cuts: Cut[] = [];
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === '[') open.push(at);
    if (text.charAt(at) !== ']') continue;
    const begin = open.pop();
    if (begin === undefined && text.charAt(at + 1) === '(') cuts.push({ start: at, end: at + 1, put: '' });
    const target = begin === undefined || begin + 1 === at ? null : targetAt(text, at + 1);
    if (begin === undefined || target === null || given.includes(text.slice(begin, target.end))) continue;
    cuts.push(...cutsOf(text, begin, at, target));
    at = target.end - 1;
  }
  return withCuts(text, cuts);
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

function cutsOf(text: string, begin: number, close: number, { address, end }: Target): Cut[] {
  if (text.charAt(begin - 1) === '!') return [{ start: begin - 1, end, put: '' }];
  const put = address === '' ? '' : ` ${address} `;
  return [
    { start: begin, end: begin + 1, put: '' },
    { start: close, end, put },
  ];
}

function withCuts(text: string, cuts: readonly Cut[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, put } of cuts.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue;
    result += text.slice(from, start) + put;
    from = end;
  }
  return result + text.slice(from);
}

interface Target {
  readonly address: string;
  readonly end: number;
}

/** "(address)", "(address "title")" or "[1]" straight behind the words of a link. */
function targetAt(text: string, at: number): Target | null {
  const sign = text.charAt(at);
  if (sign === ':' && text.slice(at).trimStart().startsWith('http', 2)) return { address: '', end: at + 1 };
  const closing = sign === '(' ? ')' : sign === '[' ? ']' : null;
  const end = closing === null ? -1 : text.indexOf(closing, at);
  const inside = end === -1 ? '\n' : text.slice(at + 1, end);
  const [address = '', ...title] = inside.trim().split(' ');
  if (inside.includes('\n') || (title.length > 0 && !title.join(' ').startsWith('"'))) return null;
  return { address: sign === '(' ? address : '', end: end + 1 };
}

/** What Markdown makes bold, large or a list, and the dashes of machine writing. */
function withoutStyle(text: string): string {
  return text
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^\s{0,50}(?:[-*•]|\d{1,9}\.)\s+(?=\S)/gm, (bullet) => (bullet.includes('•') ? '• ' : ''))
    .replace(/\*\*([^*\n]{1,2000})\*\*|__([^_\n]{1,2000})__/g, '$1$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?!\s)([^*\n]{1,2000})(?<!\s)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replaceAll('`', '')
    .replace(/\s{0,50}\u2014\s*/g, ', ')
    .replace(/ \u2013 (?=\p{L})/gu, ', ');
}
