import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxHeadersOf } from '../../testing/server-process.ts';
import { startTlsProxy } from '../../testing/tls-proxy.ts';
import { type Finding, inNpmFolder, inPath, outputOf, type Scanner, type Target } from './scanner.ts';

/** A crawler that tries known attacks on every page and form that it finds. */
export const wapiti: Scanner = {
  name: 'wapiti',
  from: 'apt-get install wapiti',
  find: () => inPath('wapiti'),
  version: (program) => outputOf(program, ['--version']).trim().split('\n').at(-1) ?? '',
  run(program, { url, idToken, folder }) {
    const report = join(folder, 'wapiti.json');
    const starts = ['/login', '/signup', '/pricing', '/contact', '/api/docs', '/api/plans'].flatMap(
      (path) => ['-s', url + path],
    );
    const limits = ['--max-scan-time', '600', '--flush-session', '--no-bugreport', '-v', '0'];
    const modules =
      'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,sql,ssrf,xss,xxe';
    outputOf(program, [
      '-u',
      `${url}/`,
      ...starts,
      '-H',
      `Authorization: Bearer ${idToken}`,
      ...Object.entries(sandboxHeadersOf(url)).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      '-m',
      modules,
      ...limits,
      '-f',
      'json',
      '-o',
      report,
      '--store-session',
      folder,
    ]);
    const { vulnerabilities, anomalies }: WapitiReport = JSON.parse(readFileSync(report, 'utf8'));
    return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
      found.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
    );
  },
};

interface WapitiReport {
  readonly vulnerabilities: Readonly<Record<string, readonly WapitiFinding[]>>;
  readonly anomalies: Readonly<Record<string, readonly WapitiFinding[]>>;
}

interface WapitiFinding {
  readonly method: string;
  readonly path: string;
  readonly info: string;
}

/** Calls whose input reaches the database; an asterisk is where it is tried. */
const questions: readonly { readonly url: string; readonly data?: string }[] = [
  { url: '/api/chats/x*?' },
  { url: '/api/chats?before=2026-01-01*&limit=5*' },
  { url: '/api/runs/7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11*/rows?show=all*&offset=0*' },
  { url: '/api/doi/metadata?doi=10.1234/x*' },
  { url: '/api/teams/join/abcdefghijklmnopqrstuvwxyz*' },
  { url: '/api/identity/sign-in/email', data: '{"email":"ada@example.org*","password":"x*"}' },
  {
    url: '/api/identity/sign-up/email',
    data: '{"email":"eve@example.org*","password":"long passphrase","name":"x*"}',
  },
  { url: '/api/users', data: '{"uid":"x*","firstName":"Ada*","lastName":"King*","organization":"Lab*"}' },
  {
    url: '/api/contact',
    data: '{"name":"Ada*","email":"ada@example.org","organization":"Lab*","message":"Hello*"}',
  },
  {
    url: '/api/subscription/redeem-trial-with-auth',
    data: '{"token":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx*"}',
  },
];

export const sqlmap: Scanner = {
  name: 'sqlmap',
  from: 'apt-get install sqlmap',
  find: () => inPath('sqlmap'),
  version: (program) => outputOf(program, ['--version']).trim(),
  run: (program, target) => questions.flatMap((question) => askWithSqlmap(program, target, question)),
};

function askWithSqlmap(
  program: string,
  { url, idToken, folder }: Target,
  question: (typeof questions)[number],
): Finding[] {
  const opened = Object.entries(sandboxHeadersOf(url)).map(([name, value]) => `${name}: ${value}`);
  const headers = [`Authorization: Bearer ${idToken}`, 'Content-Type: application/json', ...opened].join(
    '\n',
  );
  const data = question.data === undefined ? [] : ['--data', question.data];
  const tried = [
    '--dbms',
    'PostgreSQL',
    '--technique',
    'BEUS',
    '--level',
    '1',
    '--risk',
    '1',
    '--threads',
    '4',
  ];
  const printed = outputOf(program, [
    '-u',
    url + question.url,
    ...data,
    '--headers',
    headers,
    '--batch',
    '--disable-coloring',
    '--flush-session',
    '--ignore-code',
    '*',
    '--output-dir',
    join(folder, 'sqlmap'),
    ...tried,
  ]);
  return printed
    .split('\n')
    .filter((line) => /is vulnerable|sqlmap identified|be injectable|appears to be '|CRITICAL/.test(line))
    .filter((line) => !/do not appear to be injectable|not be injectable|heavily dynamic/.test(line))
    .map((line) => `${question.url}: ${line.replace(/^\[[\d:]+\] /, '')}`);
}

/** Our TLS is a reverse proxy's: this one is of Node, as plain as they come, before the product. */
export const testssl: Scanner = {
  name: 'testssl.sh',
  from: 'apt-get install testssl.sh',
  find: () => inPath('testssl') ?? inPath('testssl.sh'),
  version: (program) => /testssl\.sh[^\d]*(\d[\w.]*)/.exec(outputOf(program, ['--version']))?.[1] ?? '',
  async run(program, { url, folder }) {
    const proxy = await startTlsProxy();
    proxy.leadTo(Number(new URL(url).port));
    const report = join(folder, 'testssl.json');
    // In a process of its own: it waits for the proxy, which lives in ours.
    await inBackground(program, [
      '--quiet',
      '--warnings',
      'off',
      '--color',
      '0',
      '--jsonfile',
      report,
      proxy.url,
    ]);
    await proxy.close();
    const found: readonly { readonly id: string; readonly severity: string; readonly finding: string }[] =
      JSON.parse(readFileSync(report, 'utf8'));
    return found
      .filter(({ severity }) => ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'WARN'].includes(severity))
      .map(({ id, severity, finding }) => `${severity} ${id}: ${finding}`);
  },
};

async function inBackground(program: string, args: readonly string[]): Promise<void> {
  await new Promise((resolve) => spawn(program, args, { stdio: 'ignore' }).once('exit', resolve));
}

/** Google's judge of content policies, for each page with a policy of its own. */
export const cspEvaluator: Scanner = {
  name: 'csp_evaluator',
  from: 'npm i csp_evaluator in the folder that SCANNERS names',
  find: () => inNpmFolder('csp_evaluator/dist/evaluator.js'),
  version: (program) => versionBeside(program, '../package.json'),
  async run(program, { url }) {
    const { CspEvaluator } = await import(program);
    const { CspParser } = await import(join(program, '../parser.js'));
    const found: Finding[] = [];
    for (const path of [
      '/',
      '/login',
      '/home',
      '/nowhere',
      '/offline.html',
      '/sign-in/callback',
      '/api/docs',
      '/api/plans',
      '/sw.js',
    ]) {
      const policy =
        (await fetch(url + path, { headers: { accept: 'text/html', connection: 'close' } })).headers.get(
          'content-security-policy',
        ) ?? '';
      const judged: readonly {
        readonly severity: number;
        readonly directive: string;
        readonly description: string;
      }[] = new CspEvaluator(new CspParser(policy).csp).evaluate();
      for (const { severity, directive, description } of judged)
        found.push(`${path}: ${severity} ${directive}: ${description}`);
    }
    return found;
  },
};

function versionBeside(program: string, path: string): string {
  return JSON.parse(readFileSync(join(program, '..', path), 'utf8')).version;
}
