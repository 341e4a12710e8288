// The quick part of the tests: types, lint and format, dead code, a lock file that a clean install accepts.
import { reportSteps, runStep } from './run.ts';

const steps = await Promise.all([
  runStep('types', ['tsc', '-p', '.']),
  runStep('lint and format', ['biome', 'check', '--error-on-warnings', '.']),
  runStep('dead code', ['knip']),
  runStep('lock file', ['npm', 'ci', '--dry-run', '--ignore-scripts']),
  runStep('boundaries', ['vitest', 'run', 'tools/boundaries.test.ts']),
]);

process.exitCode = reportSteps(steps) ? 0 : 1;
