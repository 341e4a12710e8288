import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { ModelAbout } from '../../../ports/language-model.ts';

/** A model file that this machine runs itself, and how patiently it is waited for. Times in milliseconds. */
export interface LocalModelSettings {
  /** The model as one GGUF file. */
  readonly file: string;
  /** Where the add-on that runs it was installed. */
  readonly addonDir: string;
  /** Processor cores it may keep busy. */
  readonly threads: number;
  readonly totalMs: number;
  readonly firstByteMs: number;
  readonly idleMs: number;
}

/** The library that runs models, at the version that was tested here: the development dependency of the same name. */
export const addon = { name: 'node-llama-cpp', version: '3.21.1' } as const;

export function addonDirOf(dataDir: string): string {
  return join(dataDir, 'addons', 'local-model');
}

/**
 * One core is left to the server. The library's threads wait for each other without sleeping: with more of them than
 * free cores an answer takes fifty times as long.
 */
export function usualThreads(cores = availableParallelism()): number {
  return Math.max(1, cores - 1);
}

export function aboutLocalModel({ file }: Pick<LocalModelSettings, 'file'>): ModelAbout {
  const name = basename(file).replace(/\.gguf$/i, '');
  return { provider: 'local', model: name, host: 'this server', reach: 'this-machine', prompts: 'small' };
}
