import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

describe('lockDirectory', () => {
  it('lets one in at a time, by whatever name the folder is called', async () => {
    const base = mkdtempSync(join(tmpdir(), 'paperlark-lock-'));
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
    rmSync(base, { recursive: true });
  });
});
