import { parseArgs } from 'node:util';
import { type CheckResult, checkPost } from '#domain/grounding/check-post.ts';
import { sourceSentences } from '#domain/grounding/source-sentences.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { readText } from '../read-text.ts';
import { reportFailure } from '../report.ts';
import { runJsonl } from '../run-jsonl.ts';
import type { Terminal } from '../terminal.ts';

const help = `Usage
  paperlark check SOURCE POST [--json]   two text files; "-" is standard input
  paperlark check --jsonl                lines of {id?, source, post}

Every sentence of the post is a claim or framing; a claim names the source sentences (from 0) that support it, and
flags what they do not: number, unit, name, direction, population, certainty, causation, negation, unsupported, hype.

Options
  --json     {sentences, strength: {source, post}, verdict}
  --jsonl    the same with the line's id, or {id, error: {code, message}}
`;

export const checkCommand: Command = { summary: 'What in a post its source does not support', help, run };

async function run(args: readonly string[], terminal: Terminal) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.jsonl === true) {
    return runJsonl(terminal, checkFrom);
  }
  const json = values.json === true;
  const [sourceFile, postFile, extra] = positionals;
  if (sourceFile === undefined || postFile === undefined || extra !== undefined) {
    return reportFailure(
      terminal,
      { code: 'invalid_request', message: 'Name two files: SOURCE POST. See paperlark check --help.' },
      json,
    );
  }
  const source = await readText(sourceFile, terminal.stdin);
  if (!source.ok) return reportFailure(terminal, source.failure, json);
  const post = await readText(postFile, terminal.stdin);
  if (!post.ok) return reportFailure(terminal, post.failure, json);
  const checked = checkFrom({ source: source.value, post: post.value });
  if (!checked.ok) return reportFailure(terminal, checked.failure, json);
  await terminal.out.write(json ? `${JSON.stringify(checked.value, null, 2)}\n` : inWords(checked.value));
  return exitCodes.done;
}

const options = { json: { type: 'boolean' }, jsonl: { type: 'boolean' } } as const;

/** Any length is taken: the limits of the generator are not those of a check. */
function checkFrom(request: Readonly<Record<string, unknown>>): Result<CheckResult> {
  const { source, post } = request;
  if (typeof source !== 'string' || source.trim() === '')
    return fail('invalid_request', '"source" must be a text.');
  if (typeof post !== 'string' || post.trim() === '')
    return fail('invalid_request', '"post" must be a text.');
  return ok(checkPost({ sentences: sourceSentences(source) }, post));
}

function inWords({ sentences, verdict }: CheckResult): string {
  const lines = sentences.map(({ text, kind, support, flags }) => {
    const mark = flags.length > 0 ? '!' : kind === 'claim' ? '✓' : '·';
    const where =
      kind === 'framing'
        ? 'framing'
        : support.length > 0
          ? `source ${support.join(', ')}`
          : 'no source sentence';
    return [`${mark} ${text}  [${where}]`, ...flags.map((flag) => `    ${flag.type}: ${flag.detail}`)].join(
      '\n',
    );
  });
  const than = { same: 'as strong as', stronger: 'stronger than', weaker: 'weaker than' } as const;
  return `${lines.join('\n')}\nThe post is ${than[verdict]} its source.\n`;
}
