import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Behaviour, good } from './behaviours.ts';
import { answerGarbage } from './garbage.ts';
import { type AskedPosts, readAskedPosts } from './read-request.ts';
import { beginStream, endStream, sendDeltas, sendJson, sendText } from './wire.ts';
import { type Manner, postsOf } from './write-posts.ts';

/** One request as the stand-in saw it. */
export interface SeenRequest {
  readonly asked: AskedPosts;
  readonly body: string;
  readonly authorization: string | null;
  /** When it came, in milliseconds of the process. */
  readonly at: number;
  /** True once the caller went away before the answer had ended. */
  left: boolean;
  answered: boolean;
}

/**
 * A stand-in of a model service on loopback that speaks the OpenAI protocol, streaming and not. It writes faithful posts
 * from the facts in the prompt, and does on demand what services and models do wrong.
 */
export class ModelServer {
  readonly requests: SeenRequest[] = [];
  private readonly server: Server;
  private readonly queue: Behaviour[] = [];
  private always: Behaviour = good;
  private readonly gates = new Set<() => void>();
  private readonly watchers = new Set<() => void>();

  /** Of the requests those that ask for something to be written; the others have claims compared. */
  get writings(): readonly SeenRequest[] {
    return this.requests.filter(({ asked }) => asked.claims === null);
  }

  constructor() {
    this.server = createServer((request, response) => {
      void this.serve(request, response).catch(() => response.destroy());
    });
  }

  /** Listens and answers the base address; 0 takes any free port. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** What the next requests get, in this order; then what `behave` says. */
  next(...behaviours: readonly Behaviour[]): void {
    this.queue.push(...behaviours);
  }

  behave(always: Behaviour): void {
    this.always = always;
  }

  reset(): void {
    this.release();
    this.queue.length = 0;
    this.requests.length = 0;
    this.always = good;
  }

  /** Lets those that wait go on. */
  release(): void {
    for (const open of this.gates) open();
    this.gates.clear();
  }

  /** Resolves as soon as `holds` is true of what was seen. */
  until(holds: (requests: readonly SeenRequest[]) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds(this.requests)) return;
        this.watchers.delete(look);
        resolve();
      };
      this.watchers.add(look);
      look();
    });
  }

  async close(): Promise<void> {
    this.release();
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://here').pathname;
    if (path === '/v1/models')
      return sendJson(response, 200, { object: 'list', data: [{ id: 'stand-in', object: 'model' }] });
    if (path.startsWith('/control/')) return this.control(request, response, path);
    if (path !== '/v1/chat/completions') return sendJson(response, 404, { error: { message: 'not here' } });
    const body = await readBody(request);
    const seen: SeenRequest = {
      asked: readAskedPosts(body),
      body,
      authorization: request.headers.authorization ?? null,
      at: performance.now(),
      left: false,
      answered: false,
    };
    this.requests.push(seen);
    response.once('close', () => {
      if (response.writableFinished) seen.answered = true;
      else seen.left = true;
      this.look();
    });
    this.look();
    await this.answer(this.queue.shift() ?? this.always, seen.asked, response);
  }

  /** For another process: the next behaviour, the release, and what was seen of requests to write, or to compare claims. */
  private async control(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (path === '/control/next') this.next(JSON.parse(await readBody(request)));
    if (path === '/control/release') this.release();
    sendJson(
      response,
      200,
      this.requests
        .filter(({ asked }) => (asked.claims !== null) === path.endsWith('/claims'))
        .map(({ asked, left, answered }) => ({
          platforms: asked.platforms,
          claims: Object.values(asked.claims?.claims ?? {}),
          left,
          answered,
        })),
    );
  }

  private look(): void {
    for (const look of [...this.watchers]) look();
  }

  private async answer(behaviour: Behaviour, asked: AskedPosts, response: ServerResponse): Promise<void> {
    switch (behaviour.does) {
      case 'keep-silent':
        return;
      case 'status':
        if (behaviour.retryAfter !== undefined)
          response.setHeader('retry-after', String(behaviour.retryAfter));
        return sendJson(response, behaviour.status, {
          error: {
            message: behaviour.message ?? 'no',
            type: behaviour.code ?? 'error',
            code: behaviour.code ?? null,
          },
        });
      case 'garbage':
        return answerGarbage(behaviour.kind, asked, response);
      case 'answer':
        return sendText(response, asked, JSON.stringify(postsOf(asked, behaviour.manner)));
      case 'wait':
        return this.answerInTwo(behaviour, asked, response);
      default:
        return breakOff(behaviour.does, asked, response);
    }
  }

  private async answerInTwo(
    { manner, afterwards }: { readonly manner: Manner; readonly afterwards?: 'drop' },
    asked: AskedPosts,
    response: ServerResponse,
  ): Promise<void> {
    const text = JSON.stringify(postsOf(asked, manner));
    const [first] = asked.platforms;
    const second = asked.platforms[1];
    // Into the second post: a client that parses what has come tells of it when that changes, not at a closing quote.
    const opening = `"${second}":"`;
    const cut =
      second === undefined || first === undefined
        ? Math.ceil(text.length / 2)
        : text.indexOf(opening) + opening.length + 1;
    beginStream(response);
    sendDeltas(response, asked.model, text.slice(0, cut));
    await new Promise<void>((open) => this.gates.add(open));
    if (afterwards === 'drop') return void response.destroy();
    sendDeltas(response, asked.model, text.slice(cut));
    endStream(response, asked.model, text);
  }
}

/** Begins to write and does not end well. */
function breakOff(
  how: 'stall' | 'drop' | 'end-early' | 'error-event',
  asked: AskedPosts,
  response: ServerResponse,
): void {
  const text = JSON.stringify(postsOf(asked, 'good'));
  beginStream(response);
  sendDeltas(response, asked.model, text.slice(0, Math.ceil(text.length / 2)));
  if (how === 'drop') setImmediate(() => response.destroy());
  if (how === 'end-early') response.end();
  if (how !== 'error-event') return;
  response.write(
    `data: ${JSON.stringify({ error: { message: 'the model crashed', type: 'server_error', code: 500 } })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
