import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkBoundaries, roomRules } from './boundaries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const fixture = fileURLToPath(new URL('boundaries-fixture', import.meta.url));

describe('the rooms', () => {
  it('import only whom they may', async () => {
    const tracked = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
      { cwd: root, encoding: 'utf8' },
    )
      .split('\n')
      .filter(
        (file) =>
          /^(domain|contract|server|web|cli|testing|e2e|benchmarks|tools)\//.test(file) &&
          !file.includes('boundaries-fixture'),
      );
    const { modules, violations } = await checkBoundaries(root);
    expect(violations).toEqual([]);
    expect(modules).toBeGreaterThanOrEqual(tracked.length);
  });

  it('are watched by rules that fire: each one is broken once in the fixture', async () => {
    const { violations } = await checkBoundaries(fixture);
    expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(roomRules.map(({ name }) => name)));
  });
});
