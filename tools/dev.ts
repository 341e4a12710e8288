// `npm run dev`: the server restarts and the web app rebuilds as files change; one address, as in production.
import { type ChildProcess, spawn } from 'node:child_process';
import { projectEnvironment, root } from './run.ts';
import { buildWebIfStale } from './web-build.ts';

await buildWebIfStale();
const children: ChildProcess[] = [
  start('vite', ['build', '--watch', '--logLevel', 'warn']),
  start('node', ['--watch', '--watch-preserve-output', 'server/main.ts']),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

function start(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { cwd: root, env: projectEnvironment(), stdio: 'inherit' });
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
  return child;
}
