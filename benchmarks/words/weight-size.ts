import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Row } from './row.ts';

const folder = new URL('../../domain/engine/read/weights/', import.meta.url);

/** What the browser loads before the engine can read. */
export function weightSize(): Row[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.generated.ts'));
  const bytes = files.map((name) => gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  return [
    {
      what: 'weights, kB gzip',
      data: `${files.length} files`,
      ours: (total / 1000).toFixed(0),
      beside: 'bar 600',
    },
  ];
}
