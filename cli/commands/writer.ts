import { parseArgs } from 'node:util';
import type { Failure } from '#domain/result.ts';
import { findLocalModels } from '#server/adapters/language-model/find-local-models.ts';
import { aboutWriter } from '#server/config/about-writer.ts';
import { type Environment, readConfig } from '#server/config/read-config.ts';
import type { ModelAbout } from '#server/ports/language-model.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { addLocalWriter } from '../local-writer/add-local-writer.ts';
import { reportFailure } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { tryWriter } from '../try-writer.ts';

const help = `Usage
  paperlark writer list [--json]                the writers that are there: configured, and found on this machine
  paperlark writer test [--json]                tries the configured model with a sample text
  paperlark writer add --model M [--url U] [--provider P] [--json]
                                                tries a model, and says how to write with it from then on
  paperlark writer add --file model.gguf [--yes] [--json]
  paperlark writer add --download U --sha256 S [--yes] [--json]
                                                gets what a model on this server needs, and tries it

Options of add
  --model M       name of the model, as its server calls it
  --url U         address of an OpenAI-compatible server, as http://127.0.0.1:11434/v1 (Ollama),
                  http://127.0.0.1:8080/v1 (llama.cpp) or http://127.0.0.1:1234/v1 (LM Studio)
  --provider P    openai-compatible (default), anthropic or google; these two need no address

  --file F        a model as one GGUF file, run by this server itself
  --download U    fetches that file into DATA_DIR/models; goes on where a broken connection left off
  --sha256 S      its checksum, as its publisher gives it; another file is not kept
  --yes           agrees to the installation and the download, which are asked for otherwise

A model on this server needs an add-on (node-llama-cpp, about 85 MB in DATA_DIR/addons), which npm installs then, and only
then. A key is read from LLM_API_KEY, never from the command line, where others on the machine could see it.
Exit codes: 2 wrong settings, 4 the model did not answer.

Example
  paperlark writer add --url http://127.0.0.1:11434/v1 --model qwen3:8b
`;

export const writerCommand: Command = {
  summary: 'The writers that are there; set one up, try it',
  help,
  run,
};

async function run(args: readonly string[], terminal: Terminal) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [what, extra] = positionals;
  const json = values.json === true;
  if (extra === undefined && what === 'list') return list(terminal, json);
  if (extra === undefined && what === 'test') return test(terminal, process.env, json);
  if (extra === undefined && what === 'add') {
    const isLocal = values.file !== undefined || values.download !== undefined;
    return isLocal ? addLocal(terminal, values, json) : add(terminal, values, json);
  }
  return reportFailure(terminal, wrong('Say list, add or test. See paperlark writer --help.'), json);
}

const options = {
  model: { type: 'string' },
  url: { type: 'string' },
  provider: { type: 'string' },
  file: { type: 'string' },
  download: { type: 'string' },
  sha256: { type: 'string' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function wrong(message: string): Failure {
  return { code: 'invalid_request', message };
}

async function list(terminal: Terminal, json: boolean) {
  const read = readConfig(process.env);
  if (!read.ok) return reportFailure(terminal, wrong(read.problems.join(' ')), json);
  const { generator, port } = read.config;
  const configured = aboutWriter(generator);
  const found = await findLocalModels(port);
  if (json) {
    await terminal.out.write(`${JSON.stringify({ embedded: true, configured, found }, null, 2)}\n`);
    return exitCodes.done;
  }
  const active = (on: boolean): string => (on ? '* ' : '  ');
  await terminal.out.write(`${active(configured === null)}embedded: offline, nothing to set up\n`);
  if (configured !== null) await terminal.out.write(`* ${writerWords(configured)}\n`);
  for (const { server, baseUrl, models } of found)
    await terminal.out.write(`  ${server} at ${baseUrl}: ${models.join(', ')}  (found, not used)\n`);
  return exitCodes.done;
}

function writerWords({ provider, model, host }: ModelAbout): string {
  return provider === 'local' ? `${model}: writes on this server` : `${model} at ${host} (${provider})`;
}

async function test(terminal: Terminal, env: Environment, json: boolean) {
  const read = readConfig(env);
  if (!read.ok) return reportFailure(terminal, wrong(read.problems.join(' ')), json);
  const { generator } = read.config;
  if (generator.kind === 'embedded') {
    const message = 'No model is configured (GENERATOR): the embedded writer needs no test.';
    return reportFailure(terminal, wrong(message), json);
  }
  const tried = await tryWriter(generator);
  if (!tried.ok) return reportFailure(terminal, tried.failure, json);
  const { text, flags, seconds } = tried.value;
  await terminal.out.write(json ? `${JSON.stringify(tried.value)}\n` : `${text}\n`);
  await terminal.err.write(`${seconds} s; ${flags === 0 ? 'the check found nothing' : `${flags} flagged`}\n`);
  return exitCodes.done;
}

/** Tried before it is recommended; the settings stay the operator's to make. */
async function add(
  terminal: Terminal,
  { model = '', url = '', provider = 'openai-compatible' }: Values,
  json: boolean,
) {
  const chosen = { GENERATOR: provider, LLM_MODEL: model, ...(url === '' ? {} : { LLM_BASE_URL: url }) };
  if (provider === 'embedded')
    return reportFailure(terminal, wrong('The embedded writer is always there: leave GENERATOR out.'), json);
  return recommend(terminal, chosen, json);
}

/** Gets what is missing, then tries it as any other. */
async function addLocal(terminal: Terminal, values: Values, json: boolean) {
  const read = readConfig({ DATA_DIR: process.env['DATA_DIR'] });
  if (!read.ok) return reportFailure(terminal, wrong(read.problems.join(' ')), json);
  const { file = null, download = null, sha256 = null, yes = false } = values;
  const { dataDir } = read.config;
  const added = await addLocalWriter(terminal, { file, download, sha256, yes, dataDir });
  if (!added.ok) return reportFailure(terminal, added.failure, json);
  return recommend(terminal, { GENERATOR: 'local', LOCAL_MODEL: added.value }, json);
}

async function recommend(terminal: Terminal, chosen: Readonly<Record<string, string>>, json: boolean) {
  const code = await test(terminal, { ...process.env, ...chosen }, json);
  if (code !== exitCodes.done) return code;
  const lines = Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
  await terminal.err.write(
    `\nIt works. To write with it, start Paperlark with:\n${lines.map((line) => `  ${line}\n`).join('')}`,
  );
  return exitCodes.done;
}
