import { readFileSync } from 'node:fs';

/** The product's version, from its package file. */
export function productVersion(): string {
  const about: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return about.version;
}
