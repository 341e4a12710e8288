import { parseArgs } from 'node:util';
import { sureOfLead } from '#domain/engine/lead-trust.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { requireSomethingToRead } from '#domain/research/research-text.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Joined, joinSentences } from '../joined-sentences.ts';
import { describeReading, type Reading } from '../reading.ts';
import { reportFailure } from '../report.ts';
import { runJsonl } from '../run-jsonl.ts';
import { partHelp, partOption, readSourceFile } from '../source-file.ts';
import type { Terminal } from '../terminal.ts';

const help = `Usage
  paperlark read [FILE or -] [--title …]   what the engine understands, as JSON
  paperlark read --jsonl                   lines of {id?, inputText or sentences[], title?}

FILE is plain text, a PDF or a Word file (.docx).

Options
  ${partHelp}

Answer
  {sentences: [{text, role, start, end}], key: {text, sentence}, candidates: [{text, sentence, score}], sure,
   question, finding, numbers, studied, limit, design}; with sentences[] given, indices are those of the given ones.

Examples
  paperlark read abstract.txt
  paperlark read paper.pdf --part conclusions
`;

export const readCommand: Command = { summary: 'What the engine understands of an abstract', help, run };

async function run(args: readonly string[], terminal: Terminal) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.jsonl === true) {
    return runJsonl(terminal, readFrom);
  }
  const [file, extra] = positionals;
  if (extra !== undefined || (file === undefined && terminal.stdin.isTTY === true)) {
    return reportFailure(
      terminal,
      { code: 'invalid_request', message: 'Name one file, or pipe the text in. See paperlark read --help.' },
      true,
    );
  }
  const source = await readSourceFile(file ?? '-', terminal.stdin, values.part);
  if (!source.ok) return reportFailure(terminal, source.failure, true);
  const { text, paper } = source.value;
  const reading = readFrom({ inputText: text, title: values.title ?? paper?.title });
  if (!reading.ok) return reportFailure(terminal, reading.failure, true);
  await terminal.out.write(`${JSON.stringify(reading.value, null, 2)}\n`);
  return exitCodes.done;
}

const options = {
  title: { type: 'string' },
  part: partOption,
  jsonl: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** Any length is taken: benchmarks read texts that the generator would refuse. */
function readFrom(request: Readonly<Record<string, unknown>>): Result<Reading> {
  const { title } = request;
  if (title !== undefined && title !== null && typeof title !== 'string')
    return fail('invalid_request', '"title" must be a text.');
  const source = sourceOf(request);
  if (!source.ok) return source;
  const info = typeof title === 'string' && title.trim() !== '' ? { title: title.trim() } : {};
  return ok(describeReading(sureOfLead(readSource({ text: source.value.text, info })), source.value));
}

function sourceOf({ inputText, sentences }: Readonly<Record<string, unknown>>): Result<Joined> {
  if (Array.isArray(sentences)) {
    if (!sentences.every((one): one is string => typeof one === 'string'))
      return fail('invalid_request', '"sentences" must be a list of texts.');
    const joined = joinSentences(sentences);
    const read = requireSomethingToRead(joined.text);
    return read.ok ? ok(joined) : read;
  }
  if (typeof inputText !== 'string') return fail('invalid_request', '"inputText" or "sentences" is missing.');
  const read = requireSomethingToRead(inputText);
  return read.ok ? ok({ text: inputText, given: null }) : read;
}
