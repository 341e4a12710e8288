// How long sign-in, sign-up and reset take for an address that has an account and for one that has none: in turn, so that both
// see the same machine. `node benchmarks/known-addresses.ts [tries] [case …]`; the app with its database is in this process.
import { randomUUID } from 'node:crypto';
import { makeApp, type TestApp } from '#testing/make-app.ts';

const [, , count = '200', ...wanted] = process.argv;
const tries = Number(count);
const password = 'a long passphrase';
/** Below the number of failures that holds an account back. */
const triesPerAccount = 8;
/** Of mails with a link. */
const mailsPerAddress = 3;

interface Case {
  readonly name: string;
  readonly known: (test: TestApp, at: number) => Promise<number>;
  readonly unknown: (test: TestApp, at: number) => Promise<number>;
}

const addressOf = (at: number) => `known-${at}@example.org`;
const newAddress = () => `${randomUUID()}@example.org`;

async function post(test: TestApp, path: string, payload: object): Promise<number> {
  const started = performance.now();
  const answer = await test.app.inject({ method: 'POST', url: `/api/identity${path}`, payload });
  const took = performance.now() - started;
  seen.set(path, (seen.get(path) ?? new Set()).add(answer.statusCode));
  return took;
}

const seen = new Map<string, Set<number>>();
const signIn = (test: TestApp, email: string) =>
  post(test, '/sign-in/email', { email, password: 'not the passphrase' });
const signUp = (test: TestApp, email: string) =>
  post(test, '/sign-up/email', { email, password, name: 'Ada Lovelace' });
const reset = (test: TestApp, email: string) => post(test, '/request-password-reset', { email });

const cases: readonly Case[] = [
  {
    name: 'sign-in',
    known: (test, at) => signIn(test, addressOf(Math.floor(at / triesPerAccount))),
    unknown: (test) => signIn(test, newAddress()),
  },
  {
    name: 'sign-up',
    known: (test, at) => signUp(test, addressOf(at % accounts)),
    unknown: (test) => signUp(test, newAddress()),
  },
  {
    name: 'reset',
    known: (test, at) => reset(test, addressOf(Math.floor(at / mailsPerAddress))),
    unknown: (test) => reset(test, newAddress()),
  },
];
const accounts = Math.ceil(tries / mailsPerAddress) + 1;

const test = await makeApp({
  signsInWith: 'embedded-identity',
  trustsEveryAddress: false,
  provesFirst: true,
});
for (let at = 0; at < accounts; at += 1) await signUp(test, addressOf(at));
seen.clear();
for (const one of cases.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let at = 0; at < tries; at += 1) {
    // The order changes, so that none always comes after the other.
    if (at % 2 === 0) known.push(await one.known(test, at));
    unknown.push(await one.unknown(test, at));
    if (at % 2 === 1) known.push(await one.known(test, at));
  }
  process.stdout.write(`${one.name}: known ${figures(known)}, unknown ${figures(unknown)} (${tries} each)\n`);
}
process.stdout.write(
  `statuses: ${[...seen].map(([path, all]) => `${path} ${[...all].join()}`).join('; ')}\n`,
);
await test.close();

function figures(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}
