import type { FailureCode } from '#domain/failures.ts';
import { failures } from '#domain/failures.ts';
import { type ClientEvent, readClientEvents } from './client-events.ts';
import { type EndpointAddress, endpointAddresses } from './endpoint-addresses.build.ts';
import type { EndpointName } from './endpoints.ts';
import type { InputOf, OutputOf } from './types.ts';

export interface ClientOptions {
  /** Origin of the server without a slash at the end; empty for the page's own. */
  readonly baseUrl: string;
  /** The bearer token of the moment; null where the cookie or nothing is to speak. */
  readonly token?: () => string | null | Promise<string | null>;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The only way that a call ends early: there is no timeout of its own (spec section 9). */
  readonly signal?: AbortSignal;
}

export interface Client {
  /** Calls an endpoint by its name in the table. Throws ApiError where the server refuses, TypeError where it cannot be reached. */
  call<Name extends EndpointName>(name: Name, ...input: CallArguments<Name>): Promise<OutputOf<Name>>;
  /** The answer as a file, of whatever size: it is not read. Throws TypeError where the transfer breaks off. */
  download<Name extends EndpointName>(name: Name, ...input: CallArguments<Name>): Promise<Blob>;
  /** The same for a call that streams: `onEvent` is told what comes before the whole. */
  stream<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options: CallOptions & { readonly onEvent: (event: ClientEvent) => void },
  ): Promise<OutputOf<Name>>;
}

type CallArguments<Name extends EndpointName> = keyof InputOf<Name> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : [input: InputOf<Name>, options?: CallOptions];

/** A refusal of the server: what to tell the person, and the code to decide by. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode | null;
  readonly requestId: string | null;
  readonly title: string | null;
  /** Seconds. */
  readonly retryAfter: number | null;
  /** Who can do the work instead. */
  readonly fallback: 'embedded' | null;

  constructor(status: number, body: unknown) {
    super(text(body, 'message') ?? text(body, 'error') ?? `Error ${status}`);
    const code = text(body, 'code');
    this.status = status;
    this.code = code !== null && isFailureCode(code) ? code : null;
    this.requestId = text(body, 'requestId');
    this.title = text(body, 'title');
    const retryAfter = field(body, 'retryAfter');
    this.retryAfter = typeof retryAfter === 'number' ? retryAfter : null;
    this.fallback = field(body, 'fallback') === 'embedded' ? 'embedded' : null;
  }
}

/** A client of the API for browser and Node: typed by the endpoint table, nothing but fetch underneath. */
export function createClient(options: ClientOptions): Client {
  // A bare reference would lose its receiver in browsers.
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  async function request(
    endpoint: EndpointAddress,
    parts: Parts,
    more: CallOptions | undefined,
  ): Promise<Response> {
    const [path = '', method = ''] = endpoint.split(' ').reverse();
    return send(`${options.baseUrl}${callPath(path, parts)}`, {
      method,
      credentials: 'include',
      headers: await callHeaders(options, parts, more),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(more?.signal === undefined ? {} : { signal: more.signal }),
    });
  }
  return {
    async call<Name extends EndpointName>(
      name: Name,
      ...[input, more]: CallArguments<Name>
    ): Promise<OutputOf<Name>> {
      const endpoint = endpointAddresses[name];
      const response = await request(endpoint, input ?? {}, more);
      const body = await readBody(response, endpoint);
      if (!response.ok) throw new ApiError(response.status, body);
      return body as OutputOf<Name>;
    },
    async download(name, ...[input, more]) {
      const endpoint = endpointAddresses[name];
      const response = await request(endpoint, input ?? {}, more);
      if (!response.ok) throw new ApiError(response.status, await readBody(response, endpoint));
      return response.blob();
    },
    async stream(name, input, { onEvent, ...more }) {
      const endpoint = endpointAddresses[name];
      const headers = { ...more.headers, Accept: 'text/event-stream' };
      const response = await request(endpoint, input, { ...more, headers });
      const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
      if (!response.ok || !isStream || response.body === null) {
        const body = await readBody(response, endpoint);
        if (!response.ok) throw new ApiError(response.status, body);
        return body as OutputOf<typeof name>;
      }
      for await (const event of readClientEvents(response.body)) {
        if (event.event === 'failure') throw new ApiError(statusOf(event.data), event.data);
        if (event.event === 'done') return event.data as OutputOf<typeof name>;
        onEvent(event);
      }
      // The connection ended before the answer did.
      throw new TypeError('The answer broke off.');
    },
  };
}

/** The status that a failure would have had, had it come first. */
function statusOf(body: unknown): number {
  const code = text(body, 'code');
  return code !== null && isFailureCode(code) ? failures[code].status : 500;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function callPath(path: string, parts: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(parts.params?.[key] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined) query.set(key, String(value));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function callHeaders(
  options: ClientOptions,
  parts: Parts,
  more: CallOptions | undefined,
): Promise<Record<string, string>> {
  const token = (await options.token?.()) ?? null;
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...more?.headers,
  };
}

/** An empty or unreadable body counts as an empty object (spec section 7). */
async function readBody(response: Response, endpoint: EndpointAddress): Promise<unknown> {
  const raw = await response.text();
  if (response.ok && endpoint.startsWith('text ')) return raw;
  try {
    return raw === '' ? {} : JSON.parse(raw);
  } catch {
    return {};
  }
}

function field(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, key)
    ? (body as Record<string, unknown>)[key]
    : undefined;
}

function text(body: unknown, key: string): string | null {
  const value = field(body, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(failures, code);
}
