import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { BackupError, type BackupOrder, type BackupSummary } from './adapters/database/backup/format.ts';

/**
 * The embedded database is open in one process only, so a backup of a running server is written by that server. It is asked
 * through a socket in its own folder, which nobody but its owner can enter: one line of JSON there, one back.
 */
export interface BackupDoor {
  close(): Promise<void>;
}

const order = z.object({ file: z.string(), withSecret: z.boolean() });
const answer = z.union([
  z.object({
    summary: z.object({
      tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
    }),
  }),
  z.object({ problem: z.string() }),
]);

/** Systems cut longer addresses of sockets off. */
const longestAddress = 100;

/** Null where the folder takes no socket (a long name, some shared folders, Windows): then a backup needs the server stopped. */
export async function openBackupDoor(
  dataDir: string,
  backUp: (asked: BackupOrder) => Promise<BackupSummary>,
): Promise<BackupDoor | null> {
  const address = addressIn(dataDir);
  if (Buffer.byteLength(address) > longestAddress) return null;
  // Of a server that was killed: the folder is ours, nobody else has it open.
  await rm(address, { force: true });
  const server = createServer((socket) => void answerOne(socket, backUp));
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(address, () => resolve(true));
  });
  if (!isOpen) return null;
  await chmod(address, 0o600);
  server.unref();
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function answerOne(
  socket: Socket,
  backUp: (asked: BackupOrder) => Promise<BackupSummary>,
): Promise<void> {
  socket.on('error', () => undefined);
  try {
    const asked = order.parse(JSON.parse(await firstLine(socket)));
    socket.end(`${JSON.stringify({ summary: await backUp(asked) })}\n`);
  } catch (error) {
    socket.end(`${JSON.stringify({ problem: error instanceof Error ? error.message : String(error) })}\n`);
  }
}

/** What a server on this folder answers; null where none runs. */
export async function askRunningServer(dataDir: string, asked: BackupOrder): Promise<BackupSummary | null> {
  const address = addressIn(dataDir);
  if (Buffer.byteLength(address) > longestAddress) return null;
  const socket = connect(address);
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isThere) return null;
  socket.write(`${JSON.stringify(asked)}\n`);
  const said = answer.parse(JSON.parse(await firstLine(socket)));
  if ('problem' in said) throw new BackupError(said.problem);
  return said.summary;
}

async function firstLine(socket: Socket): Promise<string> {
  for await (const line of createInterface({ input: socket })) return line;
  throw new BackupError('The server ended before it had written the backup.');
}

function addressIn(dataDir: string): string {
  return join(dataDir, 'backup.sock');
}
