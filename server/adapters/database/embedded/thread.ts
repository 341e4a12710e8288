// The embedded database, in a thread of its own: nothing it does holds up a request, and if it ever hangs it can be ended.
import { parentPort, workerData } from 'node:worker_threads';
import { serveDatabase } from './serve-database.ts';

const port = parentPort;
if (port === null) throw new Error('This file is a thread, not a program.');
await serveDatabase(workerData, {
  tell: (report) => port.postMessage(report),
  onOrder: (take) => port.on('message', take),
});
