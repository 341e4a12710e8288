/** What needs no test runner: types, lint and format, dead code, a lock file that a clean install accepts. */
export const checks: readonly (readonly [name: string, command: readonly string[]])[] = [
  ['types', ['tsc', '-p', '.']],
  ['lint and format', ['biome', 'check', '--error-on-warnings', '.']],
  ['dead code', ['knip']],
  ['lock file', ['npm', 'ci', '--dry-run', '--ignore-scripts']],
];
