import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly output: () => string;
  /** Sends a signal and answers how the process ended. */
  end(
    signal: NodeJS.Signals,
  ): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Ends every server that is still there, also those that a test gave up waiting for. */
export async function endServerProcesses(): Promise<void> {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ended);
}

/** What opens the sandbox of a server that was started here; nothing where it has none, or is not ours. */
export function sandboxHeadersOf(url: string): Readonly<Record<string, string>> {
  const key = sandboxKeys.get(new URL(url).origin);
  return key === undefined ? {} : { 'x-sandbox-key': key };
}

const sandboxKeys = new Map<string, string>();
const running = new Set<ChildProcess>();
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the server on a free port and waits until it says where it is; rejects with what it said where it does not start.
 * Without the learned verifier unless `env` says otherwise: it would be loaded anew in each. `preloaded` are modules that run before it, by their paths in the project.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  preloaded: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawnServer({ PORT: '0', LOG_LEVEL: 'error', VERIFIER: 'none', ...env }, preloaded);
  let output = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const url = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Paperlark is at (\S+)[\s\S]*Ctrl-C stops it/.exec(output)?.[1];
      if (found === undefined) return;
      const key = /\/sandbox\/open#(\S+)/.exec(output)?.[1];
      if (key !== undefined) sandboxKeys.set(new URL(found).origin, key);
      resolve(found);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('close', () => reject(new Error(output)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Only what a start needs: no variable of whoever runs the tests reaches the server. */
function spawnServer(env: Readonly<Record<string, string>>, preloaded: readonly string[]): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const imports = preloaded.flatMap((module) => ['--import', `./${module}`]);
  const child = spawn(process.execPath, [...imports, 'server/main.ts'], {
    cwd: root,
    // Servers start some forty times here: what was compiled is kept for the next one, as `npm start` does.
    env: { PATH, HOME, NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
