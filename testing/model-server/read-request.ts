/** What the stand-in understands of a request: which posts are asked for, and the data between the fences. */
export interface AskedPosts {
  readonly platforms: readonly string[];
  readonly facts: Facts;
  /** True for a request that sends drafts back. */
  readonly repairs: boolean;
  /** The picture that is to be described, as a data address; null where posts are asked for. */
  readonly picture: string | null;
  /** What is to be compared with its sentences; null where something else is asked. */
  readonly claims: AskedClaims | null;
  readonly streams: boolean;
  readonly schema: boolean;
  readonly model: string;
}

interface AskedClaims {
  readonly source: readonly string[];
  readonly title: string | null;
  /** By the name of its field in the answer. */
  readonly claims: Readonly<Record<string, string>>;
}

interface Facts {
  readonly finding: string;
  readonly studied: string | null;
  readonly design: string | null;
  readonly limit: string | null;
  readonly numbers: readonly string[];
  readonly alsoFound: readonly string[];
  readonly mustSay: readonly string[];
}

interface ChatRequest {
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
  readonly response_format?: { readonly type?: string };
}

export function readAskedPosts(body: string): AskedPosts {
  const request: ChatRequest = JSON.parse(body);
  const users = (request.messages ?? [])
    .filter(({ role }) => role === 'user')
    .map(({ content }) => textOf(content));
  const first = users[0] ?? '';
  const last = users.at(-1) ?? '';
  const data: { facts: Facts } & Partial<AskedClaims> = JSON.parse(
    /<<<(\S+)\n(.*)\n\1>>>/.exec(first)?.[2] ?? '{"facts":null}',
  );
  const repairs = users.length > 1;
  const named = repairs
    ? /exactly these fields: (.*)\.$/.exec(last)?.[1]
    : /Write the posts now: ([\w, ]+)\./.exec(last)?.[1];
  return {
    platforms: (named ?? '')
      .replaceAll('"', '')
      .split(', ')
      .filter((name) => name !== ''),
    facts: data.facts,
    repairs,
    picture: pictureOf(request),
    claims: claimsOf(data),
    streams: request.stream === true,
    schema: request.response_format?.type === 'json_schema',
    model: request.model ?? '',
  };
}

function claimsOf({ source, title = null, claims }: Partial<AskedClaims>): AskedClaims | null {
  return source === undefined || claims === undefined ? null : { source, title, claims };
}

function pictureOf({ messages = [] }: ChatRequest): string | null {
  const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  return parts.find((part: { type?: string }) => part.type === 'image_url')?.image_url.url ?? null;
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '').join('') : '';
}
