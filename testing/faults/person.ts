import { randomUUID } from 'node:crypto';
import { trialAbstract } from '#testing/abstracts.ts';
import { sandboxHeadersOf } from '#testing/server-process.ts';

/** What a server said; null where it said nothing: the connection was refused or cut. */
export type Said = Reply | null;

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Seconds; null where the server does not say when to come again. */
  readonly retryAfter: number | null;
  readonly text: string;
}

interface SendOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Nobody waits longer, in milliseconds. */
const longestCall = 90_000;

/** Sends one request and reads all of the answer. */
export async function send(url: string, method: string, options: SendOptions = {}): Promise<Said> {
  const { body, headers = {}, signal = AbortSignal.timeout(longestCall) } = options;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...sandboxHeadersOf(url),
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal,
    });
    const text = await response.text();
    const after = response.headers.get('retry-after');
    return {
      status: response.status,
      body: parsed(text),
      text,
      retryAfter: after === null ? null : Number(after),
    };
  } catch {
    return null;
  }
}

/** Whether a client may simply come again: no answer at all, or one that says when. */
export function mayComeAgain(said: Said): boolean {
  return said === null || ([409, 429, 503].includes(said.status) && said.retryAfter !== null);
}

/** A value inside an answer. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
}

const password = 'a long passphrase';

/** Somebody who is signed in, at any server of one database. */
export class Person {
  private token: string;
  private readonly email: string;

  private constructor(email: string, token: string) {
    this.email = email;
    this.token = token;
  }

  static async signUp(url: string, email = `${randomUUID()}@example.org`): Promise<Person> {
    return new Person(email, await tokenOf(url, 'sign-up', email));
  }

  /** A new token, by the clock of the server. */
  async signIn(url: string): Promise<void> {
    this.token = await tokenOf(url, 'sign-in', this.email);
  }

  send(url: string, method: string, path: string, options: SendOptions = {}): Promise<Said> {
    const headers = { authorization: `Bearer ${this.token}`, ...options.headers };
    return send(url + path, method, { ...options, headers });
  }

  get(url: string, path: string): Promise<Said> {
    return this.send(url, 'GET', path);
  }

  /** Asks for one post; the key makes a repeated request the same. */
  post(url: string, key: string, more: Readonly<Record<string, unknown>> = {}, signal?: AbortSignal) {
    return this.send(url, 'POST', '/api/posts', {
      body: { inputText: trialAbstract, platforms: ['twitter'], ...more },
      headers: { 'idempotency-key': key },
      ...(signal === undefined ? {} : { signal }),
    });
  }

  /** Saves a chat under a name. */
  save(url: string, name: string): Promise<Said> {
    const body = { messages: [{ role: 'user', content: `Text ${name}` }] };
    return this.send(url, 'PUT', `/api/chats/${name}`, { body });
  }

  /** Posts of this month, as the person is told. */
  async used(url: string): Promise<number> {
    return Number(at((await this.get(url, '/api/teams/me'))?.body, 'postsUsed'));
  }
}

async function tokenOf(url: string, way: 'sign-up' | 'sign-in', email: string): Promise<string> {
  const response = await fetch(`${url}/api/identity/${way}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sandboxHeadersOf(url) },
    body: JSON.stringify({ email, password, name: 'Ada' }),
  });
  const session = response.headers.get('set-auth-token');
  if (session === null) throw new Error(`Nobody could ${way}: ${response.status} ${await response.text()}`);
  const answer = await send(`${url}/api/identity/token`, 'GET', {
    headers: { authorization: `Bearer ${session}` },
  });
  return String(at(answer?.body, 'token'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
