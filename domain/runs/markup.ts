/** An element of a feed: its text, its attributes and what is inside it, without order between text and elements. */
export interface Element {
  /** Lower case, with its prefix: "prism:doi". */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface OpenElement {
  name: string;
  attributes: Map<string, string>;
  children: OpenElement[];
  text: string;
}

/** Deeper than any feed; what is deeper is read as part of the last element that is not. */
const deepest = 50;
/** More than 2,000 items of a feed have; what comes after is not read. */
const mostElements = 100_000;

/**
 * Reads markup as it comes, also where it is broken: what is not closed ends with its parent, what was not opened is
 * passed over. Entities of a document's own are not expanded, so that none can grow. Never fails.
 */
export function readMarkup(text: string): Element {
  const root: OpenElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open: OpenElement[] = [root];
  let at = 0;
  let tags = 0;
  while (at < text.length && tags < 2 * mostElements) {
    tags += 1;
    const start = text.indexOf('<', at);
    const top = open.at(-1) ?? root;
    top.text += decodeEntities(text.slice(at, start < 0 ? text.length : start));
    if (start < 0) break;
    at = readTag(text, start, open);
  }
  return root;
}

/** Reads what begins at `start` and answers where it ends. */
function readTag(text: string, start: number, open: OpenElement[]): number {
  const top = open.at(-1);
  if (text.startsWith('<![CDATA[', start)) {
    const end = endAt(text, ']]>', start);
    if (top !== undefined) top.text += text.slice(start + 9, end.content);
    return end.after;
  }
  if (text.startsWith('<!--', start)) return endAt(text, '-->', start).after;
  const end = endAt(text, '>', start);
  const inside = text.slice(start + 1, end.content);
  if (inside.startsWith('!') || inside.startsWith('?')) return end.after;
  if (inside.startsWith('/')) close(open, inside.slice(1).trim().toLowerCase());
  else openElement(open, inside);
  return end.after;
}

function endAt(text: string, sign: string, from: number): { content: number; after: number } {
  const found = text.indexOf(sign, from);
  return found < 0
    ? { content: text.length, after: text.length }
    : { content: found, after: found + sign.length };
}

function close(open: OpenElement[], name: string): void {
  const place = open.findLastIndex((element) => element.name === name);
  if (place > 0) open.length = place;
}

/** Bounded and led by a space, so that no run of letters is looked at twice. */
const attribute = /\s([^\s=/"'>]{1,80})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function openElement(open: OpenElement[], inside: string): void {
  // Bounded, as the names of attributes are: millions of signs that are no name at all are not gone back over.
  const name = /^[^\s/>]{1,80}/.exec(inside)?.[0].toLowerCase();
  if (name === undefined) return;
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single] of inside.matchAll(attribute))
    attributes.set(key.toLowerCase(), decodeEntities(double ?? single ?? ''));
  const element: OpenElement = { name, attributes, children: [], text: '' };
  open.at(-1)?.children.push(element);
  if (!inside.endsWith('/') && open.length < deepest) open.push(element);
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|apos));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Every element of these names, wherever it is, in the order of the document. */
export function findAll(root: Element, names: readonly string[]): Element[] {
  return root.children.flatMap((child) => (names.includes(child.name) ? [child] : findAll(child, names)));
}
