import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './testing/chromium.ts';
import { hangGuard } from './testing/hang-guard.ts';
import { environmentAt } from './testing/metadata-services/metadata-services.ts';

const port = Number(process.env['E2E_PORT'] ?? 4290);
const address = `http://127.0.0.1:${port}`;
const metadata = `http://127.0.0.1:${port + 1}`;
// A second server, whose clock tests move: see testing/movable-clock.ts.
const movable = { port: port + 2, clockPort: port + 3 };
process.env['E2E_MOVABLE'] = `http://127.0.0.1:${movable.port}`;
process.env['E2E_CLOCK'] = `http://127.0.0.1:${movable.clockPort}`;
// Workers read this file again: the environment carries the folder to them. Tools read it too, while tests may be running.
const data = join(import.meta.dirname, 'test-results', 'data');
process.env['E2E_DATA_DIR'] ??= process.argv.includes('test') ? emptyFolder(data) : data;
// One key opens the sandbox of all of them: e2e/fixtures.ts. Workers read this file again, and need the same.
process.env['E2E_APP_SECRET'] ??= randomBytes(32).toString('base64url');
// The same product with a model: a stand-in of a model service, and a server of its own that writes with it.
const withModel = { model: port + 4, server: port + 5 };
process.env['E2E_MODEL_PORTS'] = `${withModel.model} ${withModel.server}`;
// Pictures of every screen and state instead of tests: see e2e/screens.shots.ts.
const wantsShots = Boolean(process.env['E2E_SHOTS']);
const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One for each core. Beyond four they would only wait for the servers, which all of them share.
  workers: Math.min(4, availableParallelism()),
  timeout: hangGuard,
  expect: { timeout: hangGuard / 3 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Its own tests let it in; elsewhere a test's answers come from where the test says.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a quarter of the time; what a page held when a test failed is kept anyway. E2E_TRACE=1 records.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags() },
  },
  projects: wantsShots ? shotProjects() : testProjects(),
  webServer: [
    {
      command: `${node} tools/metadata-services.ts ${port + 1}`,
      url: `${metadata}/crossref/works/10.7554%2Felife.01567`,
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: hangGuard,
    },
    serverAt(port, [], { DATA_DIR: process.env['E2E_DATA_DIR'] }),
    serverAt(movable.port, ['--import', './testing/movable-clock.ts'], {
      DATA_DIR: join(process.env['E2E_DATA_DIR'], 'movable'),
      CLOCK_PORT: String(movable.clockPort),
      VERIFIER: 'learned',
    }),
    {
      command: `${node} tools/model-server.ts ${withModel.model}`,
      url: `http://127.0.0.1:${withModel.model}/v1/models`,
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: hangGuard,
    },
    serverAt(withModel.server, [], {
      DATA_DIR: join(process.env['E2E_DATA_DIR'], 'model'),
      GENERATOR: 'openai-compatible',
      LLM_BASE_URL: `http://127.0.0.1:${withModel.model}/v1`,
      LLM_MODEL: 'stand-in',
      LLM_FIGURE_MODEL: 'stand-in',
    }),
  ],
});

function serverAt(listensAt: number, flags: readonly string[], env: Record<string, string>) {
  return {
    command: [node, ...flags, 'server/main.ts'].join(' '),
    url: `http://127.0.0.1:${listensAt}/api/ready`,
    env: {
      HOST: '127.0.0.1',
      NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled'),
      PORT: String(listensAt),
      LOG_LEVEL: 'error',
      // What a post is marked with may not hang on how long a verdict took: e2e/verifier.spec.ts asks for one on a server of its own.
      VERIFIER: 'none',
      APP_SECRET: process.env['E2E_APP_SECRET'] ?? '',
      ADMIN_EMAILS: [
        'admin',
        'look1',
        'look2',
        'look3',
        'look4',
        'look5',
        'look6',
        'look7',
        'look8',
        'runs1',
        'runs2',
        'contact1',
        'trials1',
        'trials2',
        'trials3',
        'trials4',
        'trials5',
        'trials6',
        'trials7',
        'networks1',
        'networks2',
        'networks3',
      ]
        .map((name) => `${name}@example.org`)
        .join(' '),
      ...environmentAt(metadata),
      ...env,
    },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    timeout: hangGuard,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
  };
}

function testProjects(): Project[] {
  return [
    {
      name: 'desktop',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ];
}

function shotProjects(): Project[] {
  return [390, 768, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      testMatch: '**/*.shots.ts',
      use: { viewport: { width, height: 900 }, colorScheme, hasTouch: width < 600 },
    })),
  );
}

function emptyFolder(path: string): string {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}
