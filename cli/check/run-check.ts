import { type Failure, fail, ok, type Result } from '#domain/result.ts';
import { productVersion } from '#server/config/product-version.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { readText } from '../read-text.ts';
import { reportFailure } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { checkReported } from '../verified.ts';
import type { CheckJob } from './check-args.ts';
import { type SourceToCheck, sourceFromFile, sourceLookedUp } from './check-source.ts';
import { fails, isRead, type PostOfRun, placed } from './checked.ts';
import { formats } from './formats/formats.ts';
import { usesColours } from './uses-colours.ts';

/** Checks posts against one source and tells what was found. Answers the exit code. */
export async function runCheck(job: CheckJob, terminal: Terminal): Promise<ExitCode> {
  const source = await sourceOfJob(job, terminal);
  if (!source.ok) return noSource(job, source.failure, terminal);
  for (const { text } of source.value.work?.notices ?? []) await terminal.err.write(`note: ${text}\n`);
  const posts: PostOfRun[] = [];
  for (const [at, name] of job.posts.entries()) {
    await showProgress(terminal, `Checking ${at + 1} of ${job.posts.length}`, job.posts.length);
    posts.push(await checkFile(job, source.value, name, terminal));
  }
  await showProgress(terminal, '', job.posts.length);
  const [only] = posts;
  if (job.isPair && only !== undefined && !isRead(only)) return noSource(job, only.error, terminal);
  await terminal.out.write(told(job, source.value, posts, terminal));
  return exitCodeOfRun(job, posts, terminal);
}

export async function sourceOfJob(job: CheckJob, terminal: Terminal): Promise<Result<SourceToCheck>> {
  const { source, part } = job;
  if (source === null) throw new Error('A job without a source has lines that bring theirs.');
  return 'file' in source
    ? sourceFromFile(source.file, terminal.stdin, part)
    : sourceLookedUp(source.identifier);
}

/** A file that is missing is wrong use here; only a work that is not known is not found. `check SOURCE POST` has told them apart otherwise. */
export async function noSource(job: CheckJob, failure: Failure, terminal: Terminal): Promise<ExitCode> {
  const code = await reportFailure(terminal, failure, job.format === 'json');
  if (job.isPair) return code;
  if (failure.code === 'no_abstract') return exitCodes.notFound;
  return job.source !== null && 'file' in job.source ? exitCodes.badInput : code;
}

async function checkFile(
  { verifier }: CheckJob,
  { text: source, info }: SourceToCheck,
  name: string,
  terminal: Terminal,
): Promise<PostOfRun> {
  const post = await readPost(name, terminal);
  if (!post.ok) return { name, error: post.failure };
  const report = await checkReported({ source, info }, post.value, verifier);
  return placed(name, post.value, report, verifier);
}

async function readPost(name: string, { stdin }: Terminal): Promise<Result<string>> {
  const read = await readText(name, stdin);
  const said = name === '-' ? 'Standard input' : `"${name}"`;
  if (!read.ok)
    return read.failure.code === 'payload_too_large'
      ? fail('payload_too_large', `${said} is larger than 1 MB: no post is so long.`)
      : read;
  return read.value.trim() === ''
    ? fail('invalid_request', `${said} is empty: there is no post to check.`)
    : ok(read.value);
}

function told(
  { format, failOn, isPair }: CheckJob,
  { name, sentences, work }: SourceToCheck,
  posts: readonly PostOfRun[],
  { out }: Terminal,
): string {
  const [only] = posts;
  // As scripts know it: the answer of the one post.
  if (isPair && format === 'json' && only !== undefined) return `${JSON.stringify(only, null, 2)}\n`;
  const telling = { failOn, colours: usesColours(out, process.env), version: productVersion() };
  return formats[format]({ source: { name, sentences, work }, posts }, telling);
}

async function exitCodeOfRun(
  { failOn }: CheckJob,
  posts: readonly PostOfRun[],
  { err }: Terminal,
): Promise<ExitCode> {
  const unread = posts.flatMap((post) => (isRead(post) ? [] : [post.error]));
  for (const { message } of unread) await err.write(`paperlark: ${message}\n`);
  if (unread.length > 0) return exitCodes.badInput;
  return fails(posts.filter(isRead), failOn) ? exitCodes.flagged : exitCodes.done;
}

/** On standard error, where a person watches and the answers go elsewhere. */
async function showProgress({ out, err }: Terminal, text: string, posts: number): Promise<void> {
  if (err.isTTY && !out.isTTY && posts > 1) await err.write(`\r\u001b[K${text}`);
}
