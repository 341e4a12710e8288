import { createInterface } from 'node:readline/promises';
import type { Terminal } from './terminal.ts';

/** A question that is answered with yes or no at a terminal; without one nobody agrees. */
export async function agrees(terminal: Terminal, question: string): Promise<boolean> {
  if (terminal.stdin.isTTY !== true) return false;
  await terminal.err.write(`${question} [y/N] `);
  const lines = createInterface({ input: terminal.stdin });
  try {
    for await (const line of lines) return /^\s*y(?:es)?\s*$/i.test(line);
    return false;
  } finally {
    lines.close();
  }
}
