import type { ServerStatus } from './app-deps.ts';
import { Metrics } from './http/metrics.ts';

/** A stop in two steps: first nobody is to send more here, then nothing new is begun. */
export interface StopSwitch {
  readonly leave: () => void;
  readonly beginStop: () => void;
}

/** What the running server tells of itself, and the switch that says it is about to stop. */
export function createServerStatus(startedAt: Date): ServerStatus & StopSwitch {
  const metrics = new Metrics(startedAt);
  let leaving = false;
  let stopping = false;
  return {
    isLeaving: () => leaving || stopping,
    isStopping: () => stopping,
    leave: () => {
      leaving = true;
    },
    beginStop: () => {
      stopping = true;
    },
    metricsText: () => metrics.text(process.memoryUsage()),
    countModel: (outcome, tokens, seconds) => metrics.countModel(outcome, tokens, seconds),
    noteClockSkew: (seconds) => metrics.noteClockSkew(seconds),
    countFailure: (part) => metrics.countFailure(part),
    countRequest: (method, route, status, seconds) => metrics.countRequest(method, route, status, seconds),
  };
}
