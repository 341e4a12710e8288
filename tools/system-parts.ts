import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { hasProgram } from './run.ts';

/** A program that tests need and npm does not bring. */
interface SystemPart {
  readonly name: string;
  readonly debianPackage: string;
  readonly macHint: string;
  readonly present: () => boolean;
}

const parts: readonly SystemPart[] = [
  {
    name: 'Chromium',
    debianPackage: 'chromium',
    macHint: 'brew install --cask chromium (or set CHROMIUM_PATH)',
    present: () =>
      Boolean(process.env['CHROMIUM_PATH']) ||
      ['chromium', 'chromium-browser', 'google-chrome'].some(hasProgram) ||
      existsSync('/Applications/Chromium.app'),
  },
  {
    name: 'PostgreSQL 15 or later',
    debianPackage: 'postgresql',
    macHint: 'brew install postgresql@17',
    present: () => hasProgram('initdb') || debianPostgres(),
  },
];

/** Installs what is missing on Debian (as root or with sudo); elsewhere answers what to install. Empty: all is there. */
export function ensureSystemParts(): string[] {
  const missing = parts.filter((part) => !part.present());
  if (missing.length > 0 && hasProgram('apt-get'))
    installDebianPackages(missing.map((part) => part.debianPackage));
  return missing
    .filter((part) => !part.present())
    .map(
      (part) =>
        `${part.name} is missing. Debian: apt-get install ${part.debianPackage}. macOS: ${part.macHint}.`,
    );
}

function installDebianPackages(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  // A stopped cluster is enough: the tests start their own servers in folders of their own.
  const script = `export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  const [program = 'sh', ...args] = [...sudo, 'sh', '-c', script];
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) console.log(stderr.trim());
}

function debianPostgres(): boolean {
  const base = '/usr/lib/postgresql';
  return (
    existsSync(base) &&
    readdirSync(base).some((version) => Number(version) >= 15 && existsSync(`${base}/${version}/bin/initdb`))
  );
}
