// The thread of the embedded database, which also writes down what happened to its files and what it told, in order.
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileEvent } from '#server/adapters/database/embedded/ordered-files.ts';
import { serveDatabase } from '#server/adapters/database/embedded/serve-database.ts';
import type { ToldThen } from './recording.ts';

const port = parentPort;
if (port === null) throw new Error('This file is a thread, not a program.');
const events: FileEvent[] = [];
const told: ToldThen[] = [];
process.on('exit', () => writeFileSync(`${workerData.folder}.recording`, serialize({ events, told })));
await serveDatabase(
  workerData,
  {
    tell: (report) => {
      if (report.kind === 'done' || report.kind === 'synced')
        told.push({
          after: events.length,
          kind: report.kind,
          id: 'id' in report ? report.id : 0,
          upTo: report.upTo,
        });
      port.postMessage(report);
    },
    onOrder: (take) => port.on('message', take),
  },
  (event) => events.push(event),
);
