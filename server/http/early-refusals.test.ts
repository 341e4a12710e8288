import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointNames, endpoints } from '#contract/endpoints.ts';
import { makeApp, type TestApp } from '#testing/make-app.ts';
import { earlyRefusals } from './early-refusals.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await makeApp({ settings: { isHttps: true } });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

/** What the server answers to bytes as they are. */
async function answerTo(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  // The server cuts the connection, which may reach us as an error after its answer.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const head = 'Host: localhost\r\nConnection: close\r\n';

describe('what is refused before there is a request', () => {
  it.each([
    ['what is no HTTP', 400, 'nonsense\r\n\r\n'],
    ['a header that is none', 400, `GET / HTTP/1.1\r\n${head}bad header\r\n\r\n`],
    [
      'two lengths',
      400,
      `POST /api/contact HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    ],
    [
      'a length beside chunks',
      400,
      `POST /api/contact HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['headers that are too large', 431, `GET / HTTP/1.1\r\n${head}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['no name of the host', 400, 'GET /api/plans HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two names of the host', 400, `GET /api/plans HTTP/1.1\r\n${head}Host: evil.example\r\n\r\n`],
    [
      'an expectation that nobody has',
      417,
      `POST /api/contact HTTP/1.1\r\n${head}Expect: the-unexpected\r\n\r\n`,
    ],
    ['an address that cannot be decoded', 400, `GET /api/chats/%zz HTTP/1.1\r\n${head}\r\n`],
    [
      'an address that is too long for its place',
      400,
      `GET /api/chats/${'x'.repeat(2100)} HTTP/1.1\r\n${head}\r\n`,
    ],
  ])('%s is answered in our shape, with our headers: %i', async (_what, status, bytes) => {
    const answer = await answerTo(bytes);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, 'invalid_request']);
    for (const line of [
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options: nosniff',
      'x-frame-options: deny',
      'referrer-policy: no-referrer',
      'strict-transport-security: max-age=31536000; includesubdomains',
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      `x-request-id: ${JSON.parse(answer.body).requestId}`,
    ])
      expect(answer.head).toContain(line);
    expect(answer.body).not.toMatch(/node_modules|at \w+ \(|HPE_|FST_/);
  });

  it('a request that never ends is told so', () => {
    let written = '';
    const socket = {
      destroyed: false,
      writable: true,
      write: (text: string) => (written += text),
      destroy() {},
    };
    const error = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    earlyRefusals(false).clientErrorHandler(error, socket as never);
    expect(written).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(written).not.toContain('strict-transport-security');
  });
});

describe('what two readers may read in two ways', () => {
  it.each(endpointNames.filter((name) => (endpoints[name] as Endpoint).query !== undefined))(
    '%s takes no parameter twice, however it is spelt',
    async (name) => {
      const { headers } = await test.signIn();
      const endpoint: Endpoint = endpoints[name];
      const [parameter = ''] = Object.keys(endpoint.query?.shape ?? {});
      const spelt = `%${parameter.charCodeAt(0).toString(16)}${parameter.slice(1)}`;
      for (const other of [parameter, spelt]) {
        const url = `${endpoint.path.replace(/\{\w+\}/g, 'x')}?${parameter}=1&${other}=2`;
        const response = await test.app.inject({ method: endpoint.method, url, headers });
        expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
      }
    },
  );

  it.each(['Authorization', 'X-Api-Key', 'Content-Type', 'Idempotency-Key', 'Origin'])(
    'the header %s does not come twice',
    async (name) => {
      const answer = await answerTo(
        `GET /api/plans HTTP/1.1\r\n${head}${name}: a\r\n${name.toUpperCase()}: b\r\n\r\n`,
      );
      expect([answer.status, JSON.parse(answer.body).message]).toEqual([
        400,
        `The header "${name.toLowerCase()}" must not come twice.`,
      ]);
    },
  );

  it('other parameters and headers may', async () => {
    const response = await test.app.inject({
      url: '/api/plans?a=1&b=1',
      headers: { 'x-forwarded-for': ['203.0.113.7', '203.0.113.8'] },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('a body that is compressed', () => {
  it.each(['gzip', 'deflate', 'br', 'zstd', 'x'])(
    'is not unpacked, so none can grow: %s',
    async (encoding) => {
      const { headers } = await test.signIn();
      const payload = gzipSync(Buffer.alloc(50_000_000, 'x'));
      expect(payload.byteLength).toBeLessThan(60_000);
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/posts',
        headers: { ...headers, 'content-type': 'application/json', 'content-encoding': encoding },
        payload,
      });
      expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
    },
  );
});
