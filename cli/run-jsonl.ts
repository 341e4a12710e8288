import type { Readable } from 'node:stream';
import { type JsonObject, parseObject } from '#domain/json.ts';
import { type Failure, fail, type Result } from '#domain/result.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { decodeText, largestText } from './read-text.ts';
import type { Terminal } from './terminal.ts';

/** What one line answers: the answer's fields, or why it could not be answered. */
export type AnswerLine = (request: JsonObject) => Result<object> | Promise<Result<object>>;

/**
 * One JSON object a line in, one a line out, in the same order. A bad line answers `{id, error, line}` and the run goes
 * on; blank lines are passed over. Reads no faster than the output is taken, and holds one line at a time. A run in which no
 * line could be answered ends as bad input does.
 */
export async function runJsonl(terminal: Terminal, answer: AnswerLine): Promise<ExitCode> {
  const progress = createProgress(terminal);
  for await (const { bytes, number } of linesOf(terminal.stdin)) {
    const reply = await answerLine(bytes, number, answer);
    if (reply === null) continue;
    if (!(await terminal.out.write(`${JSON.stringify(reply)}\n`))) break;
    await progress.step('error' in reply);
  }
  return (await progress.end()) ? exitCodes.badInput : exitCodes.done;
}

interface Line {
  /** Null where the line is longer than we take. */
  readonly bytes: Buffer | null;
  /** From 1. */
  readonly number: number;
}

const newline = 0x0a;

async function* linesOf(stream: Readable): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let size = 0;
  let number = 1;
  const take = (): Line => {
    const line = { bytes: size > largestText ? null : Buffer.concat(parts), number };
    parts = [];
    size = 0;
    number += 1;
    return line;
  };
  const add = (part: Buffer) => {
    size += part.length;
    // A line that is too long is counted and not kept.
    if (size > largestText) parts = [];
    else parts.push(part);
  };
  for await (const chunk of stream) {
    let rest: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    for (let at = rest.indexOf(newline); at >= 0; at = rest.indexOf(newline)) {
      add(rest.subarray(0, at));
      yield take();
      rest = rest.subarray(at + 1);
    }
    add(rest);
  }
  if (size > 0) yield take();
}

const tooLong: Failure = {
  code: 'payload_too_large',
  message: `The line is longer than ${largestText / 1_000_000} MB.`,
};

async function answerLine(bytes: Buffer | null, line: number, answer: AnswerLine): Promise<object | null> {
  if (bytes === null) return refused(null, line, tooLong);
  const text = decodeText(bytes, 'The line');
  if (!text.ok) return refused(null, line, text.failure);
  const plain = text.value.replace(/^\uFEFF/, '').trim();
  if (plain === '') return null;
  const request = parseObject(plain);
  if (request === null)
    return refused(null, line, { code: 'invalid_request', message: 'The line is not a JSON object.' });
  const id = readId(request['id']);
  const answered = await answerSafely(request, answer);
  return answered.ok ? { id, ...answered.value } : refused(id, line, answered.failure);
}

/** A fault of ours in one abstract must not cost the run its other answers. */
async function answerSafely(
  request: Readonly<Record<string, unknown>>,
  answer: AnswerLine,
): Promise<Result<object>> {
  try {
    return await answer(request);
  } catch (error) {
    return fail(
      'internal',
      `Something went wrong with this line: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function refused(id: string | number | null, line: number, failure: Failure): object {
  return { id, error: { code: failure.code, message: failure.message }, line };
}

function readId(id: unknown): string | number | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

interface Progress {
  readonly step: (failed: boolean) => Promise<void>;
  /** Whether there were lines, and all of them failed. */
  readonly end: () => Promise<boolean>;
}

/** A line on standard error that counts up, where a person is watching. */
function createProgress(terminal: Terminal): Progress {
  let done = 0;
  let failed = 0;
  const show = async (end: string) => {
    if (terminal.err.isTTY)
      await terminal.err.write(`\r${done} done${failed > 0 ? `, ${failed} with an error` : ''}${end}`);
  };
  return {
    async step(isFailure) {
      done += 1;
      if (isFailure) failed += 1;
      if (done % 20 === 0) await show('');
    },
    async end() {
      await show('\n');
      return done > 0 && failed === done;
    },
  };
}
