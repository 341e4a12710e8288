import type { ConnectionCounts } from '../app-deps.ts';

/** The pool of the database as Prometheus text; "waiting" are requests that wait for a connection. */
export function connectionMetrics(counts: ConnectionCounts): string {
  const lines = (['open', 'idle', 'waiting'] as const).map(
    (state) => `paperlark_database_connections{state="${state}"} ${counts[state]}`,
  );
  return [
    '# HELP paperlark_database_connections Connections of this process to PostgreSQL.',
    '# TYPE paperlark_database_connections gauge',
    ...lines,
    '',
  ].join('\n');
}
