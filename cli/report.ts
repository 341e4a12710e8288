import type { FailureCode } from '#domain/failures.ts';
import type { Failure } from '#domain/result.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Says what went wrong (as JSON on standard output where asked for) and answers the exit code for it. */
export async function reportFailure(terminal: Terminal, failure: Failure, json: boolean): Promise<ExitCode> {
  if (json)
    await terminal.out.write(
      `${JSON.stringify({ error: { code: failure.code, message: failure.message } })}\n`,
    );
  await terminal.err.write(`paperlark: ${failure.message}\n`);
  return exitCodeOf(failure.code);
}

export function exitCodeOf(code: FailureCode): ExitCode {
  if (code === 'not_found') return exitCodes.notFound;
  return code === 'unavailable' || code === 'generation_failed' ? exitCodes.noAnswer : exitCodes.badInput;
}
