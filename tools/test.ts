// Everything: the quick checks, all unit, contract and database suites, then the product in a real browser.

import { reportSteps, runStep, type Step } from './run.ts';
import { ensureSystemParts } from './system-parts.ts';

const missing = ensureSystemParts();
if (missing.length > 0) {
  console.log(missing.join('\n'));
  process.exit(1);
}

const steps: Step[] = [];
for (const [name, command] of [
  ['check', ['node', 'tools/check.ts']],
  ['unit, contract and database tests', ['vitest', 'run']],
  ['build', ['vite', 'build', '--logLevel', 'warn']],
  ['browser tests', ['playwright', 'test']],
] as const) {
  console.log(`\n# ${name}`);
  steps.push(await runStep(name, command, { show: true }));
}

console.log('');
const passed = reportSteps(steps.map((step) => ({ ...step, output: lastLines(step.output, 80) })));
const { done, failed } = countTests(steps.map((step) => step.output));
console.log(`\n${done} passed, ${failed + (passed || failed > 0 ? 0 : 1)} failed`);
process.exitCode = passed ? 0 : 1;

/** The end of what a step printed: there, runners say what failed, and a log that is cut keeps it. */
function lastLines(output: string, count: number): string {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}

/** Adds up what the runners printed of their own tests (Vitest "Tests  12 passed", Playwright "12 passed"). */
function countTests(outputs: readonly string[]): { done: number; failed: number } {
  let done = 0;
  let failed = 0;
  for (const output of outputs) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal start with the escape character
    for (const line of output.replace(/\u001b\[[0-9;]*m/g, '').split('\n')) {
      if (!/^\s*(Tests\s|\d+ (passed|failed)\b)/.test(line)) continue;
      done += Number(/(\d+) passed/.exec(line)?.[1] ?? 0);
      failed += Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
    }
  }
  return { done, failed };
}
