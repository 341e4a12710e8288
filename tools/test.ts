// Everything: the quick checks, all unit, contract and database suites, then the product in a real browser.

import { checks } from './checks.ts';
import { lineOf, reportSteps, runStep, type Step } from './run.ts';
import { ensureSystemParts } from './system-parts.ts';

const missing = ensureSystemParts();
if (missing.length > 0) {
  console.log(missing.join('\n'));
  process.exit(1);
}

const began = performance.now();
// Side by side: each of them leaves a core free now and then. The suites after them use all there are.
console.log('# 1 of 3: checks and build');
const [build, ...checked] = await Promise.all([
  told(runStep('build', ['vite', 'build', '--logLevel', 'warn'])),
  ...checks.map(([name, command]) => told(runStep(name, command))),
]);
console.log('\n# 2 of 3: unit, contract and database tests');
const units = await runStep('unit, contract and database tests', ['vitest', 'run'], { show: true });
console.log('\n# 3 of 3: browser tests');
const browser = build.passed
  ? await runStep('browser tests', ['playwright', 'test'], { show: true })
  : { name: 'browser tests', passed: false, seconds: 0, output: 'There is no build to test.' };

const steps = [...checked, build, units, browser];
console.log('');
const passed = reportSteps(steps.map((step) => ({ ...step, output: lastLines(step.output, 80) })));
const { done, failed } = countTests([units.output, browser.output]);
const minutes = (performance.now() - began) / 60_000;
console.log(
  `\n${done} passed, ${failed + (passed || failed > 0 ? 0 : 1)} failed, in ${minutes.toFixed(1)} minutes`,
);
process.exitCode = passed ? 0 : 1;

/** Says at once how a step ended. */
async function told(running: Promise<Step>): Promise<Step> {
  const step = await running;
  console.log(lineOf(step));
  return step;
}

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
