import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LockedPackage, readLockFile } from './lock-file.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const packages = readLockFile();

/** Licences under which a product with the MIT licence may be passed on with what it is made of (docs/security.md). */
const allowed = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Of single files, which we do not change.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Zlib',
]);

/** Of packages that do not name theirs where npm looks for it, or not by its whole name; read in their own files. */
const readByHand: Readonly<Record<string, string>> = {
  duck: 'BSD-2-Clause',
  'png-js': 'MIT',
  'twitter-text': 'Apache-2.0',
};

/** One licence, or several joined by OR (one has to be allowed) or AND (all have to). */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((one) => allowed.has(one));
}

/** Builds for other systems that no registry entry describes: the licence is that of the package that they are a build of. */
function licenceOf({ path, name, licence, optional }: LockedPackage): string | null {
  if (readByHand[name] !== undefined) return readByHand[name] ?? null;
  if (licence !== null) return licence;
  const file = `${path}/package.json`;
  if (existsSync(new URL(file, root))) {
    const { license } = JSON.parse(read(file));
    if (typeof license === 'string') return license;
  }
  const whole = packages.find((one) => one.licence !== null && isBuildOf(name, one.name));
  return optional ? (whole?.licence ?? null) : null;
}

const builds: Readonly<Record<string, string>> = {
  '@biomejs/cli-': '@biomejs/biome',
  '@oxc-parser/binding-': 'oxc-parser',
  '@swc/core-': '@swc/core',
  '@tailwindcss/oxide-': '@tailwindcss/oxide',
};
const isBuildOf = (name: string, whole: string) =>
  Object.entries(builds).some(([start, of]) => name.startsWith(start) && of === whole);

describe('what the product is made of', () => {
  it('has licences that let it be passed on, each package', () => {
    const wrong = packages.flatMap((one) => {
      const licence = licenceOf(one);
      return licence !== null && isAllowed(licence) ? [] : [`${one.path}: ${licence}`];
    });
    expect(wrong).toEqual([]);
    expect(packages.length).toBeGreaterThan(300);
  });

  it('is what it was when it was tested: exact versions, each with a checksum, from whichever registry npm asks', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
    const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    for (const { path, version, integrity, resolved } of packages) {
      expect(`${path} ${version}`).toMatch(/ \d+\.\d+\.\d+/);
      // None names a place of its own: a mirror serves as well, and the checksum says whether it is the same.
      expect([path, resolved]).toEqual([path, null]);
      expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
    }
  });

  it('runs nothing while it is installed', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
    expect(read('.ci/run')).toContain('npm ci');
    // Known, and not needed: a new one is to be looked at first.
    expect(packages.filter((one) => one.hasInstallScript).map(({ name }) => name)).toEqual([
      '@firebase/util',
      '@swc/core',
      'core-js',
      // Fetches libraries for graphics cards, which we do not use; what a processor needs is inside.
      'onnxruntime-node',
    ]);
  });

  it('names no package twice for two purposes', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([]);
  });
});

describe('the test of licences', () => {
  it.each([
    ['MIT', true],
    ['(BSD-2-Clause OR MIT OR Apache-2.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT OR GPL-3.0', true],
    ['GPL-3.0', false],
    ['AGPL-3.0-only', false],
    ['Apache-2.0 AND GPL-2.0', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN x', false],
  ])('%s: %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected));
});
