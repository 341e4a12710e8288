import type { AppDeps } from './app-deps.ts';
import { authenticateDeps } from './http/access.ts';
import { workOnRuns } from './usecases/runs/work-on-runs.ts';

/** How soon after its start a run is begun, at the latest, in milliseconds. */
const lookEveryMs = 1000;

/** Works on bulk runs in the background. A look that fails (the database is away) is made up for by the next. */
export function startRunWorker(app: AppDeps): { stop(graceMs: number): Promise<void> } {
  const deps = { ...app, ...authenticateDeps(app) };
  let stopping = false;
  let round: Promise<unknown> | null = null;
  const cut = new AbortController();
  const look = () => {
    round ??= workOnRuns(deps, () => stopping, cut.signal)
      .catch(() => undefined)
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  look();
  return {
    /** Lets rows under way end; what takes longer is broken off, and taken up again by another process. */
    async stop(graceMs) {
      stopping = true;
      clearInterval(timer);
      const tooLong = setTimeout(() => cut.abort(), graceMs);
      await round;
      clearTimeout(tooLong);
    },
  };
}
