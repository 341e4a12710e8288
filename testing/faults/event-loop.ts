// Loaded before a server whose event loop is watched: `node --import ./testing/faults/event-loop.ts`. At SIGUSR2 it prints the
// longest that the loop was held since the last one: by its own work, as processor time, which does not depend on what else
// the machine does; and by the clock.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let most = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    most = Math.max(most, (user + system) / 1000);
  }, 5).unref();
  process.on('SIGUSR2', () => {
    process.stdout.write(
      `held ${Math.round(most)} ms of work, ${Math.round(delay.max / 1e6)} ms by the clock\n`,
    );
    delay.reset();
    most = 0;
  });
}
