import { spawn } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '#domain/result.ts';
import { installedAddon } from '#server/adapters/language-model/local/check-local-model.ts';
import { addon } from '#server/adapters/language-model/local/settings.ts';
import { makeFolder } from '../out-folder.ts';
import { addonPackage, type PackageLock } from './addon-lock.ts';

/** Runs npm in a folder; resolves with its exit code (null: it is not there) and what it printed. */
export type RunNpm = (
  folder: string,
  args: readonly string[],
) => Promise<{ readonly code: number | null; readonly output: string }>;

/**
 * Installs the library that runs models, with its build for this machine, into a folder of its own: at the versions of our
 * lock file, with their checksums, and without running any script. What was there stays until all is there.
 */
export async function installAddon(addonDir: string, runNpm: RunNpm = npm): Promise<Result<null>> {
  const build = buildFor(process.platform, process.arch);
  const lock: PackageLock = JSON.parse(
    await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  );
  const made = build === null ? null : addonPackage(lock, [addon.name, `@node-llama-cpp/${build}`]);
  if (made === null)
    return fail(
      'invalid_request',
      `There is no build of the add-on for ${process.platform} on ${process.arch}. Run the model with Ollama or llama.cpp instead: paperlark writer add --url …`,
    );
  const fresh = `${addonDir}.new`;
  await rm(fresh, { recursive: true, force: true });
  await makeFolder(fresh);
  await writeFile(join(fresh, 'package.json'), JSON.stringify(made.manifest));
  await writeFile(join(fresh, 'package-lock.json'), JSON.stringify(made.lock));
  const { code, output } = await runNpm(fresh, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0 || (await installedAddon(fresh)) !== addon.version) {
    await rm(fresh, { recursive: true, force: true });
    return fail('unavailable', whyNot(code, output));
  }
  await rm(addonDir, { recursive: true, force: true });
  await makeFolder(dirname(addonDir));
  await rename(fresh, addonDir);
  return ok(null);
}

function whyNot(code: number | null, output: string): string {
  if (code === null)
    return 'npm was not found. It comes with Node.js and installs the add-on: https://nodejs.org';
  const said = output
    .split('\n')
    .filter((line) => /error|ERR!/i.test(line))
    .slice(0, 3)
    .join(' ')
    .slice(0, 300);
  return `npm could not install the add-on (exit code ${code}). ${said} Nothing was changed; try again.`;
}

/** Name of the library's build for a machine; null where there is none. */
export function buildFor(platform: string, arch: string): string | null {
  const builds: Readonly<Record<string, string>> = {
    'linux x64': 'linux-x64',
    'linux arm64': 'linux-arm64',
    'darwin x64': 'mac-x64',
    'darwin arm64': 'mac-arm64-metal',
    'win32 x64': 'win-x64',
    'win32 arm64': 'win-arm64',
  };
  return builds[`${platform} ${arch}`] ?? null;
}

function npm(folder: string, args: readonly string[]): ReturnType<RunNpm> {
  return new Promise((resolve) => {
    const child = spawn('npm', args, {
      cwd: folder,
      // On Windows npm is a script of the shell; the arguments are our own fixed words.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      output = `${output}${chunk.toString()}`.slice(-20_000);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', () => resolve({ code: null, output }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
