import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStep } from './run.ts';

const sources = [
  'web',
  'domain',
  'contract',
  'public',
  'tools/build',
  'index.html',
  'landing.html',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = join(root, '.cache', 'web-build.txt');

/** Builds the web app into dist/web if its sources are not those of the last build. Throws with Vite's output on failure. */
export async function buildWebIfStale(): Promise<'built' | 'fresh'> {
  const wanted = fingerprint();
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === wanted && existsSync(join(root, 'dist/web/index.html'))) return 'fresh';
  const step = await runStep('build', ['vite', 'build', '--logLevel', 'warn']);
  if (!step.passed) throw new Error(`The web app could not be built:\n${step.output}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
  return 'built';
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => filesBelow(join(path, name)));
}
