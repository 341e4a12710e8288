import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { sandboxHeadersOf } from '#testing/server-process.ts';

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends requests to one server on this machine over at most `connections` connections, which are kept. */
export class Client {
  private readonly url: URL;
  private readonly agent: Agent;
  private readonly opened: Readonly<Record<string, string>>;

  constructor(url: string, connections: number) {
    this.url = new URL(url);
    if (!/^(?:127\.|\[?::1|localhost)/.test(this.url.hostname))
      throw new Error(`Load goes to this machine only, not to ${this.url.hostname}.`);
    this.opened = sandboxHeadersOf(url);
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send({ method, path, headers = {}, body }: Sent): Promise<Answered> {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const sent = request(
      {
        agent: this.agent,
        host: this.url.hostname,
        port: this.url.port,
        method,
        path,
        headers: {
          ...this.opened,
          ...headers,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
    return promise;
  }

  close(): void {
    this.agent.destroy();
  }
}
