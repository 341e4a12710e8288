import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface UpdateProxy {
  readonly address: string;
  /** From now on /sw.js is another one, as after an update of the server; done when a browser has fetched that one. */
  readonly release: () => Promise<void>;
  /** Stops answering, as a lost connection does. */
  readonly stop: () => Promise<void>;
}

/** Stands in front of a running server and can pretend that a new version was put there. */
export async function startUpdateProxy(target: string): Promise<UpdateProxy> {
  let version = 0;
  const waiting = new Set<() => void>();
  const { hostname, port, origin, host } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const headers: IncomingHttpHeaders = {
      ...incoming.headers,
      host,
      ...(incoming.headers.origin && { origin }),
    };
    const isWorker = incoming.url === '/sw.js';
    // All of it comes back, as plain text, so that a line can be added.
    if (isWorker) for (const name of conditions) delete headers[name];
    const passed = request(
      // A connection each: one kept from before may be closing just then, and a file of the new version would be lost.
      { hostname, port, path: incoming.url, method: incoming.method, headers, agent: false },
      (answer) => {
        const { 'content-length': _, etag: __, 'last-modified': ___, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers);
        if (isWorker) {
          outgoing.write(`// release ${version}\n`);
          for (const fetched of waiting) outgoing.once('finish', fetched);
          waiting.clear();
        }
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const address = await listen(server);
  return {
    address,
    release: () => {
      version += 1;
      return new Promise((resolve) => waiting.add(resolve));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const conditions = ['accept-encoding', 'if-none-match', 'if-modified-since'] as const;

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}
