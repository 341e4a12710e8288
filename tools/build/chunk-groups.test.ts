import { describe, expect, it } from 'vitest';
import { chunkOf, type ModuleGraph, needsOf } from './chunk-groups.ts';

/** Who imports whom: "a > b" at once, "a ~ b" later. */
function graphOf(lines: readonly string[]): ModuleGraph {
  const after = (id: string, sign: string): string[] =>
    lines.flatMap((line) => {
      const [from, to] = line.split(` ${sign} `);
      return from === id && to !== undefined ? [to] : [];
    });
  return {
    getModuleInfo: (id) => ({ importedIds: after(id, '>'), dynamicallyImportedIds: after(id, '~') }),
  };
}

describe('the chunk of a module', () => {
  const home = '/p/web/screens/home/home-screen.tsx';
  const [login, signup] = [
    '/p/web/screens/login/login-screen.tsx',
    '/p/web/screens/signup/signup-screen.tsx',
  ];
  const needs = needsOf(
    graphOf([
      '/p/web/main.ts > update',
      '/p/web/landing.tsx > update',
      '/p/web/landing.tsx > react',
      '/p/web/landing.tsx > hero',
      '/p/web/landing.tsx > plans',
      '/p/web/start.tsx > react',
      '/p/web/start.tsx > router',
      `/p/web/start.tsx > routes`,
      `routes ~ ${home}`,
      'routes ~ pricing',
      `routes ~ ${login}`,
      `routes ~ ${signup}`,
      `${login} > sign-in`,
      `${login} > last-way`,
      `${signup} > sign-in`,
      `${signup} > field`,
      `${home} > draft`,
      `${home} > /p/domain/tones.ts`,
      `${home} > field`,
      `${home} ~ engine`,
      'pricing > field',
      'pricing > plans',
      'pricing > card',
      'field > label',
    ]),
    '/p',
  );

  it.each([
    ['update', 'first'],
    ['react', 'base'],
    ['plans', 'public'],
    ['router', 'app'],
    ['draft', 'home'],
    ['/p/domain/tones.ts', 'rules'],
    ['field', 'kit'],
    ['label', 'kit'],
    ['sign-in', 'door'],
    ['last-way', null],
    ['hero', null],
    ['card', null],
    ['engine', null],
  ])('%s is in %s', (id, chunk) => {
    expect(chunkOf(id, needs)).toBe(chunk);
  });
});
