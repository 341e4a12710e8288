import { spawnSync } from 'node:child_process';

/** Whether a program answers to its name. */
export function hasProgram(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
