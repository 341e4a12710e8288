import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '#testing/run-command.ts';

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-storage-'));
  folders.push(folder);
  return folder;
}

describe('paperlark audit verify', () => {
  it('says whether the log is what was written, where its chain ends, and what is wrong with how it is called', async () => {
    vi.stubEnv('DATA_DIR', newFolder());
    const empty = await runCommand(['audit', 'verify', '--json']);
    expect([empty.code, JSON.parse(empty.out)]).toEqual([
      0,
      { sealed: 0, unsealed: 0, head: '0:', broken: null },
    ]);
    const noted = await runCommand(['audit', 'verify', '--head', '7:abc']);
    expect([noted.code, noted.out]).toEqual([2, expect.stringContaining('NOT what was written: place 7')]);
    for (const args of [['audit'], ['audit', 'mend'], ['audit', 'verify', '--head', 'x']])
      expect((await runCommand(args)).code).toBe(2);
  });
});

describe('paperlark backup and restore', () => {
  it('take everything from one folder to another, and say what it was', async () => {
    const [one, other, shelf] = [newFolder(), newFolder(), newFolder()];
    const file = join(shelf, 'night.backup');
    vi.stubEnv('DATA_DIR', one);
    const made = await runCommand(['backup', '--out', file, '--json']);
    expect([made.code, made.err]).toEqual([0, `Written to ${file}.\n`]);
    const checked = await runCommand(['backup', '--check', file, '--json']);
    expect([checked.code, checked.out]).toEqual([0, made.out]);
    const again = await runCommand(['backup', '--out', file]);
    expect([again.code, again.err]).toEqual([
      2,
      `paperlark: ${file} is there already; choose another name.\n`,
    ]);

    vi.stubEnv('DATA_DIR', other);
    const restored = await runCommand(['restore', file, '--json']);
    expect([restored.code, restored.out]).toEqual([0, made.out]);
    expect(restored.err).toContain('every checksum is that of the backup');
  });

  it('say what is wrong with how they are called, and with a file', async () => {
    const broken = join(newFolder(), 'broken.backup');
    writeFileSync(broken, 'nothing');
    for (const [args, words] of [
      [['restore'], 'Name one backup'],
      [['restore', 'a', 'b'], 'Name one backup'],
      [['restore', '/nowhere/x.backup'], 'There is no file'],
      [['backup', '--check', broken], 'damaged'],
      [['backup', '--to', 'x'], "Unknown option '--to'"],
    ] as const) {
      const { code, err } = await runCommand([...args]);
      expect([args, code, err]).toEqual([args, 2, expect.stringContaining(words)]);
    }
    vi.stubEnv('DATABASE_URL', 'mysql://u:secret-password@x/y');
    const wrong = await runCommand(['migrate']);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('DATABASE_URL must start with')]);
    vi.stubEnv('DATABASE_URL', 'postgresql://u:secret-password@127.0.0.1:1/x');
    const away = await runCommand(['migrate']);
    expect(away.code).toBe(4);
    expect(away.err).not.toContain('secret-password');
  });
});
