import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the offline page is made of; all of it lies in `public/`. */
const offlineFiles = ['/offline.html', '/offline.css', '/theme.js', '/favicon.svg'];

/** Writes /sw.js. Another build has another version, which is how browsers learn of it. To run after the pages are drawn. */
export function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (!existsSync(outDir)) return;
        const source = readFileSync(join(root, 'web/service-worker/service-worker.js'), 'utf8');
        const lines = [
          `const version = '${versionOf(outDir, source)}';`,
          `const offlineFiles = ${JSON.stringify(offlineFiles)};`,
          source,
        ];
        writeFileSync(join(outDir, 'sw.js'), lines.join('\n'));
      },
    },
  };
}

/** The same for the same content. */
function versionOf(folder: string, source: string): string {
  const hash = createHash('sha256').update(source);
  for (const file of filesBelow(folder)) {
    if (!file.endsWith('sw.js')) hash.update(file.slice(folder.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}
