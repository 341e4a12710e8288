// Loaded before a server whose event loop is watched: `node --import ./testing/faults/event-loop.ts`. At SIGUSR2 it prints the
// longest time, in milliseconds, for which it could not attend to anything since the last one.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('SIGUSR2', () => {
    process.stdout.write(`held ${Math.round(delay.max / 1e6)} ms\n`);
    delay.reset();
  });
}
