import type { CheckReport } from '#domain/grounding/report-check.ts';
import { requireSomethingToRead } from '#domain/research/research-text.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type CheckJob, readJob, wantsJson } from '../check/check-args.ts';
import type { SourceToCheck } from '../check/check-source.ts';
import { noSource, runCheck, sourceOfJob } from '../check/run-check.ts';
import { type Command, isUsageError } from '../command.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { reportFailure } from '../report.ts';
import { runJsonl } from '../run-jsonl.ts';
import { partHelp } from '../source-file.ts';
import { systemFault } from '../system-fault.ts';
import type { Terminal } from '../terminal.ts';
import { checkReported } from '../verified.ts';
import { verifierHelp } from '../verify.ts';

const help = `Usage
  paperlark check --source FILE [POST …]   posts against a text, a PDF or a Word file
  paperlark check --doi X [POST …]         against the abstract of a work that is looked up
  paperlark check SOURCE POST [--json]     two text files
  paperlark check --jsonl                  lines of {id?, source, post}; with --source or --doi of {id?, post}

"-" is standard input; without a POST it is read from there.

Every sentence of the post gets a mark:
  ✓ matches   the text says it, in these words or as far as the learned verifier can tell (sentence N, counted from 1)
  ? compare   nothing shows that the text says so: compare it with sentence N
  ! flagged   what is at fault: number, unit, name, direction, population, certainty, causation, negation, unsupported, hype
  · wording   makes no claim

Options
  --doi X              a DOI, or any other identifier that "paperlark lookup" takes
  ${partHelp}
  --format F           text, json, jsonl (a line a sentence), sarif (2.1.0), junit
  --json               the same as --format json; of SOURCE POST {sentences, strength, verdict, summary}
  --jsonl              a line a post: {id, sentences, strength, verdict, summary}, or {id, error: {code, message}};
                       sentences of the source are counted from 0 in all JSON
  --fail-on M          exit with 1 from this mark on: flagged, compare, never
                       (default flagged with --source or --doi, never for SOURCE POST and --jsonl)
  ${verifierHelp}

Exit codes: 0 nothing as bad as --fail-on says, 1 something is, 2 wrong use, unreadable, or a fault of ours,
3 no such work, or none with an abstract, 4 no service answered.

Examples
  paperlark check --source abstract.txt post.txt
  paperlark check --doi 10.7554/eLife.01567 news/*.md --format sarif > paperlark.sarif
  pbpaste | paperlark check --source paper.pdf --fail-on compare
`;

export const checkCommand: Command = { summary: 'What in a post its source does not support', help, run };

/** A fault of ours must not look like a post with something flagged. */
async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const job = readJob(args, terminal.stdin.isTTY !== true);
    if (!job.ok) return await reportFailure(terminal, job.failure, wantsJson(args));
    return job.value.lines ? await checkLines(job.value, terminal) : await runCheck(job.value, terminal);
  } catch (error) {
    if (isUsageError(error) || systemFault(error) !== null) throw error;
    const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    await terminal.err.write(`paperlark: Something went wrong: ${said}\n`);
    return exitCodes.badInput;
  }
}

async function checkLines(job: CheckJob, terminal: Terminal): Promise<ExitCode> {
  if (job.source === null) return linesOf(job, null, terminal);
  const source = await sourceOfJob(job, terminal);
  return source.ok ? linesOf(job, source.value, terminal) : noSource(job, source.failure, terminal);
}

async function linesOf(job: CheckJob, given: SourceToCheck | null, terminal: Terminal): Promise<ExitCode> {
  let failed = false;
  const code = await runJsonl(terminal, async (request) => {
    const checked = await checkLine(request, given, job.verifier);
    if (!checked.ok) return checked;
    const { source: _, ...answer } = checked.value;
    const { counts } = answer.summary;
    const bad = counts.flagged + counts.yours + (job.failOn === 'compare' ? counts.compare : 0);
    failed ||= job.failOn !== 'never' && bad > 0;
    return ok(answer);
  });
  return code === exitCodes.done && failed ? exitCodes.flagged : code;
}

/** Any length is taken: the limits of the generator are not those of a check. */
async function checkLine(
  { source, post }: Readonly<Record<string, unknown>>,
  given: SourceToCheck | null,
  verifier: CheckJob['verifier'],
): Promise<Result<CheckReport>> {
  if (given !== null && source !== undefined)
    return fail('invalid_request', '"source" stands on the command line already.');
  const text = given?.text ?? source;
  if (typeof text !== 'string') return fail('invalid_request', '"source" must be a text.');
  const something = requireSomethingToRead(text);
  if (!something.ok) return something;
  if (typeof post !== 'string' || post.trim() === '')
    return fail('invalid_request', '"post" must be a text.');
  return ok(await checkReported({ source: text, info: given?.info }, post, verifier));
}
