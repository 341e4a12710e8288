import { Readable, Writable } from 'node:stream';
import { main } from '../cli/main.ts';
import { createOutput } from '../cli/terminal.ts';

/** Runs a command line over the given standard input; answers what it printed and its exit code. */
export async function runCommand(
  args: readonly string[],
  input: string | readonly (string | Buffer)[] = [],
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(args, {
    stdin: Readable.from(typeof input === 'string' ? [input] : input),
    out: createOutput(collect(out)),
    err: createOutput(collect(err)),
  });
  return { code, out: out.join(''), err: err.join('') };
}

function collect(into: string[]): Writable {
  return new Writable({
    write(chunk, _, done) {
      into.push(String(chunk));
      done();
    },
  });
}
