import type { LockedPackage } from './lock-file.ts';

/** The part of a CycloneDX document that we look at. */
export interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly {
    readonly name: string;
    readonly group?: string;
    readonly version: string;
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  }[];
}

/** Packages of production that a bill does not name, or names without the checksum that the lock file has. */
export function missingOf({ components }: Bill, packages: readonly LockedPackage[]): string[] {
  const known = new Map(
    components.map(({ name, group, version, hashes }) => [
      `${group === undefined ? name : `${group}/${name}`}@${version}`,
      hashes ?? [],
    ]),
  );
  return packages.flatMap(({ name, version, dev, integrity }) => {
    if (dev || integrity === null) return [];
    const hex = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
    const hashes = known.get(`${name}@${version}`);
    return hashes?.some(({ content }) => content === hex) === true ? [] : [`${name}@${version}`];
  });
}
