// Run after every `npm install`. npm leaves optional packages of other systems out of the lock when the registry does not
// offer them, and `npm ci` then refuses the lock. This adds an optional entry for each, which `npm ci` skips elsewhere.
// It asks the registry for their checksums, and takes builds out of the lock that nothing here runs: see `unused`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = new URL('../package-lock.json', import.meta.url);
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'));
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors: Record<string, string> = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  armv7: 'arm',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  wasm32: 'wasm32',
};

/** The local model's library for graphics cards and boards: 640 MB, while product and tests use the processor. */
const unused = /^@node-llama-cpp\/.*-(?:cuda|cuda-ext|vulkan|armv7l|riscv64)$/;

for (const [path, locked] of Object.entries({ ...lock.packages })) {
  const name = path.split('node_modules/').at(-1) ?? '';
  if (unused.test(name)) delete lock.packages[path];
  for (const wanted of Object.keys(locked.optionalDependencies ?? {}))
    if (unused.test(wanted)) delete locked.optionalDependencies?.[wanted];
  // Its builds for other processors are offered here too, to be packed for them.
  const named = platformEntry(name, locked.version ?? '', false);
  if (name.startsWith('@node-llama-cpp/') && named?.cpu !== undefined) locked.cpu = named.cpu;
  // Its script would fetch and build the library's source where no build fits; npm runs the scripts that the lock tells of.
  if (name === 'node-llama-cpp') delete locked.hasInstallScript;
}

let added = 0;
for (const [path, locked] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    const entry = platformEntry(name, version, locked.dev === true);
    if (!entry) {
      console.log(`left alone: ${name}@${version} (no system in its name)`);
      continue;
    }
    lock.packages[`node_modules/${name}`] = entry;
    added += 1;
  }
}

let summed = 0;
for (const [path, locked] of Object.entries(lock.packages)) {
  if (path === '' || locked.integrity !== undefined) continue;
  const integrity = checksumOf(path.split('node_modules/').at(-1) ?? '', locked.version ?? '');
  if (integrity === null) console.log(`no checksum: ${path}`);
  else {
    lock.packages[path] = withChecksum(locked, integrity);
    summed += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries and ${summed} checksums added`);

/** As the registry tells it of a version, which it never changes; null where it tells nothing. */
function checksumOf(name: string, version: string): string | null {
  const asked = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return /^sha512-[\w+/]+=*$/.exec(asked.stdout.trim())?.[0] ?? null;
}

/** After the version, where npm writes it. */
function withChecksum({ version, ...rest }: LockedPackage, integrity: string): LockedPackage {
  return { ...(version === undefined ? {} : { version }), integrity, ...rest };
}

/** Looks for `name` where Node would, from `path` upwards. */
function isLocked(path: string, name: string): boolean {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}

function platformEntry(name: string, version: string, dev: boolean): LockedPackage | null {
  const parts = (name.split('/').at(-1) ?? '')
    .replace('musleabihf', 'musl')
    .replace('gnueabihf', 'gnu')
    .split('-');
  const cpu = parts.map((part) => processors[part]).find(Boolean);
  const os = cpu === 'wasm32' ? undefined : systems.find((system) => parts.includes(system));
  if ((!os && !cpu) || !/^\d/.test(version)) return null;
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev: true } : {}),
    ...(parts.includes('musl') ? { libc: ['musl'] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}
