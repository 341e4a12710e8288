import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, type BackupLine, readLine } from './format.ts';

/** Writes a compressed file that only its owner reads: whole and on disk, or not at all; never over another. */
export async function writeFileWhole<T>(
  file: string,
  work: (write: (text: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (await isThere(file)) throw new BackupError(`${file} is there already; choose another name.`);
  const draft = `${file}.${process.pid}.part`;
  const gzip = createGzip();
  const out = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
  const closed = new Promise<void>((resolve) => out.once('close', () => resolve()));
  try {
    const written = pipeline(gzip, out);
    // Looked at below, and while somebody waits for room; not an unhandled rejection in between.
    written.catch(() => undefined);
    const write = async (text: string): Promise<void> => {
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
    };
    const done = await work(write);
    gzip.end();
    await written;
    // Unlike a rename, a link never takes the place of another file.
    await link(draft, file);
    await syncFolder(dirname(file));
    return done;
  } finally {
    // A file that is still being opened would come to be after it was removed.
    gzip.destroy();
    await closed;
    await rm(draft, { force: true });
  }
}

/** Reads a backup line by line. Rejects with words for whoever asked where it cannot be read. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  if (!(await isThere(file))) throw new BackupError(`There is no file ${file}.`);
  const text = createGunzip();
  const read = pipeline(createReadStream(file), text);
  read.catch(() => undefined);
  // Only line feeds end a line: rows may hold other characters that readers of lines take for one.
  let rest = '';
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield readLine(line);
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('The backup is damaged: it cannot be unpacked to its end.', { cause: error });
  }
  if (rest !== '') throw new BackupError('The backup is not whole: its end is missing.');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
