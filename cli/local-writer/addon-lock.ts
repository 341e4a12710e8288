/** What of a package-lock.json is read and written here. */
export interface PackageLock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [more: string]: unknown;
}

/** A package of its own that holds the add-on and nothing else. */
export interface AddonPackage {
  readonly manifest: {
    readonly name: string;
    readonly private: true;
    readonly dependencies: Record<string, string>;
  };
  readonly lock: PackageLock;
}

/**
 * Cuts the add-on out of our own lock file: `names` and all they need, at the versions that were tested, with their
 * checksums. Null where the lock does not hold one of them.
 */
export function addonPackage(lock: PackageLock, names: readonly string[]): AddonPackage | null {
  const kept = new Map<string, LockedPackage>();
  const open = names.map((name) => ({ from: '', name }));
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const path = placeOf(lock, next.from, next.name);
    if (path === null) return null;
    if (kept.has(path)) continue;
    const { dev: _, optional: __, optionalDependencies: ___, ...entry } = lock.packages[path] ?? {};
    kept.set(path, entry);
    for (const name of Object.keys(entry.dependencies ?? {})) open.push({ from: path, name });
  }
  const dependencies = Object.fromEntries(
    names.map((name) => [name, kept.get(`node_modules/${name}`)?.version ?? '']),
  );
  const manifest = { name: 'paperlark-local-model', private: true, dependencies } as const;
  const packages = { '': manifest, ...Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))) };
  return { manifest, lock: { lockfileVersion: lock.lockfileVersion, packages } };
}

/** Where Node finds `name` from a package: beside it, or further up. */
function placeOf({ packages }: PackageLock, from: string, name: string): string | null {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = `${base === '' ? '' : `${base}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    if (base === '') return null;
  }
}
