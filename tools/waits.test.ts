import { describe, expect, it } from 'vitest';
import { momentsIn, momentsInTests } from './waits.ts';

/** Files that may, and why no busy machine makes their tests fail. */
const allowed: Readonly<Record<string, string>> = {
  'domain/runs/linear-time.test.ts':
    'how work grows is what it is about: time of this thread alone, the least of four, and the bar is four times what is right and a quarter of what is wrong',
  'e2e/installable.spec.ts': 'quiet is a state of the network here; however late it comes, it is waited for',
  'e2e/sign-in-providers.ts':
    'a stand-in that answers later, as the real one does: it is played, not waited for',
  'server/adapters/database/bounded-pool.test.ts':
    'gives the driver time to notice first; where it does not, the same is expected',
  'server/config/config.test.ts': 'a setting that is read, and nothing that runs',
  'server/usecases/while-renewing.test.ts': 'its clock is moved by hand',
  'testing/model-server/model-server.ts':
    'notes when a request came, for the faults (docs/faults.md), which are measured',
  'testing/until.ts': 'the pause between two looks of whoever waits for a state',
  'tools/safe-output.test.ts': 'a text that is looked for',
};

describe('tests wait for states, not for moments', () => {
  const found = momentsInTests();

  it('and measure no time', () => {
    const told = found
      .filter(({ file }) => allowed[file] === undefined)
      .map(({ file, line, text, instead }) => `${file}:${line}: ${text}\n  ${instead}`);
    expect(told).toEqual([]);
  });

  it('allows nobody who does not need it', () => {
    const files = new Set(found.map(({ file }) => file));
    expect(Object.keys(allowed).filter((file) => !files.has(file))).toEqual([]);
  });

  it.each([
    'await page.waitForTimeout(500);',
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    "import { setTimeout } from 'node:timers/promises';",
    'const start = performance.now();',
    'expect(Date.now() - start).toBeLessThan(100);',
    "it('is slow', { timeout: 60_000 }, () => {",
    '  }, 60_000);',
    'test.setTimeout(60_000);',
    'retries: 2,',
  ])('sees %s', (line) => {
    expect(momentsIn('x.test.ts', line)).toHaveLength(1);
  });

  it.each(['vi.useFakeTimers();', 'timeout: hangGuard,', 'idleMs: runsOut', '// no setTimeout( here'])(
    'lets pass: %s',
    (line) => {
      expect(momentsIn('x.test.ts', line)).toEqual([]);
    },
  );
});
