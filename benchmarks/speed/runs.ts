import { performance } from 'node:perf_hooks';
import { writeTable } from '#domain/runs/table.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { Client } from './client.ts';
import { type Row, rate, ratio, wait } from './figures.ts';
import type { Stage } from './stage.ts';
import { requestAt } from './texts.ts';

/** Rows of a bulk run that become drafts in a second, with one node and with two on the same database. */
export async function* runsRows(stage: Stage, rows: number): AsyncGenerator<Row> {
  const [first] = stage.nodes;
  if (first === undefined) return;
  const one = await draftsPerSecond(stage, first, rows, 0);
  await stage.startNode();
  const two = await draftsPerSecond(stage, first, rows, rows);
  yield { what: `bulk run of ${rows} abstracts, two platforms each, one node`, ours: rate(one), beside: '1' };
  yield { what: 'the same with two nodes', ours: rate(two), beside: `${ratio(two / one)} of one` };
}

async function draftsPerSecond(
  { people }: Stage,
  node: ServerProcess,
  rows: number,
  from: number,
): Promise<number> {
  const client = new Client(node.url, 1);
  const headers = { ...people[0]?.headers };
  const table = Array.from({ length: rows }, (_, at) => {
    const { inputText, articleInfo } = requestAt(from + at);
    return [articleInfo?.title ?? '', inputText];
  });
  const upload = writeTable([['title', 'abstract'], ...table]);
  const body = JSON.stringify({ upload, platforms: ['twitter', 'linkedin'] });
  const began = performance.now();
  const answer = await client.send({ method: 'POST', path: '/api/runs', headers, body });
  if (answer.status !== 200) throw new Error(`Bulk run: ${answer.status} ${answer.text}`);
  const { id }: { id: string } = JSON.parse(answer.text);
  for (;;) {
    const { text } = await client.send({ method: 'GET', path: `/api/runs/${id}`, headers });
    const { counts }: { counts: { done: number; failed: number } } = JSON.parse(text);
    if (counts.failed > 0) throw new Error(`${counts.failed} rows of the bulk run failed.`);
    if (counts.done === rows) break;
    await wait(50);
  }
  client.close();
  return (rows / (performance.now() - began)) * 1000;
}
