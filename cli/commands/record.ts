import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '#domain/result.ts';
import { type SignOffRecord, whatIsWrong } from '#domain/sign-off/record.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { readText } from '../read-text.ts';
import { reportFailure } from '../report.ts';

const help = `Usage
  paperlark record verify FILE [--json]    is a record of sign-off what was written into it?

Reads a record as the product exports it (JSON); "-" reads standard input. Nothing is asked of any server.

What it finds: an event, a post or a hash that was changed, left out or moved. What it cannot find: a record that was made up
whole. So it prints the hash with which the chain ends: it stands in the log of the server, under "sign-off.decided".

Examples
  paperlark record verify sign-off-1f0c2a9b.json
  cat sign-off-1f0c2a9b.json | paperlark record verify - --json

Exit codes: 2 the record is not what was written, or is none, 3 no such file.
`;

export const recordCommand: Command = {
  summary: 'Checks that nobody changed a record of sign-off',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { json = false } = values;
    const [verb, path, ...more] = positionals;
    if (verb !== 'verify' || path === undefined || more.length > 0)
      return reportFailure(
        terminal,
        { code: 'invalid_request', message: 'See paperlark record --help.' },
        json,
      );
    const text = await readText(path, terminal.stdin, largestRecord);
    const found = text.ok ? verify(text.value) : text;
    if (!found.ok) return reportFailure(terminal, found.failure, json);
    const { wrong } = found.value;
    await terminal.out.write(json ? `${JSON.stringify(found.value)}\n` : wordsOf(found.value));
    return wrong.length === 0 ? exitCodes.done : exitCodes.badInput;
  },
};

const options = { json: { type: 'boolean' } } as const;
const largestRecord = 20_000_000;

interface Verified {
  readonly state: string;
  readonly events: number;
  /** With which the chain ends. */
  readonly head: string;
  /** Empty where the record is what was written. */
  readonly wrong: readonly string[];
}

function verify(text: string): Result<Verified> {
  try {
    const record: SignOffRecord = JSON.parse(text);
    if (record.format !== 'paperlark-sign-off-record' || record.version !== 1) return noRecord();
    const { state, events } = record;
    const head = events.at(-1)?.hash ?? '';
    return ok({ state, events: events.length, head, wrong: whatIsWrong(record, sha256) });
  } catch {
    // Anybody may have written it: what has not the shape of a record breaks somewhere above.
    return noRecord();
  }
}

function noRecord(): Result<never> {
  return fail('invalid_request', 'This is no record of a sign-off. Export one as JSON and give that file.');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function wordsOf({ state, events, head, wrong }: Verified): string {
  if (wrong.length > 0) return `NOT what was written: ${wrong.join(' ')}\n`;
  return `The record is what was written into it: ${state}, ${events} events. Its chain ends with ${head}\n`;
}
