import { describe, expect, it } from 'vitest';
import type { LockedPackage } from './lock-file.ts';
import { missingOf, productionOnly } from './sbom.ts';

const locked = (name: string, more: Partial<LockedPackage> = {}): LockedPackage => ({
  path: `node_modules/${name}`,
  name,
  version: '1.0.0',
  licence: 'MIT',
  integrity: `sha512-${Buffer.from(name).toString('base64')}`,
  resolved: null,
  dev: false,
  optional: false,
  hasInstallScript: false,
  ...more,
});
const component = (name: string, content = Buffer.from(name).toString('hex')) => ({
  name,
  'bom-ref': name,
  version: '1.0.0',
  hashes: [{ alg: 'SHA-512', content }],
});
const bill = (...components: ReturnType<typeof component>[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  components,
});

describe('a bill of materials', () => {
  it('is whole where it names every package of production with its checksum', () => {
    const packages = [locked('a'), locked('@b/c'), locked('d', { dev: true })];
    expect(missingOf(bill(component('a'), component('@b/c')), packages)).toEqual([]);
  });

  it('keeps what production needs, also where development needs it too, and how it hangs together', () => {
    const packages = [locked('a'), locked('@b/c'), locked('d', { dev: true })];
    const whole = {
      ...bill(component('a'), component('@b/c'), component('d')),
      dependencies: [
        { ref: 'ours', dependsOn: ['a', 'd'] },
        { ref: 'a', dependsOn: ['@b/c', 'd'] },
        { ref: 'd', dependsOn: ['a'] },
      ],
    };
    const kept = productionOnly(whole, packages);
    expect(kept.components.map(({ name }) => name)).toEqual(['a', '@b/c']);
    expect(kept.dependencies).toEqual([
      { ref: 'ours', dependsOn: ['a'] },
      { ref: 'a', dependsOn: ['@b/c'] },
    ]);
  });

  it('is not where one is missing, or is another one', () => {
    const packages = [locked('a'), locked('b'), locked('c', { version: '2.0.0' })];
    expect(missingOf(bill(component('a', 'ff'), component('c')), packages)).toEqual([
      'a@1.0.0',
      'b@1.0.0',
      'c@2.0.0',
    ]);
  });
});
