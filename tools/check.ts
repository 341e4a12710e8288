// The quick part of the tests: the checks, and who imports whom.
import { checks } from './checks.ts';
import { reportSteps, runStep } from './run.ts';

const steps = await Promise.all([
  ...checks.map(([name, command]) => runStep(name, command)),
  runStep('boundaries', ['vitest', 'run', 'tools/boundaries.test.ts']),
]);

process.exitCode = reportSteps(steps) ? 0 : 1;
