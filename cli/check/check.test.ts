import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noMismatch } from '#domain/grounding/say-mark.ts';
import { napTrial } from '#testing/abstracts.ts';
import { hostileTexts } from '#testing/hostile-texts.ts';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';
import { runCommand } from '#testing/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'paperlark-check-'));
let made = 0;
function file(content: string | Buffer, name = `${made}.txt`): string {
  made += 1;
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const source = file(napTrial, 'abstract.txt');
const right = 'No serious adverse events occurred.';
const wrong = 'Word recall improved by 81% in the nap group.';
const doubtful = 'Naps may help.';
const hostile =
  '<script>alert("1")</script> & ]]> cuts errors by 81%.\u0007 \u001b[31mred\u001b[0m \ud800 \ufffe \u202egnp.exe';

/** Without the learned verifier but where it is said: the rules take milliseconds. */
const check = (args: readonly string[], input?: string) =>
  runCommand(['check', '--verifier', 'none', ...args], input);
const against = (...args: readonly string[]) => check(['--source', source, ...args]);
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const require = createRequire(import.meta.url);
/** Written for draft 4, of which it uses nothing that newer drafts read otherwise. */
const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(
  readFileSync(require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
);
const ajv = new Ajv.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const isSarif = ajv.compile(schema);

function sarifOf(text: string) {
  const log = JSON.parse(text);
  expect(isSarif(log) ? [] : isSarif.errors).toEqual([]);
  return log;
}

function xmlOf(text: string) {
  const errors: string[] = [];
  const note = (message: string) => void errors.push(message);
  const read = new DOMParser({ errorHandler: { warning: note, error: note, fatalError: note } });
  const parsed = read.parseFromString(text, 'text/xml');
  expect(errors).toEqual([]);
  return parsed;
}

describe('the exit code of a check', () => {
  it.each([
    [0, [right], []],
    [1, [wrong], []],
    [1, [right, wrong], []],
    [0, [doubtful], []],
    [1, [doubtful], ['--fail-on', 'compare']],
    [0, [wrong], ['--fail-on', 'never']],
  ])('is %i for %j with %j', async (code, posts, options) => {
    expect((await against(...posts.map((post) => file(post)), ...options)).code).toBe(code);
  });

  it('stays 0 for two files and for lines, as scripts know it, unless they ask', async () => {
    expect((await check([source, file(wrong)])).code).toBe(0);
    expect((await check([source, file(wrong), '--fail-on', 'flagged'])).code).toBe(1);
    const line = JSON.stringify({ source: napTrial, post: wrong });
    expect((await check(['--jsonl'], line)).code).toBe(0);
    expect((await check(['--jsonl', '--fail-on', 'flagged'], line)).code).toBe(1);
  });

  it.each([
    [['--source', source, '--doi', '10.1/x', 'p.txt'], 'either --source or --doi'],
    [['--source', source, 'p.txt', '--format', 'html'], '--format can be text, json, jsonl, sarif, junit'],
    [['--source', source, 'p.txt', '--fail-on', 'all'], '--fail-on can be flagged, compare, never'],
    [['--source', '-', '-'], 'can be read once'],
    [['--source', join(folder, 'nowhere.txt'), source], 'does not exist'],
    [['--source', source, '--jsonl', 'post.txt'], 'lines of standard input'],
    [['--source', source, '--colour'], '--colour'],
    [['--source', file(Buffer.from([0xff, 0xfe, 0x41])), source], 'not valid UTF-8'],
    [['--source', file('....'), source], 'nothing to read'],
  ])('is 2 for what is wrong, which it says: %j', async (args, says) => {
    const { code, out, err } = await check(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['that is not there', join(folder, 'nowhere.txt'), 'does not exist'],
    ['that is empty', file(' \r\n\t'), 'is empty: there is no post to check'],
    ['that is a folder', folder, 'is a folder'],
    ['that is no text', file(Buffer.from([0, 1, 2])), 'is not text'],
    ['that is huge', file('Naps help. '.repeat(100_000)), 'is larger than 1 MB'],
  ])('is 2 for a post %s, and the others are checked', async (_name, path, says) => {
    const { code, out, err } = await against(path, file(wrong));
    expect(code).toBe(2);
    expect(err).toContain(says);
    expect(out).toContain('not checked:');
    expect(out).toContain('“81%”');
  });
});

describe('what a check reads', () => {
  it('is standard input where no post is named, or where it is named', async () => {
    expect((await check(['--source', source], wrong)).out).toContain('“81%”');
    expect((await check(['--source', source, '-'], wrong)).code).toBe(1);
    expect((await check(['--source', '-', file(wrong)], napTrial)).code).toBe(1);
  });

  it('is a line a post with one source for all', async () => {
    const input = [
      { id: 1, post: wrong },
      { id: 2, post: right },
      { id: 3, source: 'x', post: right },
    ];
    const { code, out } = await check(
      ['--source', source, '--jsonl', '--fail-on', 'flagged'],
      input.map((line) => JSON.stringify(line)).join('\n'),
    );
    const [first, second, third] = lines(out);
    expect(code).toBe(1);
    expect(first).toMatchObject({ id: 1, verdict: 'same', summary: { overall: 'flagged' } });
    expect(second).toMatchObject({ id: 2, summary: { overall: 'matches', counts: { matches: 1 } } });
    expect(third).toMatchObject({ id: 3, error: { code: 'invalid_request' } });
  });

  it('is long without an end, and checked all the same', async () => {
    const { code, out } = await against(file(`${'word '.repeat(20_000)}.`), '--format', 'json');
    expect(code).toBeLessThan(2);
    expect(JSON.parse(out).posts[0].sentences.length).toBeGreaterThan(50);
  });
});

describe('a work that is looked up', () => {
  let services: MetadataServices;
  beforeAll(async () => {
    services = await startMetadataServices();
    Object.assign(process.env, services.environment());
  });
  afterAll(async () => {
    for (const name of Object.keys(services.environment())) delete process.env[name];
    await services.stop();
  });

  it('is the source, with its notices', async () => {
    const post = file('Growth rose by 97% in 12 hypocotyls.');
    const { code, out, err } = await check(['--doi', 'https://doi.org/10.7554/eLife.01567', post, '--json']);
    expect([code, err]).toEqual([1, expect.stringMatching(/^note: No /)]);
    expect(JSON.parse(out).source).toMatchObject({
      name: '10.7554/elife.01567',
      work: { identifier: '10.7554/elife.01567', notices: [{ type: 'none-on-record' }] },
    });
  });

  it.each([
    [3, '10.5555/nobody', 'DOI not found'],
    [3, '10.1371/journal.pone.0033693', 'No abstract of'],
    [3, '10.1016/S0140-6736(97)11096-0', 'retracted'],
    [2, 'naps', 'Not a DOI'],
  ])('ends with %i for %s', async (code, doi, says) => {
    const answer = await check(['--doi', doi, file(right)]);
    expect([answer.code, answer.out]).toEqual([code, '']);
    expect(answer.err).toContain(says);
  });

  it('ends with 4 where no service answers', async () => {
    Object.assign(process.env, services.environment('down'));
    expect((await check(['--doi', '10.7554/eLife.01567', file(right)])).code).toBe(4);
    Object.assign(process.env, services.environment());
  });
});

describe('lines and columns', () => {
  it('are those of the file, whatever its line ends, tabs and signs', async () => {
    const text = `\ufeff😀 Hello.\r\n\r\n\t👩🏽‍🔬 ${wrong}\nA lone\rcarriage return.`;
    const { out } = await against(file(text), '--format', 'json');
    const plain = text.slice(1).split(/\r?\n/);
    const [{ sentences }] = JSON.parse(out).posts;
    for (const { line, column, endLine, endColumn, text: said } of sentences) {
      expect(endLine).toBe(line);
      expect(plain[line - 1]?.slice(column - 1, endColumn - 1)).toBe(said);
    }
    const flag = sentences
      .flatMap(({ flags }: { flags: readonly object[] }) => flags)
      .find(({ type }: { type: string }) => type === 'number');
    const { line, column, endColumn } = flag.inFile;
    expect([line, plain[2]?.slice(column - 1, endColumn - 1)]).toEqual([3, '81%']);
  });
});

describe('the formats', () => {
  it('text: says of each sentence what it is, and is plain where nobody watches', async () => {
    const { out } = await against(file(`${right} ${wrong}`));
    expect(out).toContain(`✓ ${right}  [Matches sentence 4]`);
    expect(out).toContain('    source 3: Word recall improved by 18%');
    expect(out).toContain('1 sentence is not supported.');
    expect(out).not.toContain('\u001b');
    expect((await against(file(right))).out).toContain(noMismatch);
  });

  it('text: sends a terminal nothing that a post wants to send it', async () => {
    const { out } = await against(file(hostile), file(right, 'a\u001b[31m.txt'));
    for (const sign of ['\u001b', '\u0007', '\u202e']) expect(out).not.toContain(sign);
  });

  it('jsonl: a line a sentence', async () => {
    const path = file(`${right} ${wrong}`);
    const { out } = await against(path, join(folder, 'nowhere.txt'), '--format', 'jsonl');
    expect(lines(out)).toMatchObject([
      { post: path, sentence: 0, mark: 'matches', by: 'words', line: 1, column: 1, source: { sentence: 3 } },
      { post: path, sentence: 1, mark: 'flagged', flags: [{ words: '81%', inFile: { line: 1 } }] },
      { post: join(folder, 'nowhere.txt'), error: { code: 'not_found' } },
    ]);
  });

  it('json: everything, with what it comes to', async () => {
    const { out } = await against(file(right), file(wrong), '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      source: { name: source, work: null },
      posts: [{ summary: { overall: 'matches' } }, { summary: { overall: 'flagged' }, verdict: 'same' }],
      summary: { overall: 'flagged', counts: { matches: 1, flagged: 1 }, unread: 0 },
    });
  });

  it('json: the answer of the one post for two files, as scripts know it', async () => {
    const { out } = await check([source, file(wrong), '--json']);
    expect(JSON.parse(out)).toMatchObject({
      sentences: [{ kind: 'claim', support: [2], flags: [{ type: 'number', start: 24, end: 27 }] }],
      strength: { source: expect.any(Number), post: expect.any(Number) },
      verdict: 'same',
      summary: { overall: 'flagged' },
    });
  });

  it('sarif: is valid, names the place, and has nothing to say of what matches', async () => {
    const { out } = await against(
      file(`${right}\r\n\t${wrong} ${doubtful}`, 'a post.txt'),
      '--format',
      'sarif',
    );
    const [run] = sarifOf(out).runs;
    expect(run.columnKind).toBe('utf16CodeUnits');
    expect(run.results).toMatchObject([
      { ruleId: 'number', level: 'error' },
      { ruleId: 'compare', level: 'note' },
    ]);
    const [{ physicalLocation }] = run.results[0].locations;
    expect(physicalLocation.artifactLocation.uri).toMatch(/^file:.*a%20post\.txt$/);
    expect(physicalLocation.region).toEqual({ startLine: 2, startColumn: 26, endLine: 2, endColumn: 29 });
    for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
    expect(run.invocations[0].executionSuccessful).toBe(true);
  });

  it('sarif: says which post could not be read', async () => {
    const { out } = await against('nowhere/über #1.txt', '--format', 'sarif');
    const [run] = sarifOf(out).runs;
    expect(run.invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { locations: [{ physicalLocation: { artifactLocation: { uri: 'nowhere/%C3%BCber%20%231.txt' } } }] },
      ],
    });
  });

  it('junit: a suite a post, a case a sentence, a failure where the run fails', async () => {
    const post = file(`${right} ${wrong} ${doubtful}`);
    const parsed = xmlOf((await against(post, '--format', 'junit')).out);
    expect(parsed.getElementsByTagName('testcase')).toHaveLength(3);
    expect(parsed.getElementsByTagName('failure')).toHaveLength(1);
    expect(parsed.getElementsByTagName('testsuite').item(0)?.getAttribute('failures')).toBe('1');
    const strict = xmlOf((await against(post, '--format', 'junit', '--fail-on', 'compare')).out);
    expect(strict.getElementsByTagName('failure')).toHaveLength(2);
    const unread = xmlOf((await against('nowhere.txt', '--format', 'junit')).out);
    expect(unread.getElementsByTagName('error')).toHaveLength(1);
  });

  it('hold whatever a post holds', async () => {
    const posts = [...hostileTexts, hostile].filter((text) => text.trim() !== '').map((text) => file(text));
    sarifOf((await against(...posts, '--format', 'sarif')).out);
    const parsed = xmlOf((await against(...posts, '--format', 'junit')).out);
    expect(parsed.getElementsByTagName('script')).toHaveLength(0);
    expect(parsed.getElementsByTagName('testsuite')).toHaveLength(posts.length);
    for (const line of lines((await against(...posts, '--format', 'jsonl')).out))
      expect(line.post).toBeTruthy();
  });
});
