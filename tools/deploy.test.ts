import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { endpoints } from '#contract/endpoints.ts';
import { largestRunBody } from '#contract/schemas/runs.ts';
import { readConfig } from '#server/config/read-config.ts';
import { settings } from '#server/config/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function documents(file: string): Json[] {
  return parseAllDocuments(read(file), { merge: true, strict: true, uniqueKeys: true }).map((one) => {
    expect(one.errors).toEqual([]);
    return one.toJS() as Json;
  });
}

/** Everything in a document that stands under a key, wherever. */
function allOf(json: Json, key: string): Json[] {
  if (Array.isArray(json)) return json.flatMap((one) => allOf(one, key));
  if (json === null || typeof json !== 'object') return [];
  return Object.entries(json).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...allOf(value, key),
  ]);
}

const textAt = (json: Json, ...path: string[]): string => {
  let now: Json = json;
  for (const key of path)
    now = (now !== null && typeof now === 'object' && !Array.isArray(now) && now[key]) || null;
  return String(now);
};

const compose = documents('compose.yaml')[0] ?? null;
const cluster = documents('kubernetes/paperlark.yaml');
const secret = documents('kubernetes/secret.example.yaml')[0] ?? null;
const ofKind = (kind: string) => cluster.filter((one) => textAt(one, 'kind') === kind);
const server = ofKind('Deployment').find((one) => textAt(one, 'metadata', 'name') === 'paperlark') ?? null;

/** Variables that the servers of compose get, with what stands for what an operator fills in. */
const composeEnvironment = (service: string): Record<string, string> => {
  const services = allOf(compose, 'services')[0] ?? null;
  const given = allOf(allOf(services, service)[0] ?? null, 'environment')[0] ?? null;
  const filled = (text: string) =>
    text
      .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
      .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'a0long1random2secret3of4an5operator');
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => [name, filled(String(value))]),
  );
};

const configMap = Object.fromEntries(
  Object.entries((ofKind('ConfigMap')[0] as { data: Record<string, string> }).data),
);

describe('the settings in deploy/', () => {
  it.each([
    ['compose: a server', composeEnvironment('server-1')],
    ['compose: the migration', composeEnvironment('migrate')],
    [
      'kubernetes: a server',
      {
        ...configMap,
        DATABASE_URL: textAt(secret, 'stringData', 'DATABASE_URL'),
        APP_SECRET: 'a0long1random2secret3of4an5operator',
        METRICS_TOKEN: 'a0long1random2secret3of4an5operator',
      },
    ],
  ])('%s: every one exists, and a start takes them', (_name, environment) => {
    expect(Object.keys(environment).length).toBeGreaterThan(0);
    expect(Object.keys(environment).filter((name) => !Object.hasOwn(settings, name))).toEqual([]);
    // As in the image, which listens on every address.
    const config = readConfig({ HOST: '0.0.0.0', ...environment });
    expect(config).toMatchObject({ ok: true, config: { sandbox: false, database: { kind: 'postgres' } } });
  });

  it('in the image exist', () => {
    const set = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(set.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(settings, name))).toEqual([]);
    expect(set).toContain('PORT');
  });

  it('name only variables that exist, also in each other document of the cluster', () => {
    const names = allOf(cluster, 'env').flatMap((list) =>
      (list as { name: string }[]).map(({ name }) => name),
    );
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !Object.hasOwn(settings, name))).toEqual([]);
  });

  it('give a stop the time that it may take', () => {
    const grace = Number(configMap['SHUTDOWN_GRACE_MS']) / 1000;
    const [sleep] = allOf(server, 'preStop').map((one) => Number((allOf(one, 'command')[0] as string[])[1]));
    expect(Number(allOf(server, 'terminationGracePeriodSeconds')[0])).toBeGreaterThan(grace + (sleep ?? 0));
    expect(Number.parseInt(String(allOf(compose, 'stop_grace_period')[0]), 10)).toBeGreaterThan(
      Number(composeEnvironment('server-1')['SHUTDOWN_GRACE_MS']) / 1000,
    );
  });
});

describe('the paths, ports and commands in deploy/', () => {
  const port = /PORT=(\d+)/.exec(read('Dockerfile'))?.[1] ?? '';

  it('are those of the product', () => {
    const watched = [
      ...allOf(cluster, 'httpGet').map((one) => textAt(one, 'path')),
      ...[...read('Dockerfile').matchAll(/127\.0\.0\.1:\d+(\/[\w/]+)/g)].map(([, path = '']) => path),
      ...[...read('nginx/paperlark.conf').matchAll(/location = (\S+)/g)].map(([, path = '']) => path),
    ];
    const known = Object.values(endpoints).map(({ path }) => path as string);
    expect(new Set(watched)).toEqual(new Set(['/api/health', '/api/ready', '/api/metrics']));
    expect(watched.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('lead from the proxy to the server', () => {
    const upstreams = [...read('nginx/paperlark.conf').matchAll(/server (server-\d+):(\d+)/g)];
    const services = Object.keys((allOf(compose, 'services')[0] ?? {}) as object);
    expect(upstreams).toHaveLength(2);
    for (const [, name = '', to] of upstreams) {
      expect(services).toContain(name);
      expect(to).toBe(port);
    }
    expect(read('Dockerfile')).toContain(`EXPOSE ${port}`);
    expect(allOf(server, 'containerPort')).toEqual([Number(port)]);
  });

  it('lead to the pooler, which lends transactions', () => {
    const inCluster = String(allOf(ofKind('ConfigMap')[1] ?? null, 'pgbouncer.ini')[0]);
    for (const [ini, url] of [
      [read('pgbouncer/pgbouncer.ini'), composeEnvironment('server-1')['DATABASE_URL']],
      [inCluster, textAt(secret, 'stringData', 'DATABASE_URL')],
    ] as const) {
      expect(ini).toMatch(/^pool_mode = transaction$/m);
      expect(url).toContain(`@pgbouncer:${/listen_port = (\d+)/.exec(ini)?.[1]}/paperlark`);
      expect(ini).toMatch(/^paperlark = host=\S+ port=5432 dbname=paperlark$/m);
    }
  });

  it('run files that are there, and go into the image', () => {
    const commands = [...allOf(cluster, 'command'), ...allOf(compose, 'command')].map((one) =>
      Array.isArray(one) ? one.join(' ') : String(one),
    );
    const files = [...commands, read('Dockerfile')].flatMap((text) =>
      [...text.matchAll(/(?:node |")((?:server|cli)\/[\w./-]+\.ts)/g)].map(([, file = '']) => file),
    );
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const copied = [...read('Dockerfile').matchAll(/COPY --from=build \/app\/(\w+) /g)].map(
      ([, room]) => room,
    );
    expect(copied).toEqual(expect.arrayContaining(['domain', 'contract', 'server', 'cli', 'dist']));
    const mounted = [...read('compose.yaml').matchAll(/- \.\/([\w./-]+):/g)].map(([, path = '']) => path);
    const present = readdirSync(join(root, 'deploy'), { recursive: true }).map(String);
    // The certificates are the operator's.
    expect(mounted.filter((path) => path !== 'certs' && !present.includes(path))).toEqual([]);
  });

  it('let the largest upload through', () => {
    const limits = [
      /client_max_body_size (\d+)m/.exec(read('nginx/paperlark.conf')),
      /proxy-body-size: (\d+)m/.exec(read('kubernetes/paperlark.yaml')),
    ].map((found) => Number(found?.[1]) * 1024 * 1024);
    for (const limit of limits) expect(limit).toBeGreaterThanOrEqual(largestRunBody);
  });
});

describe('the cluster', () => {
  it('asks for nothing that it does not name', () => {
    const labels = new Set(allOf(cluster, 'template').map((one) => textAt(one, 'metadata', 'labels', 'app')));
    for (const one of [...ofKind('Service'), ...ofKind('PodDisruptionBudget')]) {
      const selector = textAt(one, 'spec', 'selector', 'app');
      const matched = selector === 'null' ? textAt(one, 'spec', 'selector', 'matchLabels', 'app') : selector;
      expect(labels).toContain(matched);
    }
    const keys = allOf(cluster, 'secretKeyRef').map((one) => textAt(one, 'key'));
    const inSecret = Object.keys((secret as { stringData: object }).stringData);
    expect(keys.filter((key) => !inSecret.includes(key))).toEqual([]);
    const claims = allOf(cluster, 'claimName');
    expect(claims).toEqual(ofKind('PersistentVolumeClaim').map((one) => textAt(one, 'metadata', 'name')));
  });

  it('keeps a server whatever is replaced or drained', () => {
    const replicas = Number(allOf(server, 'replicas')[0]);
    expect(replicas).toBeGreaterThanOrEqual(2);
    expect(Number(allOf(ofKind('PodDisruptionBudget'), 'minAvailable')[0])).toBeLessThan(replicas);
    expect(allOf(server, 'maxUnavailable')).toEqual([0]);
  });

  it('holds no secret', () => {
    for (const [name, value] of Object.entries((secret as { stringData: Record<string, string> }).stringData))
      expect([name, value]).toEqual([name, expect.stringMatching(/^$|:password@/)]);
  });
});
