#!/usr/bin/env node
import { fileURLToPath } from 'node:url';

// Checked before anything else is loaded: older versions fail on the rest with messages that explain nothing.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 22) {
  process.stderr.write(`paperlark: Node.js 22 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(2);
}
// What was compiled is kept for the next call, in a folder of our own; where it cannot be written, nothing is.
const { enableCompileCache } = await import('node:module');
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
const { main } = await import('./main.ts');
const { createOutput } = await import('./terminal.ts');
process.exitCode = await main(process.argv.slice(2), {
  stdin: process.stdin,
  out: createOutput(process.stdout),
  err: createOutput(process.stderr),
});
