import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { napTrial } from '#testing/abstracts.ts';
import { hangGuard } from '#testing/hang-guard.ts';
import { runCommand } from '#testing/run-command.ts';

const program = fileURLToPath(new URL('../paperlark.ts', import.meta.url));
const patient = { timeout: hangGuard };

const hello = [
  ask(1, 'initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  }),
  JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
];

function ask(id: number, method: string, params: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}

describe('paperlark mcp in a process of its own', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp'],
    stderr: 'pipe',
  });
  const faults: string[] = [];
  let said = '';

  beforeAll(async () => {
    transport.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    client.onerror = ({ message }) => faults.push(message);
    await client.connect(transport, patient);
    await client.listTools(undefined, patient);
  });
  afterAll(() => client.close());

  const call = (name: string, sent: Record<string, unknown>, more = {}) =>
    client.callTool({ name, arguments: sent }, undefined, { ...patient, ...more });

  it('says who it is and what it has', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'paperlark' });
    expect(client.getInstructions()).toContain('nothing is published');
    expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {} });
  });

  it.each([
    ['read_source', { text: napTrial }, undefined],
    ['write_posts', { text: napTrial }, undefined],
    ['check_post', { post: 'Naps help.', source: napTrial }, undefined],
    ['read_source', {}, true],
    ['write_posts', { text: 'x'.repeat(3000) }, true],
    ['check_post', { post: 7, source: napTrial }, true],
  ])('%s answers', async (name, sent, isError) => {
    expect((await call(name, sent)).isError).toBe(isError);
  });

  it('answers a hundred calls at once, each its own', async () => {
    const asked = Array.from(
      { length: 100 },
      (_, at) => `Word recall improved by ${at}% in group ${at}. ${napTrial}`,
    );
    const answers = await Promise.all(
      asked.map((text, at) =>
        at % 10 === 0 ? call('check_post', { post: text, source: text }) : call('read_source', { text }),
      ),
    );
    for (const [at, answer] of answers.entries())
      expect(JSON.stringify(answer)).toContain(`improved by ${at}% in group ${at}.`);
  });

  it('goes on after calls that were called off', async () => {
    const stop = new AbortController();
    const posts = Array.from({ length: 5 }, () =>
      call(
        'check_post',
        { post: 'Naps help older adults to remember.', source: napTrial },
        { signal: stop.signal },
      ),
    );
    stop.abort('no longer wanted');
    expect((await Promise.allSettled(posts)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect((await call('read_source', { text: napTrial })).isError).toBeUndefined();
  });

  it('has told nothing but the protocol until its client goes', async () => {
    await client.close();
    expect({ faults, said }).toEqual({ faults: [], said: '' });
  });
});

describe('a process whose standard input ends', () => {
  it('answers, ends by itself, and has written nothing but messages', async () => {
    const child = spawn(process.execPath, [program, 'mcp'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const told = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      told.out += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      told.err += String(chunk);
    });
    const write = ask(2, 'tools/call', { name: 'write_posts', arguments: { text: napTrial } });
    child.stdin.end([...hello, '{oops', write, ''].join('\n'));
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    const answers = told.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { jsonrpc: '2.0', id: 1 },
      { jsonrpc: '2.0', id: 2 },
    ]);
    expect(told.err).toMatch(/^paperlark mcp: .*JSON/);
  });
});

describe('the lines that it reads', () => {
  async function answersTo(lines: readonly string[]) {
    const { code, out, err } = await runCommand(
      ['mcp'],
      lines.map((line) => `${line}\n`),
    );
    const answers: { id: number }[] = out
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
    return { code, err, ids: answers.map(({ id }) => id).sort() };
  }

  it('may be no message: it says so on standard error, and answers the rest', async () => {
    const broken = ['{oops', '', '[]', '{"jsonrpc":"2.0"}', '\u0000', '{"id":1}'];
    const { code, err, ids } = await answersTo([...hello, ...broken, ask(2, 'tools/list')]);
    expect({ code, ids }).toEqual({ code: 0, ids: [1, 2] });
    expect(err.trimEnd().split('\n')).toHaveLength(broken.length);
    for (const line of err.trimEnd().split('\n')) expect(line).toMatch(/^paperlark mcp: /);
  });

  it('may come in pieces, and the last may be the end: what was asked is answered first', async () => {
    const text = [
      ...hello,
      ask(2, 'tools/call', { name: 'read_source', arguments: { text: napTrial } }),
    ].join('\n');
    const pieces = [...Buffer.from(`${text}\n`)].map((byte) => Buffer.from([byte]));
    const { out } = await runCommand(['mcp'], pieces);
    expect(out).toContain('"id":2');
    expect(out).toContain('Word recall improved by 18%');
  });

  it('may call off what was never asked, and what is under way', async () => {
    const cancel = (requestId: number) =>
      JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });
    const read = ask(3, 'tools/call', { name: 'read_source', arguments: { text: napTrial } });
    const { code, ids } = await answersTo([...hello, cancel(77), read, cancel(3), ask(4, 'ping')]);
    expect(code).toBe(0);
    expect(ids).toEqual(expect.arrayContaining([1, 4]));
  });

  it('may be far too long', async () => {
    const { code, ids } = await answersTo([...hello, 'x'.repeat(11_000_000), ask(2, 'ping')]);
    expect({ code, ids }).toEqual({ code: 0, ids: [1, 2] });
  });

  it('may be none', async () => {
    expect(await runCommand(['mcp'], [])).toEqual({ code: 0, out: '', err: '' });
  });

  it('are not the arguments of the command', async () => {
    expect(await runCommand(['mcp', '--port', '1'])).toMatchObject({ code: 2, out: '' });
  });
});
