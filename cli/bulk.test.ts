import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTable, writeTable } from '#domain/runs/table.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { startMetadataServices } from '#testing/metadata-services/metadata-services.ts';
import { runCommand } from '#testing/run-command.ts';

afterEach(() => vi.unstubAllEnvs());

const newFolder = () => mkdtempSync(join(tmpdir(), 'paperlark-bulk-'));

function tableOf(rows: number): string {
  const abstracts = Array.from({ length: rows }, (_, index) =>
    trialAbstract.replace('249', String(200 + index)),
  );
  return writeTable([['title', 'abstract'], ...abstracts.map((text, index) => [`Trial ${index}`, text])]);
}

/** A module that has its process killed, as by the system, once it has added so many lines to a file. */
function diesAfterLine(line: number): string {
  const code = `
    import { open } from 'node:fs/promises';
    const file = await open(process.execPath);
    const shared = Object.getPrototypeOf(file);
    await file.close();
    const { appendFile } = shared;
    let lines = 0;
    shared.appendFile = async function (...args) {
      await appendFile.apply(this, args);
      lines += 1;
      if (lines === ${line}) process.kill(process.pid, 'SIGKILL');
    };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

describe('paperlark bulk', () => {
  it('writes a table that can be opened, without a network', async () => {
    const out = join(newFolder(), 'posts.csv');
    const { code, err } = await runCommand(['bulk', '-', '--out', out, '--platforms', 'twitter'], tableOf(3));
    expect(code).toBe(0);
    expect(err).toContain('3 of 3 rows have their posts');
    const [header = [], ...rows] = readTable(readFileSync(out, 'utf8'));
    expect(rows).toHaveLength(3);
    expect(rows[0]?.[header.indexOf('twitter')]).toMatch(/pain/i);
    expect(rows[0]?.[header.indexOf('linkedin')]).toBe('');
    expect(existsSync(`${out}.progress`)).toBe(false);
  });

  it('writes a posting calendar from a day on', async () => {
    const out = join(newFolder(), 'posts.ics');
    const args = ['bulk', '-', '--out', out, '--from', '2026-11-27', '--time', '08:30'];
    expect((await runCommand(args, tableOf(2))).code).toBe(0);
    expect(readFileSync(out, 'utf8').match(/DTSTART:\S+/g)).toEqual([
      'DTSTART:20261127T083000',
      'DTSTART:20261130T083000',
    ]);
  });

  it('looks DOIs up, tells what failed by line, and ends with its exit code', async () => {
    const services = await startMetadataServices();
    for (const [name, value] of Object.entries(services.environment())) vi.stubEnv(name, value);
    const out = join(newFolder(), 'posts.json');
    const { code, err } = await runCommand(
      ['bulk', '-', '--out', out],
      '10.7554/eLife.01567\n10.99999/none\n',
    );
    expect(code).toBe(3);
    expect(err).toContain('line 2: 10.99999/none: DOI not found');
    const { rows } = JSON.parse(readFileSync(out, 'utf8'));
    expect(rows[0].posts.linkedin).toContain('10.7554/elife.01567');
    expect(rows[1].problem).toContain('DOI not found');
    await services.stop();
  });

  it('goes on after being killed, and writes nothing twice', async () => {
    const folder = newFolder();
    const [input, out] = [join(folder, 'in.csv'), join(folder, 'posts.json')];
    writeFileSync(input, tableOf(20));
    const args = ['bulk', input, '--out', out, '--platforms', 'all'];
    const program = fileURLToPath(new URL('paperlark.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', diesAfterLine(5), program, ...args]);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const progress = `${out}.progress`;
    expect(readFileSync(progress, 'utf8').split('\n')).toHaveLength(5 + 1);
    expect(existsSync(out)).toBe(false);
    // Half a line, as a process that dies may leave it.
    writeFileSync(progress, '["half', { flag: 'a' });

    const refused = await runCommand(args);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--resume')]);
    const first = readFileSync(progress, 'utf8').split('\n')[0] ?? '';
    writeFileSync(
      progress,
      readFileSync(progress, 'utf8').replace(first, first.replace('"source":"', '"source":"KEPT ')),
    );
    expect((await runCommand([...args, '--resume'])).code).toBe(0);
    const { rows } = JSON.parse(readFileSync(out, 'utf8'));
    expect(rows).toHaveLength(20);
    expect(rows[0].source).toMatch(/^KEPT /);
    expect(existsSync(progress)).toBe(false);
  });

  it('keeps what it has where services were silent, to ask them once more', async () => {
    const services = await startMetadataServices();
    for (const [name, value] of Object.entries(services.environment('down'))) vi.stubEnv(name, value);
    const out = join(newFolder(), 'posts.csv');
    const { code, err } = await runCommand(
      ['bulk', '-', '--out', out],
      `doi,abstract\n10.7554/eLife.01567,\n,"${trialAbstract}"\n`,
    );
    expect([code, existsSync(`${out}.progress`)]).toEqual([4, true]);
    expect(err).toContain('--resume');
    await services.stop();
  });

  it.each([
    [['bulk', '-'], '--out'],
    [['bulk', '-', '--out', 'posts.docx'], '--out'],
    [['bulk', '--out', 'posts.csv'], 'Name one file'],
    [['bulk', '-', '--out', 'posts.csv', '--tone', 'shouty'], 'no tone'],
    [['bulk', '-', '--out', 'posts.csv', '--platforms', 'myspace'], 'platforms are'],
    [['bulk', '-', '--out', 'posts.ics', '--time', '9'], '--time'],
    [['bulk', '-', '--out', 'posts.ics', '--from', '2026-02-31'], '--from'],
    [['bulk', '-', '--out', 'posts.csv'], 'no rows'],
    [['bulk', '-', '--out', '/nonexistent-folder/posts.csv'], 'cannot be written'],
  ])('refuses %j with exit code 2', async (args, words) => {
    const input = words === 'cannot be written' ? tableOf(1) : '';
    const { code, err } = await runCommand(args, input);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});
