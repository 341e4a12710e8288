import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ModelServer } from '#testing/model-server/model-server.ts';
import { runCommand } from '#testing/run-command.ts';

const server = new ModelServer();
const names = ['GENERATOR', 'LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY'] as const;
let url: string;
beforeAll(async () => {
  url = await server.listen();
});
afterEach(() => {
  server.reset();
  for (const name of names) delete process.env[name];
});
afterAll(() => server.close());

const writer = (...args: readonly string[]) => runCommand(['writer', ...args]);

it('lists the embedded writer, and the configured one as the one at work', async () => {
  expect((await writer('list')).out).toContain('* embedded: offline');
  Object.assign(process.env, { GENERATOR: 'openai-compatible', LLM_BASE_URL: url, LLM_MODEL: 'stand-in' });
  const { out } = await writer('list');
  expect(out).toContain('  embedded: offline');
  expect(out).toContain(`* stand-in at ${new URL(url).host}`);
  expect(JSON.parse((await writer('list', '--json')).out).configured).toMatchObject({
    reach: 'this-machine',
  });
  expect(server.requests).toHaveLength(0);
});

it('tries a model before it says how to write with it', async () => {
  const { code, out, err } = await writer('add', '--url', url, '--model', 'stand-in');
  expect(code).toBe(0);
  expect(out).toContain('may raise alertness in office workers');
  expect(err).toContain(`LLM_BASE_URL=${url}`);
  expect(err).toContain('the check found nothing');
});

it('recommends no model that does not answer, and prints no key', async () => {
  process.env['LLM_API_KEY'] = 'sk-secret-key';
  server.behave({ does: 'status', status: 401 });
  const { code, out, err } = await writer('add', '--url', url, '--model', 'stand-in', '--json');
  expect(code).toBe(4);
  expect(JSON.parse(out).error.code).toBe('generation_failed');
  expect(err).not.toContain('start Paperlark with');
  expect(out + err).not.toContain('sk-secret-key');
});

it.each([
  [['add', '--model', 'm'], 'LLM_BASE_URL'],
  [['add', '--url', 'http://models.example.org/v1', '--model', 'm'], 'LLM_BASE_URL'],
  [['add', '--provider', 'anthropic', '--model', 'm'], 'LLM_API_KEY'],
  [['add', '--provider', 'embedded'], 'always there'],
  [['test'], 'No model is configured'],
  [['burn'], 'list, add or test'],
  [[], 'list, add or test'],
])('refuses %j with exit code 2', async (args, words) => {
  const { code, err } = await writer(...args);
  expect(code).toBe(2);
  expect(err).toContain(words);
});
