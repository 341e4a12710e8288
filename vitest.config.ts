import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // All cores: by itself it leaves one free, which is half of a small machine.
    maxWorkers: '100%',
    // What a file loads, the next one in the worker has: nothing here changes modules, and each test makes what it changes.
    isolate: false,
    projects: [
      {
        test: {
          name: 'domain',
          // A guard against tests that hang; how fast something is, benchmarks say.
          testTimeout: 30_000,
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
          include: ['server/**/*.test.ts', 'testing/**/*.test.ts'],
          globalSetup: ['testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
