import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What is scanned: the product as it runs, somebody signed in, and a folder for what a scanner writes. */
export interface Target {
  readonly url: string;
  readonly idToken: string;
  readonly folder: string;
}

/** One thing that a scanner says, in a line. */
export type Finding = string;

export interface Scanner {
  readonly name: string;
  /** Where to get it. */
  readonly from: string;
  /** How to call it; null where it is not installed. */
  find(): string | null;
  version(program: string): string;
  run(program: string, target: Target): readonly Finding[] | Promise<readonly Finding[]>;
}

/** A folder with scanners from npm, which are no dependencies of ours. */
export const npmFolder: string = process.env['SCANNERS'] ?? '';

/** A program in the path; null where there is none. */
export function inPath(name: string): string | null {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? null : found;
}

/** Something below node_modules of the folder with scanners; null where it is not there. */
export function inNpmFolder(path: string): string | null {
  const file = join(npmFolder, 'node_modules', path);
  return npmFolder !== '' && existsSync(file) ? file : null;
}

/** Runs a program to its end, for at most a quarter of an hour; all that it printed. */
export function outputOf(program: string, args: readonly string[], input = ''): string {
  const { stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: 900_000,
    maxBuffer: 100_000_000,
    input,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (error !== undefined) throw error;
  return `${stdout}${stderr}`;
}
