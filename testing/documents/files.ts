import { readFileSync } from 'node:fs';

/** A file of `files/` by its name. */
export function documentFile(name: string): Uint8Array {
  return readFileSync(new URL(`files/${name}`, import.meta.url));
}
