import type { LanguageModel } from '../../ports/language-model.ts';
import { createBreakerModel } from './breaker-model.ts';
import { createLocalModel, type LocalModel } from './local/local-model.ts';
import type { LocalModelSettings } from './local/settings.ts';
import { createPatientModel, sleepFor } from './patient-model.ts';
import { createQueuedModel } from './queued-model.ts';
import type { ModelSettings } from './settings.ts';

/** Our own choices where a service publishes none; times in milliseconds. */
const patience = { tries: 3, longestPauseMs: 20_000 } as const;
const breaker = { failures: 5, restMs: 30_000 } as const;
/** Answers of a model on this server take minutes, and it gives one at a time. */
const localQueue = { longestQueue: 20, longestWaitMs: 120_000, concurrency: 1 } as const;
const queue = { longestQueue: 100, longestWaitMs: 60_000 } as const;

/** The configured model with all its manners: in turns, patient, and left alone while it is ill. */
export async function createLanguageModel(settings: ModelSettings): Promise<LanguageModel> {
  // Loaded only where a model is configured: the start without one need not wait for it.
  const { createSdkModel } = await import('./sdk-model.ts');
  const once = createBreakerModel(createSdkModel(settings), { ...breaker, now: Date.now });
  const patient = createPatientModel(once, { ...patience, random: Math.random, sleep: sleepFor });
  return createQueuedModel(patient, { ...queue, concurrency: settings.concurrency });
}

/** A model on this server, one request after the other. Nothing is tried twice: what failed here fails again. */
export function createQueuedLocalModel(settings: LocalModelSettings): LocalModel {
  const model = createLocalModel(settings);
  return { ...model, ...createQueuedModel(model, localQueue) };
}
