import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultsOf, hasTitle, readSecurityTable } from './security-table.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');

describe('the table of checks in docs/security.md', () => {
  it('has all sixty, each with tests that are there, or a reason', () => {
    const textOf = (file: string) =>
      existsSync(root + file) && /\.(?:test|spec)\.ts$|^testing\/suites\//.test(file)
        ? readFileSync(root + file, 'utf8')
        : null;
    expect(faultsOf(readSecurityTable(page), { most: 60, textOf })).toEqual([]);
  });
});

describe('reading such a table', () => {
  const files: Readonly<Record<string, string>> = {
    'a.test.ts': "it('does one thing', () => 1);\nit.each([])(\n  `does %s`,\n  () => 2);",
  };
  const textOf = (file: string) => files[file] ?? null;
  const faults = (...rows: string[]) =>
    faultsOf(readSecurityTable(rows.join('\n')), { most: rows.length, textOf });
  const row = (number: number, proof: string, result = 'holds') =>
    `| ${number} | a check | 1.1.1 | ${proof} | ${result} |`;

  it('takes tests by file and title, and reasons', () => {
    expect(
      faults(
        '| 1 | a check | 1.1.1 | `a.test.ts`: “does one thing”, “does %s” | holds |',
        row(2, '—', 'exception: because there is nothing here that anybody could ever test'),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'a number that is missing',
      [row(1, '`a.test.ts`: “does one thing”'), row(3, '`a.test.ts`: “does one thing”')],
      '2: not there, or twice',
    ],
    [
      'a number that comes twice',
      [row(1, '`a.test.ts`: “does one thing”'), row(1, '`a.test.ts`: “does one thing”')],
      '1: not there, or twice',
    ],
    ['a file that is not there', [row(1, '`b.test.ts`: “does one thing”')], '1: no file b.test.ts'],
    ['a title that is not there', [row(1, '`a.test.ts`: “does one”')], '1: no test “does one” in a.test.ts'],
    ['no test', [row(1, 'somebody looked')], '1: no test'],
    ['no result', [row(1, '`a.test.ts`: “does one thing”', 'open')], '1: the result says neither'],
    ['an exception without a reason', [row(1, '—', 'exception: no')], '1: the result says neither'],
  ])('finds %s', (_, rows, fault) => {
    expect(faults(...rows)).toContain(fault);
  });

  it('knows titles in any quotation marks', () => {
    expect(hasTitle('it("somebody’s", () => 1)', 'somebody’s')).toBe(true);
    expect(hasTitle("it('somebody', () => 1)", 'some')).toBe(false);
  });
});
