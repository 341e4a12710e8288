import { Agent, get } from 'node:http';
import { connect, createServer } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { drain, freePort, watchSilentConnections } from './lifecycle.ts';

it('chooses ports that can be opened and that no outgoing connection is given', async () => {
  for (let round = 0; round < 20; round++) {
    const port = await freePort('127.0.0.1');
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  }
});

it('says so where the address is not of this machine', async () => {
  await expect(freePort('192.0.2.1')).rejects.toThrow('EADDRNOTAVAIL');
});

it('is done when the last answer is given, though whoever asked keeps the connection', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  let answer: () => void = () => undefined;
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  app.get('/', () => {
    isAsked();
    return new Promise((resolve) => {
      answer = () => resolve('here');
    });
  });
  const silent = watchSilentConnections(app.server);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<string>((resolve, reject) => {
    get(url, { agent }, (response) => response.on('data', (text) => resolve(String(text)))).on(
      'error',
      reject,
    );
  });
  await asked;
  // Longer than any test may take.
  const drained = drain(app, silent, 600_000);
  answer();
  expect(await answered).toBe('here');
  await drained;
  agent.destroy();
});

it('waits for nobody who connected and asked nothing, as browsers do ahead of a click', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const silent = watchSilentConnections(app.server);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = new Promise((resolve) => app.server.once('connection', resolve));
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await accepted;
  await drain(app, silent, 600_000);
  await closed;
});
