import type { ExitCode } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** One word after `paperlark`, with all that help and dispatch need. */
export interface Command {
  readonly summary: string;
  /** Usage lines and options, as `--help` prints them. */
  readonly help: string;
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
}

/** Thrown by no one but the argument parser: bad usage, told apart from bugs by its code. */
export function isUsageError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
