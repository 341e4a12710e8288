// The browser part of the tests: builds the app and drives the real server with a real Chromium.

import { reportSteps, runStep } from './run.ts';
import { ensureSystemParts } from './system-parts.ts';

const missing = ensureSystemParts();
if (missing.length > 0) {
  console.log(missing.join('\n'));
  process.exit(1);
}
const build = await runStep('build', ['vite', 'build', '--logLevel', 'warn']);
const browser = build.passed
  ? [await runStep('browser tests', ['playwright', 'test', ...process.argv.slice(2)], { show: true })]
  : [];
process.exitCode = reportSteps([build, ...browser]) ? 0 : 1;
