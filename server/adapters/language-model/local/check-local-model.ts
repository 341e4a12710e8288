import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addon, type LocalModelSettings } from './settings.ts';

/** Why a model cannot be run here, and what to do; null where nothing speaks against it. Does not load it. */
export async function problemOfLocalModel({
  file,
  addonDir,
}: Pick<LocalModelSettings, 'file' | 'addonDir'>): Promise<string | null> {
  const problem = await problemOfFile(file);
  if (problem !== null) return problem;
  const installed = await installedAddon(addonDir);
  if (installed === addon.version) return null;
  const what =
    installed === null ? 'is not installed' : `is there as ${installed} and needed as ${addon.version}`;
  return `The add-on for models on this server ${what}. Run: paperlark writer add --file ${file}`;
}

/** Version of the add-on in a folder; null where there is none. */
export async function installedAddon(addonDir: string): Promise<string | null> {
  try {
    const manifest = await readFile(join(addonDir, 'node_modules', addon.name, 'package.json'), 'utf8');
    const { version }: { version?: unknown } = JSON.parse(manifest);
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}

/** Why a file is no model that could be run; null for one whose head looks right. */
export async function problemOfFile(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  if (found === null) return `There is no file ${file}.`;
  if (!found.isFile()) return `${file} is a folder; one GGUF file is needed.`;
  const head = await firstBytes(file, 24).catch(() => null);
  if (head === null) return `${file} cannot be read: look at its permissions.`;
  if (head.length < 24 || head.toString('latin1', 0, 4) !== 'GGUF')
    return `${file} is no GGUF file. Models are offered in several formats; the one that ends in .gguf is needed.`;
  const version = head.readUInt32LE(4);
  if (version < 2 || version > 3) return `${file} is GGUF of a version (${version}) that is not known here.`;
  return head.readBigUInt64LE(8) === 0n ? `${file} holds no model: only its vocabulary.` : null;
}

async function firstBytes(file: string, count: number): Promise<Buffer> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}
