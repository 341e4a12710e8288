import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hangGuard } from '#testing/hang-guard.ts';
import { ModelServer } from '#testing/model-server/model-server.ts';
import { findLocalModels } from './find-local-models.ts';

const model = new ModelServer();
const other = createServer((_request, response) => response.end('<h1>a web site</h1>'));
const ports = { model: 0, other: 0 };
beforeAll(async () => {
  ports.model = Number(new URL(await model.listen()).port);
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  ports.other = (other.address() as AddressInfo).port;
});
afterAll(async () => {
  await model.close();
  await new Promise((resolve) => other.close(resolve));
});

it('finds a model server, and takes nothing else for one', async () => {
  const places = [
    { server: 'Ollama', port: ports.model },
    { server: 'llama.cpp', port: ports.other },
  ];
  expect(await findLocalModels(1, { places, patience: hangGuard })).toEqual([
    { server: 'Ollama', baseUrl: `http://127.0.0.1:${ports.model}/v1`, models: ['stand-in'] },
  ]);
  expect(model.requests).toHaveLength(0);
});

it('never takes Paperlark itself for a model server', async () => {
  expect(
    await findLocalModels(ports.model, { places: [{ server: 'llama.cpp', port: ports.model }] }),
  ).toEqual([]);
});
