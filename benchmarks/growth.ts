/**
 * Whether any pure function that takes a text takes more time than in proportion to its length: each gets every hostile part
 * at a tenth of the greatest length that the contract lets through, and at the whole of it. Ends with 1 where one grew more than
 * 15-fold, took more than 2 s of a core, threw, or did not end.
 *   npm run bench:growth [-- --reader "a post"] [--part names] [--workers 2] [--share 0.1 (of the greatest lengths)]
 */
import { once } from 'node:events';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { hostileParts } from '#testing/growth/hostile-parts.ts';
import { readers } from '#testing/growth/readers.ts';
import type { Measured, Task } from './growth/measure.ts';
import { loadNow, ms, ratio } from './speed/figures.ts';

const { values: options } = parseArgs({
  options: {
    reader: { type: 'string' },
    part: { type: 'string' },
    workers: { type: 'string', default: '1' },
    share: { type: 'string', default: '1' },
  },
});

/** In proportion is 10. */
const mostGrowth = 15;
/** Below this many milliseconds for a tenth, compiling and tidying up say more than the reading. */
const leastBase = 10;
const longest = 2000;
/** Whoever has not ended by then (in milliseconds of the clock) is stopped. */
const patience = 30_000;

interface Judged extends Pick<Task, 'reader' | 'part'> {
  readonly tenth: number | null;
  readonly whole: number | null;
  readonly growth: number | null;
  readonly problem: string | null;
}

function judged({ reader, part, tenth, whole, fault }: Measured): Judged {
  const growth = whole === null ? null : whole / Math.max(leastBase, tenth);
  const problems = [
    fault,
    whole === null && fault === null ? 'a tenth took too long to try the whole' : null,
    growth !== null && growth > mostGrowth ? `grew ${ratio(growth)}-fold` : null,
    whole !== null && whole > longest ? 'took too long' : null,
  ].filter((one) => one !== null);
  return { reader, part, tenth, whole, growth, problem: problems.length === 0 ? null : problems.join(', ') };
}

const isAsked = (name: string, asked: string | undefined): boolean =>
  asked === undefined || name.includes(asked);
const tasks: Task[] = Object.keys(readers)
  .filter((reader) => isAsked(reader, options.reader))
  .flatMap((reader) =>
    Object.keys(hostileParts)
      .filter((part) => isAsked(part, options.part))
      .map((part) => ({ reader, part, share: Number(options.share) })),
  );

/** A thread that does one task after the other; one that does not end is stopped, and the next has a new thread. */
async function work(found: Judged[]): Promise<void> {
  const open = async (): Promise<Worker> => {
    const worker = new Worker(new URL('./growth/measure.ts', import.meta.url));
    await once(worker, 'message');
    return worker;
  };
  let worker = await open();
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    const answer = await answerOf(worker, task);
    if (answer === null) {
      await worker.terminate();
      worker = await open();
    }
    const one =
      answer === null
        ? { ...task, tenth: null, whole: null, growth: null, problem: 'did not end' }
        : judged(answer);
    found.push(one);
    if (one.problem !== null) print(one);
  }
  await worker.terminate();
}

function answerOf(worker: Worker, task: Task): Promise<Measured | null> {
  return new Promise((resolve, reject) => {
    const end = (answer: Measured | null): void => {
      clearTimeout(timer);
      worker.off('message', end);
      worker.off('error', reject);
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), patience);
    worker.once('message', end);
    worker.once('error', reject);
    worker.postMessage(task);
  });
}

function print({ reader, part, tenth, whole, growth, problem }: Judged): void {
  const figure = (value: number | null) => (value === null ? '–' : ms(value));
  console.log(
    `| ${reader} | ${part.replaceAll('|', '\\|')} | ${figure(tenth)} | ${figure(whole)} | ${growth === null ? '–' : ratio(growth)} | ${problem ?? ''} |`,
  );
}

console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, load of the machine before: ${loadNow()}`,
);
console.log(
  `${tasks.length} pairs of a reader and a part; first those that fail, then the slowest of each reader.\n`,
);
console.log('| reader | part | a tenth | the whole | growth | problem |\n|---|---|---|---|---|---|');
const found: Judged[] = [];
await Promise.all(Array.from({ length: Number(options.workers) }, () => work(found)));
console.log('| | | | | | |');
const slowest = Map.groupBy(found, ({ reader }) => reader);
for (const ofReader of slowest.values()) {
  const [first] = ofReader.toSorted((a, b) => (b.whole ?? 0) - (a.whole ?? 0));
  if (first !== undefined) print(first);
}
const failed = found.filter(({ problem }) => problem !== null);
console.log(`\n${failed.length} of ${found.length} failed; load of the machine after: ${loadNow()}`);
process.exitCode = failed.length === 0 ? 0 : 1;
