import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { inNpmFolder, npmFolder, outputOf, type Scanner } from './scanner.ts';

/** Besides what the scanner knows: our own keys and secrets, and what it was seen to miss. */
const ownPatterns = [
  { name: 'a key of ours', pattern: '/plk_[0-9A-Za-z]{49}/' },
  { name: 'a key of Paddle', pattern: '/pdl_(?:sdbx|live)_apikey_[0-9a-z]{20,}|pdl_ntfset_[0-9a-z]{20,}/' },
  { name: 'a private key', pattern: '/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/' },
  { name: 'an access key of AWS', pattern: '/\\b(?:AKIA|ASIA)[0-9A-Z]{16}\\b/' },
  {
    name: 'a password in an address',
    pattern: '/\\b(?:postgres(?:ql)?|smtps?|https?):\\/\\/[^\\s:@\\/\'"`$]+:[^\\s:@\\/\'"`$]{6,}@/',
  },
  { name: 'a secret that is set', pattern: '/\\bAPP_SECRET=["\']?[^\\s"\'$<…]{20,}/' },
];

export const secretlint: Scanner = {
  name: 'secretlint',
  from: 'npm i secretlint @secretlint/secretlint-rule-preset-recommend @secretlint/secretlint-rule-pattern in the folder that SCANNERS names',
  find: () => inNpmFolder('.bin/secretlint'),
  version: () => versionOf('secretlint'),
  run(program, { folder }) {
    const rules = join(folder, 'secretlint.json');
    const pattern = { id: '@secretlint/secretlint-rule-pattern', options: { patterns: ownPatterns } };
    writeFileSync(
      rules,
      JSON.stringify({ rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }, pattern] }),
    );
    // From where its rules are installed; every file that is checked in, and nothing else.
    const files = outputOf('git', ['-C', root, 'ls-files'])
      .trim()
      .split('\n')
      .map((file) => join(root, file));
    const asked = ['--secretlintrc', rules, '--format', 'unix', '--no-color', '--no-glob', ...files];
    const { stdout, stderr } = spawnSync(program, asked, {
      cwd: npmFolder,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    if (stderr !== '') throw new Error(stderr.slice(0, 2000));
    console.log(`  read ${files.length} files`);
    return stdout
      .split('\n')
      .filter((line) => line.startsWith(root))
      .map((line) => line.slice(root.length, root.length + 200));
  },
};

export const lockfileLint: Scanner = {
  name: 'lockfile-lint',
  from: 'npm i lockfile-lint in the folder that SCANNERS names',
  find: () => inNpmFolder('.bin/lockfile-lint'),
  version: () => versionOf('lockfile-lint'),
  run(program) {
    const printed = outputOf(program, [
      '--path',
      join(root, 'package-lock.json'),
      '--type',
      'npm',
      '--validate-https',
      '--validate-package-names',
      '--validate-integrity',
      '--allowed-hosts',
      'npm',
    ]);
    return printed
      .split('\n')
      .filter((line) => /detected|invalid|error/i.test(line) && !/No issues detected/.test(line))
      .slice(0, 60);
  },
};

function versionOf(name: string): string {
  const file = inNpmFolder(`${name}/package.json`);
  return file === null ? '' : JSON.parse(readFileSync(file, 'utf8')).version;
}
