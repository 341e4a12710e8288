import { defineConfig } from 'vitest/config';
import { hangGuard } from './testing/hang-guard.ts';

/** No test is about time: see CONTRIBUTING.md. */
const patient = {
  testTimeout: hangGuard,
  hookTimeout: hangGuard,
  expect: { poll: { timeout: hangGuard } },
  setupFiles: ['testing/property-seed.ts'],
};

export default defineConfig({
  test: {
    // All cores: by itself it leaves one free, which is half of a small machine.
    maxWorkers: '100%',
    // What a file loads, the next one in the worker has: nothing here changes modules, and each test makes what it changes.
    isolate: false,
    teardownTimeout: hangGuard,
    projects: [
      {
        test: {
          name: 'domain',
          ...patient,
          include: [
            'domain/**/*.test.ts',
            'contract/**/*.test.ts',
            'cli/**/*.test.ts',
            'tools/**/*.test.ts',
            'web/**/*.test.ts',
            'benchmarks/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          ...patient,
          include: ['server/**/*.test.ts', 'testing/**/*.test.ts'],
          globalSetup: ['testing/global-setup.ts'],
        },
      },
    ],
  },
});
