import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps the key of the sandbox where scripts of the server's owner on this machine find it, and nobody else. */
export async function keepSandboxKey(dataDir: string, key: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'sandbox-key');
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, key, { mode: 0o600 });
  // Over an earlier one: a file that is there already keeps the rights that it had.
  await rename(draft, file);
}
