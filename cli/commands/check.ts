import { parseArgs } from 'node:util';
import type { CheckResult } from '#domain/grounding/conclude-check.ts';
import { sayCheck } from '#domain/grounding/report-check.ts';
import { requireSomethingToRead } from '#domain/research/research-text.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { markLines } from '../mark-lines.ts';
import { readText } from '../read-text.ts';
import { reportFailure } from '../report.ts';
import { runJsonl } from '../run-jsonl.ts';
import { readSourceText } from '../source-file.ts';
import type { Terminal } from '../terminal.ts';
import { checkVerified } from '../verified.ts';
import { readVerifier, verifierHelp, verifierOption } from '../verify.ts';

const help = `Usage
  paperlark check SOURCE POST [--json]   two text files; "-" is standard input
  paperlark check --jsonl                lines of {id?, source, post}

Every sentence of the post gets a mark:
  ✓ matches   the text says it, in these words or as far as the learned verifier can tell (sentence N, counted from 1)
  ? compare   nothing shows that the text says so: compare it with sentence N
  ! flagged   what is at fault: number, unit, name, direction, population, certainty, causation, negation, unsupported, hype
  · wording   makes no claim

Options
  --json     {sentences, strength: {source, post}, verdict}; sentences of the source are counted from 0 there
  --jsonl    the same with the line's id, or {id, error: {code, message}}
  ${verifierHelp}
`;

export const checkCommand: Command = { summary: 'What in a post its source does not support', help, run };

async function run(args: readonly string[], terminal: Terminal) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const verifier = readVerifier(values.verifier);
  if (!verifier.ok) return reportFailure(terminal, verifier.failure, values.json === true);
  if (values.jsonl === true) {
    return runJsonl(terminal, (request) => checkFrom(request, verifier.value));
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
  const source = await readSourceText(sourceFile, terminal.stdin);
  if (!source.ok) return reportFailure(terminal, source.failure, json);
  const post = await readText(postFile, terminal.stdin);
  if (!post.ok) return reportFailure(terminal, post.failure, json);
  const checked = await checkFrom({ source: source.value, post: post.value }, verifier.value);
  if (!checked.ok) return reportFailure(terminal, checked.failure, json);
  await terminal.out.write(json ? `${JSON.stringify(checked.value, null, 2)}\n` : inWords(checked.value));
  return exitCodes.done;
}

const options = { json: { type: 'boolean' }, jsonl: { type: 'boolean' }, verifier: verifierOption } as const;

/** Any length is taken: the limits of the generator are not those of a check. */
async function checkFrom(
  request: Readonly<Record<string, unknown>>,
  verifier: string,
): Promise<Result<CheckResult>> {
  const { source, post } = request;
  if (typeof source !== 'string') return fail('invalid_request', '"source" must be a text.');
  const something = requireSomethingToRead(source);
  if (!something.ok) return something;
  if (typeof post !== 'string' || post.trim() === '')
    return fail('invalid_request', '"post" must be a text.');
  return ok(await checkVerified({ source }, post, verifier));
}

function inWords(checked: CheckResult): string {
  return `${checked.sentences.map(markLines).join('\n')}\n${sayCheck(checked)}\n`;
}
