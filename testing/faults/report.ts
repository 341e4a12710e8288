import type { Fault, Outcome } from './fault.ts';

/** How one fault went. */
export interface Entry {
  readonly fault: Fault;
  /** Null where it could not be caused, or ended before anything was counted. */
  readonly outcome: Outcome | null;
  readonly verdict: 'held' | 'FAILED' | 'skipped';
  readonly problems: readonly string[];
  readonly seconds: number;
}

const heads = ['', 'fault', 'lost', 'doubled', 'recovered (ms)', 'verdict'] as const;

/** The table at the end of a run, for a terminal: below each fault what was done and what was seen. */
export function report(entries: readonly Entry[]): string {
  const rows = entries.map(cellsOf);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const lines = [line(heads)];
  entries.forEach((entry, index) => {
    lines.push(line(rows[index] ?? []), `    done: ${entry.fault.cause}`);
    if (entry.outcome !== null) lines.push(`    seen: ${entry.outcome.seen}`);
    for (const problem of entry.problems) lines.push(`    ${entry.verdict}: ${problem}`);
  });
  const count = (verdict: Entry['verdict']) => entries.filter((entry) => entry.verdict === verdict).length;
  lines.push('', `${count('held')} held, ${count('FAILED')} failed, ${count('skipped')} skipped`);
  return lines.join('\n');
}

/** The same as rows of docs/faults.md. */
export function markdown(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => {
    const [number, title, lost, doubled, recovered] = cellsOf(entry);
    const seen = entry.outcome?.seen ?? entry.problems.join(' ');
    return `| ${number} | ${title} | ${entry.fault.cause} | ${lost} | ${doubled} | ${recovered} | ${seen} |`;
  });
  return [
    '| | fault | how it is caused | lost | doubled | recovered (ms) | seen |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function cellsOf({ fault, outcome, verdict }: Entry): string[] {
  const recovered = outcome?.recoveredMs ?? null;
  return [
    String(fault.number),
    fault.title,
    outcome === null ? '–' : String(outcome.lost),
    outcome === null ? '–' : String(outcome.doubled),
    recovered === null ? '–' : String(Math.round(recovered)),
    verdict,
  ];
}
