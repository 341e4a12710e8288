import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addon } from '#server/adapters/language-model/local/settings.ts';
import { addonPackage, type PackageLock } from './addon-lock.ts';
import { buildFor } from './install-addon.ts';

const ours: PackageLock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

it('takes what the add-on needs from where Node would find it, and nothing else', () => {
  const lock: PackageLock = {
    lockfileVersion: 3,
    packages: {
      '': { devDependencies: { addon: '1.0.0', other: '1.0.0' } },
      'node_modules/addon': { version: '1.0.0', dev: true, dependencies: { near: '2', far: '1' } },
      'node_modules/addon/node_modules/near': { version: '2.0.0', dependencies: { far: '1' } },
      'node_modules/near': { version: '1.0.0' },
      'node_modules/far': { version: '1.0.0', integrity: 'sha512-x' },
      'node_modules/other': { version: '1.0.0' },
      'node_modules/build': { version: '1.0.0', optional: true, dev: true },
    },
  };
  const made = addonPackage(lock, ['addon', 'build']);
  expect(made?.manifest.dependencies).toEqual({ addon: '1.0.0', build: '1.0.0' });
  expect(made?.lock.packages).toEqual({
    '': made?.manifest,
    'node_modules/addon': { version: '1.0.0', dependencies: { near: '2', far: '1' } },
    'node_modules/addon/node_modules/near': { version: '2.0.0', dependencies: { far: '1' } },
    'node_modules/build': { version: '1.0.0' },
    'node_modules/far': { version: '1.0.0', integrity: 'sha512-x' },
  });
  expect(addonPackage(lock, ['addon', 'no-such-build'])).toBeNull();
});

it('is the version that is tested here, with a checksum for every package', () => {
  const manifest: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  expect(manifest.devDependencies[addon.name]).toBe(addon.version);
  const build = buildFor(process.platform, process.arch) ?? '';
  const made = addonPackage(ours, [addon.name, `@node-llama-cpp/${build}`]);
  const packages = Object.entries(made?.lock.packages ?? {}).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(50);
  for (const [path, { integrity }] of packages) expect(integrity, path).toMatch(/^sha512-/);
});

it('knows the builds that our lock file holds', () => {
  for (const [platform, arch] of [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'arm64'],
    ['darwin', 'x64'],
    ['win32', 'x64'],
    ['win32', 'arm64'],
  ] as const)
    expect(addonPackage(ours, [`@node-llama-cpp/${buildFor(platform, arch)}`])).not.toBeNull();
  expect(buildFor('aix', 'ppc64')).toBeNull();
});
