#!/usr/bin/env node
// Checked before anything else is loaded: older versions fail on the rest with messages that explain nothing.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 22) {
  process.stderr.write(`paperlark: Node.js 22 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(2);
}
const { main } = await import('./main.ts');
const { createOutput } = await import('./terminal.ts');
process.exitCode = await main(process.argv.slice(2), {
  stdin: process.stdin,
  out: createOutput(process.stdout),
  err: createOutput(process.stderr),
});

export {};
