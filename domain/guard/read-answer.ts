/** The texts of an answer that are whole so far. */
export interface ReadAnswer<Field extends string> {
  readonly posts: Partial<Record<Field, string>>;
  /** True where the JSON object has ended. */
  readonly ended: boolean;
}

/** Longest text of one post that is read; what is longer is no post. */
const longestPost = 8000;

/**
 * Reads posts from an answer, also from one that is still being written: a post counts as soon as its text is closed.
 * Takes what models do around the object (a code fence, a sentence before it, a level more) and nothing that was not
 * asked for; the first text of a field wins.
 */
export function readAnswer<Field extends string>(text: string, asked: readonly Field[]): ReadAnswer<Field> {
  const posts: Partial<Record<Field, string>> = {};
  const path: (string | null)[] = [];
  let key: string | null = null;
  for (const token of jsonTokens(text)) {
    if (token.kind === 'key') key = token.value;
    else if (token.kind === 'text') take(posts, asked, [...path, key], token.value);
    else {
      if (token.kind === 'open') path.push(key);
      if (token.kind === 'close') path.pop();
      key = null;
      if (path.length === 0) return { posts, ended: true };
    }
  }
  return { posts, ended: false };
}

type Token =
  | { readonly kind: 'open' | 'close' | 'comma' }
  | { readonly kind: 'key' | 'text'; readonly value: string };

/** The signs and strings of the first object in a text, as far as it was written. */
function* jsonTokens(text: string): Generator<Token> {
  const signs: Readonly<Record<string, 'open' | 'close' | 'comma'>> = {
    '{': 'open',
    '[': 'open',
    '}': 'close',
    ']': 'close',
    ',': 'comma',
  };
  let at = text.indexOf('{');
  if (at === -1) return;
  while (at < text.length) {
    const sign = text.charAt(at);
    const kind = signs[sign];
    if (kind !== undefined) yield { kind };
    if (sign !== '"') {
      at += 1;
      continue;
    }
    const string = readString(text, at);
    if (string === null) return;
    const isKey = /^\s*:/.test(text.slice(string.end, string.end + 20));
    yield { kind: isKey ? 'key' : 'text', value: string.value };
    at = string.end;
  }
}

/** The string that begins at `start`; null where it is not closed yet or is no JSON. */
function readString(text: string, start: number): { readonly value: string; readonly end: number } | null {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '"') {
      const value = parsed(text.slice(start, at + 1));
      return value === null ? null : { value, end: at + 1 };
    }
  }
  return null;
}

/** Models put raw line breaks into strings, which JSON does not allow; everyone means the same by them. */
function parsed(raw: string): string | null {
  try {
    const value: unknown = JSON.parse(
      raw.replaceAll('\r', '').replaceAll('\n', '\\n').replaceAll('\t', '\\t'),
    );
    return typeof value === 'string' ? value.toWellFormed() : null;
  } catch {
    return null;
  }
}

const textKeys: ReadonlySet<string | null> = new Set(['text', 'post', 'content']);

function take<Field extends string>(
  posts: Partial<Record<Field, string>>,
  asked: readonly Field[],
  path: readonly (string | null)[],
  value: string,
): void {
  const last = path.at(-1) ?? null;
  const name = textKeys.has(last) ? (path.at(-2) ?? null) : last;
  const platform = asked.find((id) => id === name);
  if (platform === undefined || Object.hasOwn(posts, platform)) return;
  if (value.trim() !== '' && value.length <= longestPost) posts[platform] = value;
}
