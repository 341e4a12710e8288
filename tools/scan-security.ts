// Lets known scanners at the product as it runs here, and at its sources: `npm run scan`. Runs what is installed, says what is
// missing and where to get it, and prints every finding; docs/security.md explains those that stay. SCANNERS names a folder with
// scanners from npm. Names as arguments run only those: `npm run scan -- wapiti`.
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServerProcesses, sandboxHeadersOf, startServerProcess } from '../testing/server-process.ts';
import { cspEvaluator, sqlmap, testssl, wapiti } from './scan/scan-running.ts';
import { lockfileLint, secretlint } from './scan/scan-sources.ts';
import type { Scanner, Target } from './scan/scanner.ts';

const scanners: readonly Scanner[] = [lockfileLint, secretlint, cspEvaluator, testssl, wapiti, sqlmap];
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'paperlark-scan-'));

try {
  const { url } = await startServerProcess({
    PORT: process.env['SCAN_PORT'] ?? '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  });
  const target: Target = { url, idToken: await signUp(url), folder };
  for (const scanner of scanners)
    if (wanted.length === 0 || wanted.includes(scanner.name)) await scan(scanner, target);
} finally {
  await endServerProcesses();
  rmSync(folder, { recursive: true, force: true });
}

async function scan(scanner: Scanner, target: Target): Promise<void> {
  const program = scanner.find();
  if (program === null) {
    console.log(`\n${scanner.name}: not installed (${scanner.from})`);
    return;
  }
  console.log(`\n${scanner.name} ${scanner.version(program)}`);
  const findings = await scanner.run(program, target);
  console.log(
    findings.length === 0 ? '  found nothing' : findings.map((finding) => `  ${finding}`).join('\n'),
  );
  if (!(await isReady(target.url))) throw new Error(`The server did not survive ${scanner.name}.`);
}

/** By a connection of its own: one that was kept open may have ended while a scanner was at work. */
function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${url}/api/ready`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).once('error', () => resolve(false));
  });
}

/** Somebody with an account, so that scanners get behind the door. */
async function signUp(url: string): Promise<string> {
  const account = { email: 'ada@example.org', password: 'a long passphrase', name: 'Ada' };
  const response = await fetch(`${url}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...sandboxHeadersOf(url) },
    body: JSON.stringify(account),
  });
  const session = response.headers.get('set-auth-token') ?? '';
  const answer = await fetch(`${url}/api/identity/token`, {
    headers: { Authorization: `Bearer ${session}` },
  });
  const { token }: { readonly token: string } = await answer.json();
  return token;
}
