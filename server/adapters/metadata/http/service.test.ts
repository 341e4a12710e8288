import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hangGuard, runsOut } from '#testing/hang-guard.ts';
import { type FaultName, faultNames } from '#testing/metadata-services/faults.ts';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';
import { guardedLookup, isPublicAddress } from './addresses.ts';
import { BusyError, createGate } from './gate.ts';
import { createService, type ServiceSettings } from './service.ts';

const never = new AbortController().signal;
const free = { concurrency: 2, spacing: 0 };

function serviceAt(address: string, more: Partial<ServiceSettings> = {}) {
  return createService({
    address,
    usualRoot: '/',
    limits: free,
    timeout: hangGuard,
    tries: 1,
    userAgent: 'test',
    ...more,
  });
}

describe('a service that fails', () => {
  let services: MetadataServices;
  beforeAll(async () => {
    services = await startMetadataServices();
  });
  afterAll(() => services.stop());

  const whys: Readonly<Record<FaultName, RegExp | number>> = {
    slow: /took too long/,
    cut: /could not be reached/,
    busy: /is busy/,
    down: /reported a fault of its own/,
    empty: 202,
    page: 200,
    huge: /sent more than we read/,
    garbage: 200,
    astray: /sent us to another address/,
    circle: /sent us in circles/,
  };

  it.each(faultNames)('%s is told in words, within its time', async (fault) => {
    const service = serviceAt(services.addresses(fault).crossref, {
      timeout: fault === 'slow' ? runsOut : hangGuard,
    });
    const answer = await service.ask({ path: '/works/10.5555%2Fx' }, never);
    const expected = whys[fault];
    if (typeof expected === 'number') expect(answer).toMatchObject({ status: expected });
    else expect(answer).toMatchObject({ kind: 'no-answer', why: expect.stringMatching(expected) });
  });

  it('is not asked again before the time that it named', async () => {
    const service = serviceAt(services.addresses('busy').crossref);
    const before = services.requests.length;
    expect(await service.ask({ path: '/works/a' }, never)).toMatchObject({ why: 'is busy', retryAfter: 7 });
    expect(await service.ask({ path: '/works/a' }, never)).toMatchObject({ why: 'is busy', retryAfter: 7 });
    expect(services.requests.length - before).toBe(1);
  });

  it('is left at once when the caller leaves', async () => {
    const service = serviceAt(services.addresses('slow').crossref, { timeout: hangGuard });
    const left = new AbortController();
    const asked = services.requests.length;
    const answer = service.ask({ path: '/works/a' }, left.signal);
    await expect.poll(() => services.requests.length).toBe(asked + 1);
    const abandoned = services.abandoned();
    left.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    await expect.poll(services.abandoned).toBe(abandoned + 1);
  });

  it('cannot be reached where nobody listens', async () => {
    const answer = await serviceAt('http://127.0.0.1:9').ask({ path: '/' }, never);
    expect(answer).toMatchObject({ kind: 'no-answer', why: 'could not be reached' });
  });
});

describe('a service that answers', () => {
  let server: Server | undefined;
  afterEach(() => new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve))));

  async function serve(listener: RequestListener): Promise<string> {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('is asked once more after a fault of its own, where that is allowed', async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      asked += 1;
      response.writeHead(asked % 2 === 1 ? 500 : 200, { connection: 'close' }).end('fine');
    });
    expect(await serviceAt(url, { tries: 2 }).ask({ path: '/' }, never)).toMatchObject({
      status: 200,
      body: 'fine',
    });
    expect(await serviceAt(url, { tries: 1 }).ask({ path: '/' }, never)).toMatchObject({ kind: 'no-answer' });
  });

  it('is told who asks, follows its own redirects, and finds its usual root', async () => {
    const seen: string[] = [];
    const url = await serve((request, response) => {
      seen.push(`${request.url} ${request.headers['user-agent']}`);
      if (request.url?.startsWith('/root/old'))
        response.writeHead(301, { location: '/root/new', connection: 'close' }).end();
      else response.writeHead(200, { connection: 'close' }).end('new');
    });
    const answer = await serviceAt(url, { usualRoot: '/root' }).ask(
      { path: '/old', query: { q: 'a b', none: undefined } },
      never,
    );
    expect(answer).toMatchObject({ status: 200, body: 'new' });
    expect(seen).toEqual(['/root/old?q=a+b test', '/root/new test']);
    await serviceAt(`${url}/mirror`, { usualRoot: '/root' }).ask({ path: '/x' }, never);
    expect(seen.at(-1)).toBe('/mirror/x test');
  });
});

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.8',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '224.0.0.1',
    'nonsense',
  ])('%s is inside', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is outside', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('refuses a name that leads inside, unless the operator named it', async () => {
    const resolve = (trusted: readonly string[]) =>
      new Promise((done) => {
        guardedLookup(new Set(trusted))('localhost', { all: true }, (error, found) =>
          done(error?.message ?? found),
        );
      });
    expect(await resolve([])).toBe('localhost leads to a private address.');
    expect(await resolve(['localhost'])).not.toBe('localhost leads to a private address.');
  });
});

describe('a gate', () => {
  it('never lets more through at once than allowed, and everybody in the end', async () => {
    const gate = createGate({ concurrency: 3, spacing: 0 });
    let [inside, most] = [0, 0];
    const work = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => gate.run(work, never)));
    expect([most, inside]).toEqual([3, 0]);
  });

  it('tells at once where the wait would be long, and is free afterwards', async () => {
    let now = 1000;
    const gate = createGate({ concurrency: 1, spacing: 0 }, () => now);
    gate.pause(30_000);
    await expect(gate.run(async () => 1, never)).rejects.toMatchObject({ retryAfter: 30 });
    expect(new BusyError(30).retryAfter).toBe(30);
    now += 30_000;
    expect(await gate.run(async () => 1, never)).toBe(1);
  });

  it('gives up the turn of one who leaves while waiting', async () => {
    const gate = createGate({ concurrency: 1, spacing: 0 });
    let release: (() => void) | undefined;
    const first = gate.run(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      never,
    );
    const left = new AbortController();
    const second = gate.run(async () => 2, left.signal);
    const third = gate.run(async () => 3, never);
    left.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    release?.();
    await first;
    expect(await third).toBe(3);
  });
});
