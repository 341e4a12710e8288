import type { ServerStatus } from './app-deps.ts';
import { Metrics } from './http/metrics.ts';

/** What the running server tells of itself, and the switch that says it is about to stop. */
export function createServerStatus(startedAt: Date): ServerStatus & { readonly beginStop: () => void } {
  const metrics = new Metrics(startedAt);
  let stopping = false;
  return {
    isStopping: () => stopping,
    beginStop: () => {
      stopping = true;
    },
    metricsText: () => metrics.text(process.memoryUsage()),
    countModel: (outcome, tokens, seconds) => metrics.countModel(outcome, tokens, seconds),
    noteClockSkew: (seconds) => metrics.noteClockSkew(seconds),
    countRequest: (method, route, status, seconds) => metrics.countRequest(method, route, status, seconds),
  };
}
