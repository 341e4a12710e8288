import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointNames, endpoints } from '#contract/endpoints.ts';
import { apiExamples, type ExampleName } from '#contract/examples.ts';
import { ok } from '#domain/result.ts';
import { makeApp } from '#testing/make-app.ts';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';
import { buyPlan, makeKeyFor } from '#testing/team-people.ts';
import { testMetadata } from '#testing/test-metadata.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';
import type { FigureDescriber } from '../ports/figure-describer.ts';
import { createEmbeddedWriter } from '../usecases/writing/embedded-writer.ts';

const run = promisify(execFile);
/** Stands for a model that sees pictures: what an answer looks like is what is shown here. */
const figures: FigureDescriber = {
  about: {
    provider: 'openai-compatible',
    model: 'stand-in',
    host: 'localhost',
    reach: 'this-machine',
    prompts: 'full',
  },
  describe: async () => ok({ text: 'Bar chart of pain by group.', toCompare: [] }),
};
const names = endpointNames.filter((name): name is ExampleName => Object.hasOwn(apiExamples, name));

/** A field that each answer must have to be the real one. */
const telling: Record<ExampleName, string> = {
  generatePosts: 'data',
  checkPost: 'sentences',
  describeFigure: 'altText',
  suggestHashtags: 'hashtags',
  writeHighlight: 'highlight',
  predictPosts: 'predictions',
  startRun: 'id',
  listRuns: 'runs',
  askSignOff: 'state',
  listSignOffs: 'signOffs',
  getClearance: 'required',
  listEmbargoes: 'embargoes',
  readDocument: 'abstract',
  getDoiMetadata: 'identifier',
  getUnMetadata: 'identifier',
  getDatasetMetadata: 'identifier',
  getPatentMetadata: 'identifier',
};

/** The code of an example as a reader copies it off the page. */
function exampleOn(page: string, id: string): string {
  const code = new RegExp(`<pre tabindex="0" id="${id}">(.*?)</pre>`, 's').exec(page)?.[1];
  if (code === undefined) throw new Error(`The page has no example ${id}.`);
  return code
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('the examples of the documentation', () => {
  let services: MetadataServices;
  let paid: PaidApp;
  let page: string;
  let env: Record<string, string>;
  let folder: string;
  beforeAll(async () => {
    services = await startMetadataServices();
    paid = await makePaidApp('pglite', {
      metadata: testMetadata(services.addresses()),
      writer: async ({ workshop }) => ({ generator: createEmbeddedWriter(workshop), model: null, figures }),
    });
    const owner = await paid.test.signIn();
    await buyPlan(paid.test, owner, 'business_year');
    const key = await makeKeyFor(paid.test, owner);
    page = (await paid.test.app.inject({ url: '/api/docs' })).body;
    folder = await mkdtemp(join(tmpdir(), 'paperlark-examples-'));
    env = { PATH: process.env['PATH'] ?? '', PAPERLARK_URL: paid.url, PAPERLARK_KEY: key };
  });
  afterAll(async () => {
    await paid.test.close();
    await services.stop();
    await rm(folder, { recursive: true });
  });

  it('are there for everything that a key opens and that names nothing which a reader would have to make first', () => {
    const opened = endpointNames.filter((name) => {
      const { takesKey, params, raw }: Endpoint = endpoints[name];
      return takesKey === true && params === undefined && raw !== true;
    });
    expect([...names].sort()).toEqual([...opened].sort());
  });

  it.each(names)('run in a shell: %s', async (name) => {
    const { stdout } = await run('bash', ['-euc', exampleOn(page, `${name}-curl`)], { env });
    expect(JSON.parse(stdout)).toHaveProperty(telling[name]);
  });

  it.each(names)('run as TypeScript: %s', async (name) => {
    const file = join(folder, `${name}.mts`);
    await writeFile(file, exampleOn(page, `${name}-typescript`));
    const { stdout } = await run(process.execPath, [file], { env });
    expect(JSON.parse(stdout)).toHaveProperty(telling[name]);
  });

  it('tell a wrong key so', async () => {
    const file = join(folder, 'wrong-key.mts');
    await writeFile(file, exampleOn(page, 'checkPost-typescript'));
    const wrong = { ...env, PAPERLARK_KEY: 'plk_wrong' };
    await expect(run(process.execPath, [file], { env: wrong })).rejects.toThrow('This API key is not known.');
  });

  it('take a person from the sign-up to posts', async () => {
    const test = await makeApp({ signsInWith: 'embedded-identity' });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const mine = { PATH: env['PATH'] ?? '', PAPERLARK_URL: `http://127.0.0.1:${port}` };
    const { stdout } = await run('bash', ['-euc', exampleOn(page, 'person')], { env: mine, cwd: folder });
    expect(JSON.parse(stdout)).toHaveProperty('data.generatedContent.linkedin');
    await test.close();
  });
});
