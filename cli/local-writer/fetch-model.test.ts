import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runsOut } from '#testing/hang-guard.ts';
import { fetchModel, problemOfAddress } from './fetch-model.ts';

const bytes = randomBytes(300_000);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const folder = mkdtempSync(join(tmpdir(), 'paperlark-fetch-'));
const to = join(folder, 'models', 'model.gguf');
const part = `${to}.part`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer = whole;
const ranges: (string | undefined)[] = [];
const server = createServer((request, response) => {
  ranges.push(request.headers.range);
  answer(request, response);
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  answer = whole;
  ranges.length = 0;
  rmSync(join(folder, 'models'), { recursive: true, force: true });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves the file as static servers do, ranges included. */
function whole({ headers }: IncomingMessage, response: ServerResponse): void {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  if (from >= bytes.length) return void response.writeHead(416).end();
  response.writeHead(from === 0 ? 200 : 206, { 'content-length': bytes.length - from });
  response.end(bytes.subarray(from));
}

/** Sends the beginning; the connection breaks as soon as some of it was received. */
async function breakOff(): Promise<string> {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, 100_000));
  };
  const broken = await fetchModel(wanted(), { onProgress: () => server.closeAllConnections() });
  answer = whole;
  return broken.ok ? 'it did not break' : broken.failure.message;
}

const wanted = (path = '/model.gguf') => ({ url: new URL(`${base}${path}`), sha256, to });

it('fetches, tells how far it is, and checks', async () => {
  const told: [number, number | null][] = [];
  const got = await fetchModel(wanted(), { onProgress: (done, total) => told.push([done, total]) });
  expect(got.ok).toBe(true);
  expect(readFileSync(to).equals(bytes)).toBe(true);
  expect(told.at(-1)).toEqual([bytes.length, bytes.length]);
  expect(existsSync(part)).toBe(false);
});

it('goes on where a broken connection left off', async () => {
  expect(await breakOff()).toContain('run the same again to go on from there');
  expect(existsSync(to)).toBe(false);
  const there = readFileSync(part).length;
  expect(there).toBeGreaterThan(0);
  expect((await fetchModel(wanted())).ok).toBe(true);
  expect(ranges.at(-1)).toBe(`bytes=${there}-`);
  expect(readFileSync(to).equals(bytes)).toBe(true);
});

it('begins anew where the server knows no ranges', async () => {
  await breakOff();
  answer = (_, response) => response.end(bytes);
  expect((await fetchModel(wanted())).ok).toBe(true);
  expect(readFileSync(to).equals(bytes)).toBe(true);
});

it('takes a part that is already whole, and asks for nothing where the file is there', async () => {
  await fetchModel(wanted());
  expect((await fetchModel(wanted())).ok).toBe(true);
  expect(ranges).toHaveLength(1);
  writeFileSync(part, bytes);
  rmSync(to);
  expect((await fetchModel(wanted())).ok).toBe(true);
  expect(readFileSync(to).equals(bytes)).toBe(true);
});

it('keeps nothing whose checksum is another', async () => {
  answer = (_, response) => response.end(randomBytes(1000));
  const got = await fetchModel(wanted());
  expect(got.ok ? '' : got.failure.message).toContain('checksum');
  expect(existsSync(to)).toBe(false);
  expect(existsSync(part)).toBe(false);
});

it('gives up on a server that falls silent', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, 1000));
  };
  const got = await fetchModel(wanted(), { idleMs: runsOut });
  expect(got.ok ? '' : got.failure.message).toContain('broke off');
});

it('follows to an address that may be fetched from, and to no other', async () => {
  answer = (request, response) =>
    request.url === '/model.gguf'
      ? void response.writeHead(302, { location: '/elsewhere.gguf' }).end()
      : whole(request, response);
  expect((await fetchModel(wanted())).ok).toBe(true);
  rmSync(to);
  answer = (_, response) => void response.writeHead(302, { location: 'http://example.org/m.gguf' }).end();
  const away = await fetchModel(wanted());
  expect(away.ok ? '' : away.failure.message).toContain('only https');
  answer = (_, response) => void response.writeHead(302, { location: '/again' }).end();
  const round = await fetchModel(wanted());
  expect(round.ok ? '' : round.failure.message).toContain('without end');
});

it('says what the server said', async () => {
  answer = (_, response) => void response.writeHead(404).end();
  const got = await fetchModel(wanted());
  expect(got.ok ? '' : got.failure.message).toContain('answered 404');
});

it.each([
  ['https://example.org/m.gguf', true],
  ['http://127.0.0.1:8000/m.gguf', true],
  ['http://localhost/m.gguf', true],
  ['http://example.org/m.gguf', false],
  ['http://127.0.0.1.example.org/m.gguf', false],
  ['file:///etc/passwd', false],
  ['ftp://example.org/m.gguf', false],
])('%s may be fetched from: %s', (address, may) => {
  expect(problemOfAddress(new URL(address)) === null).toBe(may);
});
