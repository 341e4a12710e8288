import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What makes a test depend on how fast a machine is, and what to do instead. */
const moments: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    pattern: /\bwaitForTimeout\(|\bset(?:Timeout|Interval)\(|timers\/promises|networkidle/,
    instead: 'wait for what is to happen (expect, expect.poll, an event, testing/until.ts), or move a clock',
  },
  {
    pattern: /\bperformance\.now\(|\bhrtime\b|[cC]puUsage\(|- Date\.now\(\)|Date\.now\(\) -/,
    instead: 'count what is done; how fast it is, benchmarks say',
  },
  {
    pattern:
      /\b(?:timeout(?:Ms)?|(?:test|hook)Timeout|longestMs|totalMs|firstByteMs|idleMs): ?[0-9]{2}|\btest\.(?:slow|setTimeout)\(|\bsetConfig\(|^\s*\}, [0-9_]{4,}\);/,
    instead: 'leave it to hangGuard, or say that it is meant to run out (testing/hang-guard.ts)',
  },
  { pattern: /\bretr(?:y|ies): ?[1-9]/, instead: 'find out why it fails' },
];

interface Moment {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly instead: string;
}

/** Every place in the tests, and in what only tests use, that waits for a moment or measures time. */
export function momentsInTests(): Moment[] {
  return testFiles().flatMap((file) => momentsIn(file, readFileSync(`${root}${file}`, 'utf8')));
}

/** The faults are a command of its own, which tells how long things take (docs/faults.md). */
const measures = /^testing\/faults\/|^tools\/waits/;

function testFiles(): string[] {
  const rooms = '{benchmarks,cli,contract,domain,server,testing,tools,web}';
  return globSync([`${rooms}/**/*.test.ts`, 'testing/**/*.ts', 'e2e/*.ts'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !measures.test(path))
    .sort();
}

export function momentsIn(file: string, text: string): Moment[] {
  return text.split('\n').flatMap((line, index) => {
    const found = moments.find(({ pattern }) => pattern.test(line));
    return found === undefined || /^\s*(?:\/\/|\*)/.test(line)
      ? []
      : [{ file, line: index + 1, text: line.trim(), instead: found.instead }];
  });
}
