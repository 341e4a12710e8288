import type { LockedPackage } from './lock-file.ts';

/** The part of a CycloneDX document that we look at. */
export interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly {
    readonly name: string;
    readonly group?: string;
    readonly version: string;
    readonly 'bom-ref'?: string;
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  }[];
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

type Component = Bill['components'][number];

function nameOf({ name, group, version }: Component): string {
  return `${group === undefined ? name : `${group}/${name}`}@${version}`;
}

/**
 * The bill without what only development needs. npm's own "--omit=dev" also leaves out packages that both need, so it is not
 * used.
 */
export function productionOnly(bill: Bill, packages: readonly LockedPackage[]): Bill {
  const wanted = new Set(packages.flatMap(({ name, version, dev }) => (dev ? [] : [`${name}@${version}`])));
  const components = bill.components.filter((one) => wanted.has(nameOf(one)));
  const refs = new Set(components.map((one) => one['bom-ref']));
  const dependencies = (bill.dependencies ?? []).flatMap(({ ref, dependsOn = [] }, index) =>
    // The first is the product itself.
    index === 0 || refs.has(ref) ? [{ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }] : [],
  );
  return { ...bill, components, dependencies };
}

/** Packages of production that a bill does not name, or names without the checksum that the lock file has. */
export function missingOf({ components }: Bill, packages: readonly LockedPackage[]): string[] {
  const known = new Map(components.map((component) => [nameOf(component), component.hashes ?? []]));
  return packages.flatMap(({ name, version, dev, integrity }) => {
    if (dev || integrity === null) return [];
    const hex = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
    const hashes = known.get(`${name}@${version}`);
    return hashes?.some(({ content }) => content === hex) === true ? [] : [`${name}@${version}`];
  });
}
