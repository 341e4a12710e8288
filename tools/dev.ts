// `npm run dev`: the server restarts and the web app rebuilds as files change; one address, as in production. Look-ups get
// recorded answers, unless the environment names real services.
import { type ChildProcess, spawn } from 'node:child_process';
import { startMetadataServices } from '#testing/metadata-services/metadata-services.ts';
import { projectEnvironment, root } from './run.ts';
import { buildWebIfStale } from './web-build.ts';

await buildWebIfStale();
const services = await startMetadataServices();
const children: ChildProcess[] = [
  start('vite', ['build', '--watch', '--mode', 'development', '--logLevel', 'warn']),
  start('node', ['--watch', '--watch-preserve-output', 'server/main.ts']),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    void services.stop();
  });
}

function start(program: string, args: readonly string[]): ChildProcess {
  const env = { ...services.environment(), ...projectEnvironment() };
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    void services.stop();
    process.exitCode ||= code ?? 0;
  });
  return child;
}
