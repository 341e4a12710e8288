import type { FaultKind, LanguageModel, ModelAnswer } from '../../ports/language-model.ts';

export interface BreakerSettings {
  /** Failures in a row after which the service is left alone. */
  readonly failures: number;
  /** For how long, in milliseconds. */
  readonly restMs: number;
  readonly now: () => number;
}

/** Faults that say that the service itself is ill; a refusal or a person who leaves does not. */
const illness: ReadonlySet<FaultKind> = new Set([
  'failed',
  'unreachable',
  'slow',
  'stalled',
  'cut',
  'garbled',
]);

/**
 * Leaves a service alone that failed several times in a row: for a while every request is told so at once. Then one
 * request tries; where it is answered, all go through again.
 */
export function createBreakerModel(model: LanguageModel, settings: BreakerSettings): LanguageModel {
  let failures = 0;
  let openUntil = 0;
  let trying = false;

  function note(answer: ModelAnswer): void {
    if (answer.ok) failures = 0;
    else if (illness.has(answer.fault.kind)) failures += 1;
    if (failures >= settings.failures) openUntil = settings.now() + settings.restMs;
  }

  return {
    about: model.about,
    async ask(prompt, run) {
      const isTrial = failures >= settings.failures;
      if (isTrial && (settings.now() < openUntil || trying)) {
        const wait = Math.max(1, Math.ceil((openUntil - settings.now()) / 1000));
        return { ok: false, fault: { kind: 'resting', retryAfter: wait }, usage: { input: 0, output: 0 } };
      }
      trying ||= isTrial;
      try {
        const answer = await model.ask(prompt, run);
        note(answer);
        return answer;
      } finally {
        if (isTrial) trying = false;
      }
    },
  };
}
