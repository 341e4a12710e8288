import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { runCommand as call } from '#testing/run-command.ts';
import { exitCodes } from './exit-codes.ts';

describe('paperlark card', () => {
  const folder = mkdtempSync(join(tmpdir(), 'card-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const source = join(folder, 'abstract.txt');
  writeFileSync(source, trialAbstract);
  const post = join(folder, 'post.txt');
  writeFileSync(post, 'Exercise may reduce pain.');

  it('writes both pictures and what they show', async () => {
    const { code, out } = await call([
      'card',
      source,
      '--post',
      post,
      '--out',
      join(folder, 'cards'),
      '--json',
    ]);
    expect(code).toBe(exitCodes.done);
    const { files, altText } = JSON.parse(out);
    expect(files).toHaveLength(3);
    expect(readFileSync(files[0]).subarray(1, 4).toString()).toBe('PNG');
    expect(readFileSync(files[2], 'utf8')).toBe(`${altText}\n`);
  });

  it.each([
    [['card'], 'Name a post with --post'],
    [['card', source, '--out', post], `"${post}" is no folder`],
    [['card', source, '--out', join(post, 'x')], 'is no folder'],
    [['card', source, '--out', '/dev/null/x'], 'is no folder'],
    [['card', source, '--out', '/proc/nope/x'], '"/proc/nope" does not exist'],
    [['card', source, '--out', folder, '--finding', '999'], '"finding" is 999, and the text has'],
    [['card', source], '--out DIR'],
    [['card', source, '--out', folder, '--design', 'neon'], 'design'],
    [['card', source, '--out', folder, '--tone', 'shouting'], 'no tone "shouting"'],
    [['card', join(folder, 'none.txt'), '--out', folder], 'none.txt'],
  ])('refuses %j', async (args, said) => {
    const { code, err } = await call(args);
    expect(code).not.toBe(exitCodes.done);
    expect(err).toContain(said);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('draws a post alone, short as it may be, from a file or standard input', async () => {
    for (const [from, input] of [
      [post, ''],
      ['-', 'Exercise may reduce pain.'],
    ] as const) {
      const made = join(folder, 'alone', 'deep');
      const { code, out } = await call(
        ['card', '--post', from, '--out', made, '--size', 'wide', '--json'],
        input,
      );
      expect(code).toBe(exitCodes.done);
      expect(JSON.parse(out).altText).toContain('Exercise may reduce pain');
    }
  });
});
