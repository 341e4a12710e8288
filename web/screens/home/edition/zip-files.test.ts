import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { zipFiles } from './zip-files.ts';

it('makes archives that another program reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  const path = join(folder, 'all.zip');
  const content = new TextEncoder().encode('Naïve α: 2.6 ≥ 2.5\n');
  writeFileSync(
    path,
    zipFiles([
      { name: 'posts.txt', content },
      { name: 'cards/µ.png', content: new Uint8Array() },
    ]),
  );
  const read =
    'import json,sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print(json.dumps([z.testzip(),z.namelist(),z.read("posts.txt").decode()]))';
  const out = execFileSync('python3', ['-c', read, path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(JSON.parse(out)).toEqual([null, ['posts.txt', 'cards/µ.png'], 'Naïve α: 2.6 ≥ 2.5\n']);
});
