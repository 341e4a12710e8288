/**
 * How fast the product is, each figure beside a floor or another case of the same run. Prints a table and asserts nothing.
 * Needs a PostgreSQL on this machine, of which it starts a server of its own; everything stays on the loopback address.
 *   npm run bench:speed [-- --only engine,hostile,posts,latency,chats,start,nodes,runs,soak] [--rounds 3] [--seconds 5]
 *     [--soak 300 (seconds)] [--rows 300 (of a bulk run)]
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chatsRows } from './speed/chats.ts';
import { engineRows, hostileRows } from './speed/engine.ts';
import { loadNow, printRow, type Row } from './speed/figures.ts';
import { latencyRows, nodesRows, postsRows } from './speed/posts.ts';
import { runsRows } from './speed/runs.ts';
import { soakRows } from './speed/soak.ts';
import { openStage, type Stage } from './speed/stage.ts';
import { startRows } from './speed/start.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    soak: { type: 'string', default: '300' },
    rows: { type: 'string', default: '300' },
  },
});
const rounds = Number(options.rounds);
const length = { rounds, seconds: Number(options.seconds) };

type Rows = Iterable<Row> | AsyncIterable<Row>;

const withoutServer: Readonly<Record<string, () => Rows>> = {
  engine: () => engineRows(2 * rounds),
  hostile: () => hostileRows(rounds),
  start: () => startRows(rounds),
};
const onServer: Readonly<Record<string, (stage: Stage) => Rows>> = {
  posts: (stage) => postsRows(stage, length),
  latency: (stage) => latencyRows(stage, length),
  chats: chatsRows,
  soak: (stage) => soakRows(stage, length, Number(options.soak)),
  nodes: (stage) => nodesRows(stage, length),
  runs: (stage) => runsRows(stage, Number(options.rows)),
};

const isWanted = (name: string): boolean => options.only?.split(',').includes(name) ?? true;

console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, load of the machine before: ${loadNow()}\n`,
);
console.log('| what | ours | beside |\n|---|---|---|');
for (const [name, rows] of Object.entries(withoutServer)) if (isWanted(name)) await print(rows());
if (Object.keys(onServer).some(isWanted)) {
  // Each part has a server of its own, so that none measures what another left behind.
  for (const [name, rows] of Object.entries(onServer)) {
    if (!isWanted(name)) continue;
    const stage = await openStage();
    try {
      await print(rows(stage));
    } finally {
      await stage.close();
    }
  }
}
console.log(`\nload of the machine after: ${loadNow()}`);

async function print(rows: Rows): Promise<void> {
  for await (const row of rows) printRow(row);
}
