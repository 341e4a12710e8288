import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toneIds } from '#domain/posts/tones.ts';
import { runCommand } from '#testing/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'paperlark-completion-'));

async function scriptFor(shell: string): Promise<string> {
  const { code, out, err } = await runCommand(['completion', shell]);
  expect([code, err]).toEqual([0, '']);
  const path = join(folder, shell);
  writeFileSync(path, out);
  return path;
}

describe('completion in bash', () => {
  /** What is offered for the last of these words. */
  async function offered(...words: readonly string[]): Promise<string[]> {
    const path = await scriptFor('bash');
    const typed = words.map((word) => `'${word}'`).join(' ');
    const lines = [
      `source '${path}'`,
      `COMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}`,
      `_paperlark; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ];
    const out = execFileSync('bash', ['-c', lines.join('\n')], { encoding: 'utf8' });
    return out.split('\n').filter((line) => line !== '');
  }

  it.each([
    [['paperlark', 'che'], ['check']],
    [['paperlark', 'check', '--fail'], ['--fail-on']],
    [
      ['paperlark', 'check', '--fail-on', ''],
      ['flagged', 'compare', 'never'],
    ],
    [['paperlark', 'check', '--format', 's'], ['sarif']],
    [['paperlark', 'generate', 'a.txt', '--tone', ''], [...toneIds]],
    [['paperlark', 'lookup', '--k'], ['--kind']],
    [['paperlark', 'completion', '--'], ['--help']],
    // Files, by the shell itself.
    [['paperlark', 'check', 'abs'], []],
    [['paperlark', 'frobnicate', '--'], []],
  ])('offers for %j: %j', async (words, expected) => {
    expect(await offered(...words)).toEqual(expected);
  });
});

describe('completion elsewhere', () => {
  it.each(['zsh', 'fish'])('in %s names all commands, and reads where that shell is', async (shell) => {
    const path = await scriptFor(shell);
    const { out } = await runCommand(['completion', shell]);
    for (const name of ['generate', 'check', 'completion']) expect(out).toContain(name);
    expect(out).toContain('flagged compare never');
    const read = spawnSync(shell, ['-n', path]);
    expect(read.error === undefined ? read.status : 0).toBe(0);
  });

  it.each([[[]], [['tcsh']], [['bash', 'zsh']]])('is refused in words for %j', async (shell) => {
    const { code, out, err } = await runCommand(['completion', ...shell]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Name a shell: bash, zsh, fish.');
  });
});
