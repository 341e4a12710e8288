import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { configuredHosts, namedHosts, openers, outboundHosts } from '../server/config/outbound-hosts.ts';
import { settings } from '../server/config/settings.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const own = 'server/config/outbound-hosts.ts';

/** Code of the product that runs on the server or in a terminal. */
const files = ['server', 'cli'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== own)
    .map((name) => ({ name, text: readFileSync(root + name, 'utf8') })),
);

/** Hosts of the addresses that stand in a text; those that are put together from variables are not among them. */
function hostsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([a-z\d*][a-z\d.*-]*)/gi)].map(([, host = '']) => host.toLowerCase());
}

/** What opens a connection: the platform's own ways, and the libraries of ours that do. */
const opens =
  /(?<![.\w])fetch\(|= fetch\b|fetch:|from 'undici'|import\('undici'\)|from 'node:(?:https?|http2|tls|dgram|dns)'|\bconnect\(\{|createTransport\(|from 'pg'|betterAuth\(|from 'oauth4webapi'|from '@ai-sdk\/|new WebSocket\(|createRemoteJWKSet/;
/** These name the platform's modules for what comes in, or for types. */
const incoming = new Set(['server/http/early-refusals.ts']);

describe('hosts that the server asks', () => {
  it('stand in one list, and no other stands in the code', () => {
    const known = new Set([...Object.keys(outboundHosts), ...namedHosts]);
    const unknown = files.flatMap(({ name, text }) =>
      hostsIn(text)
        .filter((host) => !known.has(host))
        .map((host) => `${name}: ${host}`),
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(outboundHosts).filter((host) => namedHosts.includes(host))).toEqual([]);
  });

  it('are all asked: the list has none that is not in the code', () => {
    const found = new Set(files.flatMap(({ text }) => hostsIn(text)));
    // Known to the library alone.
    const all = [...Object.keys(outboundHosts), ...namedHosts].filter(
      (host) => host !== 'oauth2.googleapis.com',
    );
    expect(all.filter((host) => !found.has(host))).toEqual([]);
  });

  it('are asked by these files, and by no other', () => {
    const found = files
      .filter(({ name, text }) => opens.test(text) && !incoming.has(name))
      .map(({ name }) => name);
    expect(found.sort()).toEqual([...openers].sort());
  });

  it('are besides what an operator sets, by settings that there are', () => {
    const named = configuredHosts.flatMap((line) => line.match(/[A-Z]{3,}(?:_[A-Z]+)*/g) ?? []);
    expect(named.length).toBeGreaterThan(3);
    for (const name of named) expect(Object.keys(settings)).toContain(name);
  });

  it('are found where they stand', () => {
    expect(hostsIn("'https://Evil.example/x', 'http://127.0.0.1:8080', 'https:// x'")).toEqual([
      'evil.example',
      '127.0.0.1',
    ]);
    for (const text of [
      "await fetch('x')",
      "import { Agent } from 'undici';",
      "import { request } from 'node:https';",
    ])
      expect(opens.test(text)).toBe(true);
  });
});
