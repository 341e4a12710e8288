import { readFileSync } from 'node:fs';

/** A package as the lock file has it. */
export interface LockedPackage {
  /** Where npm puts it: "node_modules/a/node_modules/b". */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string | null;
  readonly integrity: string | null;
  readonly resolved: string | null;
  readonly dev: boolean;
  readonly optional: boolean;
  readonly hasInstallScript: boolean;
}

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Every package of package-lock.json but our own. */
export function readLockFile(): LockedPackage[] {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    path === ''
      ? []
      : [
          {
            path,
            name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
            version: entry.version ?? '',
            licence: entry.license ?? null,
            integrity: entry.integrity ?? null,
            resolved: entry.resolved ?? null,
            dev: entry.dev === true,
            optional: entry.optional === true || entry.devOptional === true,
            hasInstallScript: entry.hasInstallScript === true,
          },
        ],
  );
}
