import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** What a step left behind: whether it passed, how long it took and all it printed. */
export interface Step {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Environment in which the project's own tools and its own Node are found first. */
export function projectEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`, ...extra };
}

/** Runs one command to its end, quietly or not. */
export function runStep(
  name: string,
  command: readonly string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Step> {
  const [program = '', ...args] = command;
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: projectEnvironment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (passed: boolean) =>
      resolve({ name, passed, seconds: (performance.now() - started) / 1000, output });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** How a step ended, in a line. */
export function lineOf({ name, passed, seconds }: Step): string {
  return `${passed ? 'pass' : 'FAIL'}  ${name} (${seconds.toFixed(1)} s)`;
}

/** Prints a line per step, and the output of those that failed. */
export function reportSteps(steps: readonly Step[]): boolean {
  for (const step of steps) {
    if (!step.passed) console.log(`\n──── ${step.name} ────\n${step.output.trim()}\n`);
  }
  for (const step of steps) console.log(lineOf(step));
  return steps.every((step) => step.passed);
}

/** Whether a program answers to its name. */
export function hasProgram(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
