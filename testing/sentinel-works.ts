import { existsSync } from 'node:fs';
import { createCardRenderer } from '#server/adapters/cards/drawing-renderer.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { createRecordPrinter } from '#server/adapters/records/pdf-printer.ts';
import { createWorks } from '#server/adapters/workshop/works.ts';
import type { WorkName, Works } from '#server/ports/workshop.ts';

/** Words in what is worked on that make the work go wrong, each in its own way. */
export const workSentinels = {
  endless: 'SENTINEL-ENDLESS',
  greedy: 'SENTINEL-GREEDY',
  deep: 'SENTINEL-DEEP',
  dies: 'SENTINEL-DIES',
  throws: 'SENTINEL-THROWS',
  /** Before the path of a file in brackets: goes on until that is there. */
  until: 'SENTINEL-UNTIL',
} as const;

/** The real works, except for what holds a sentinel. */
export function createSentinelWorks(): Works {
  const works = createWorks(createCardRenderer(), createDocumentReader(), createRecordPrinter());
  const watched = Object.entries(works).map(([name, work]) => [name, watch(work)]);
  return Object.fromEntries(watched) as Works;
}

function watch(work: Works[WorkName]) {
  const call = work as (input: unknown) => unknown;
  return (input: unknown): unknown => {
    act(JSON.stringify(input));
    return call(input);
  };
}

function act(text: string): void {
  const path = /SENTINEL-UNTIL <([^>]+)>/.exec(text)?.[1];
  // Asleep meanwhile: it is to take time, and no processor time.
  while (path !== undefined && !existsSync(path))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  while (text.includes(workSentinels.endless));
  if (text.includes(workSentinels.greedy)) eatUp();
  if (text.includes(workSentinels.deep)) sink(0);
  if (text.includes(workSentinels.dies)) process.exit(3);
  if (text.includes(workSentinels.throws)) throw new TypeError('The work broke.');
}

function eatUp(): never {
  const eaten: number[][] = [];
  for (;;) eaten.push(Array.from({ length: 10_000 }, (_, at) => at + eaten.length));
}

function sink(depth: number): number {
  return sink(depth + 1) + 1;
}
