import { randomInt } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A port of `host` that nobody listens on now. It is below those that systems lend to outgoing connections (from 32768 on Linux,
 * 49152 on macOS), so that no such connection has it by the time it is opened. Throws where `host` is no address of this machine.
 */
export async function freePort(host: string): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 16_000);
    if (await isFree(host, port)) return port;
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Connections on which nobody has asked for anything. Browsers open some ahead of a click, and Node waits for them as if they had. */
export interface SilentConnections {
  close(): void;
}

/** Call it before `server` listens. */
export function watchSilentConnections(server: Server): SilentConnections {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    close() {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}

/** Takes no new connection and lets running requests end; after `graceMs` the rest are cut. */
export async function drain(app: FastifyInstance, silent: SilentConnections, graceMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  const closed = app.close();
  silent.close();
  await closed;
  clearTimeout(cut);
}

/** Stops on the first SIGINT or SIGTERM; the second ends the process at once. */
export function stopOnSignals(server: { stop(): Promise<void> }): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
