// Causes the faults of docs/faults.md for real and counts what was lost: `npm run test:faults`, or `npm run test:faults -- 5 9`.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '#testing/postgres.ts';
import { endServerProcesses } from '#testing/server-process.ts';
import { allFaults, isThere } from './all-faults.ts';
import type { Fault } from './fault.ts';
import { type Entry, markdown, report } from './report.ts';
import { Scene, type Surroundings } from './scene.ts';

/** Seconds; on a machine that does nothing else the longest takes two minutes. */
const longestFault = 900;
/** Seconds for each cut and kill that is asked for. */
const longestTrial = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    'outage-seconds': { type: 'string', default: '60' },
    'soak-minutes': { type: 'string', default: '0.5' },
    cuts: { type: 'string', default: '60' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const chosen =
  positionals.length === 0
    ? allFaults
    : allFaults.filter(({ number }) => positionals.includes(String(number)));
const unknown = positionals.filter((name) => !allFaults.some(({ number }) => String(number) === name));

if (values.list) {
  for (const { number, title, cause } of allFaults) say(`${String(number).padStart(2)}  ${title}: ${cause}`);
} else if (unknown.length > 0) {
  say(`There is no fault ${unknown.join(', ')}; --list names them.`);
  process.exitCode = 1;
} else {
  process.exitCode = (await runAll(chosen)) ? 0 : 1;
}

async function runAll(faults: readonly Fault[]): Promise<boolean> {
  const postgres = await startPostgres();
  const end = async () => {
    await endServerProcesses();
    await postgres.stop();
  };
  process.once('SIGINT', () => void end().then(() => process.exit(1)));
  const around: Surroundings = {
    postgres,
    firstPort: Number(values.port),
    options: {
      outageSeconds: Number(values['outage-seconds']),
      soakSeconds: Number(values['soak-minutes']) * 60,
      cuts: Number(values.cuts),
      kills: Number(values.kills),
      seed: Number(values.seed),
    },
  };
  const entries: Entry[] = [];
  for (const fault of faults) {
    const entry = await runOne(fault, around);
    entries.push(entry);
    say(
      `${String(fault.number).padStart(2)}  ${fault.title}: ${entry.verdict} (${Math.round(entry.seconds)} s)`,
    );
    for (const problem of entry.problems) say(`      ${problem}`);
  }
  await end();
  say('');
  say(values.markdown ? markdown(entries) : report(entries));
  return entries.every(({ verdict }) => verdict !== 'FAILED');
}

async function runOne(fault: Fault, around: Surroundings): Promise<Entry> {
  const began = performance.now();
  const skipped = fault.missing?.() ?? null;
  if (skipped !== null) return { fault, outcome: null, verdict: 'skipped', problems: [skipped], seconds: 0 };
  const scene = new Scene(around);
  for (const test of fault.alsoIn ?? [])
    scene.check(isThere(test), `There is no test "${test.name}" in ${test.file}.`);
  let outcome: Entry['outcome'] = null;
  try {
    outcome = await withinTime(
      fault.run(scene),
      longestFault + around.options.soakSeconds + longestTrial * (around.options.cuts + around.options.kills),
    );
  } catch (error) {
    scene.problems.push(String(error instanceof Error ? (error.stack ?? error.message) : error));
  }
  await scene.close();
  const isHeld = outcome?.lost === 0 && outcome.doubled === 0 && scene.problems.length === 0;
  const seconds = (performance.now() - began) / 1000;
  // One reason said a hundred times is one.
  const problems = [...new Set(scene.problems)].slice(0, 10);
  return { fault, outcome, verdict: isHeld ? 'held' : 'FAILED', problems, seconds };
}

async function withinTime<T>(work: Promise<T>, seconds: number): Promise<T> {
  const over = new AbortController();
  const late = sleep(seconds * 1000, null, { signal: over.signal }).then(() => {
    throw new Error(`It did not end within ${seconds} seconds.`);
  });
  // What goes on after its time has ended ends with its servers.
  work.catch(() => undefined);
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
