import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

const base = mkdtempSync(join(tmpdir(), 'paperlark-lock-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A process that takes the lock and says so, or why it cannot; `through` is put before its command. */
function locker(folder: string, through: readonly string[] = []) {
  const program = new URL('directory-lock.ts', import.meta.url).href;
  const code = `const { lockDirectory } = await import('${program}');
    await lockDirectory(process.argv[1]).then(() => console.log('locked'), (error) => { console.log(error.message); process.exit(); });
    process.stdin.resume();`;
  const [command = '', ...words] = [...through, process.execPath, '--input-type=module', '-e', code, folder];
  return spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function said(child: ReturnType<typeof locker>): Promise<string> {
  const [chunk] = await once(child.stdout ?? child, 'data');
  return String(chunk).trim();
}

describe('lockDirectory', () => {
  it('lets one in at a time, by whatever name the folder is called', async () => {
    const folder = join(base, 'data');
    const lock = await lockDirectory(folder);
    symlinkSync(folder, join(base, 'same'));
    await expect(lockDirectory(folder)).rejects.toThrow('Another Paperlark is running');
    await expect(lockDirectory(join(base, 'same'))).rejects.toThrow('Another Paperlark is running');
    const other = await lockDirectory(join(base, 'other'));
    await lock.release();
    const next = await lockDirectory(folder);
    await next.release();
    await other.release();
  });

  it('refuses another process, and lets it in when the first was killed', async () => {
    const folder = join(base, 'killed');
    const first = locker(folder);
    expect(await said(first)).toBe('locked');
    await expect(lockDirectory(folder)).rejects.toThrow('Another Paperlark is running');
    first.kill('SIGKILL');
    await once(first, 'exit');
    const next = await lockDirectory(folder);
    await next.release();
  });
});

const mayMount = process.getuid?.() === 0 && spawnSync('unshare', ['-mn', 'true']).status === 0;

// As two containers on one volume are: only root may make such places.
describe.runIf(mayMount)('a folder that two places share', () => {
  it('is refused to the second, by another path, in another network and among other processes', async () => {
    const folder = join(base, 'volume');
    const lock = await lockDirectory(folder);
    mkdirSync(join(base, 'elsewhere'));
    const mounted = [
      'unshare',
      '-mnpf',
      'sh',
      '-c',
      `mount --bind ${folder} ${join(base, 'elsewhere')} && exec "$0" "$@"`,
    ];
    const second = locker(join(base, 'elsewhere'), mounted);
    expect(await said(second)).toContain('Another Paperlark is running');
    await lock.release();
    const third = locker(join(base, 'elsewhere'), mounted);
    expect(await said(third)).toBe('locked');
    await expect(lockDirectory(folder)).rejects.toThrow('Another Paperlark is running');
    third.kill('SIGKILL');
    spawnSync('pkill', ['-KILL', '-f', join(base, 'elsewhere')]);
  });
});
