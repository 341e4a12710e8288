import type { AppDeps } from './app-deps.ts';
import { type BackgroundLoop, startLoop } from './background-loop.ts';
import { authenticateDeps } from './http/access.ts';
import { workOnRuns } from './usecases/runs/work-on-runs.ts';

/** Works on bulk runs in the background. */
export function startRunWorker(app: AppDeps, onProblem: (error: unknown) => void): BackgroundLoop {
  const deps = { ...app, ...authenticateDeps(app) };
  const cut = new AbortController();
  return startLoop({
    work: (isStopping) => workOnRuns(deps, isStopping, cut.signal),
    cut: () => cut.abort(),
    onProblem,
  });
}
