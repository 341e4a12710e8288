import { DatabaseOverloaded, DatabaseSilent } from './bounded-pool.ts';

/** PostgreSQL's own codes for "not now", or "not here" (a copy that takes no writes, in the middle of a change of roles). */
const codes = new Set([
  '57P01', // stopped by its administrator
  '57P02', // crashed
  '57P03', // starting or stopping
  '57014', // statement timeout
  '55P03', // lock timeout
  '40P01', // deadlock, also after retries
  '40001', // could not be serialised, also after retries
  '25006', // read only
  '25P03', // a transaction that was idle for too long was ended
  '58030', // its disk fails
  '08000',
  '08003',
  '08006',
  '08001',
]);
const diskFull = '53100';
/** Out of disk, memory or connections. */
const exhausted = /^53\d{3}$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ENOENT',
]);

/** Why the database cannot answer, where an error says that it cannot be reached, is too busy or has no room; null where a query is wrong. */
export function whyDatabaseUnavailable(error: unknown): 'not_now' | 'disk_full' | null {
  if (!(error instanceof Error)) return null;
  if (codeOfError(error) === diskFull) return 'disk_full';
  return isUnavailable(error) ? 'not_now' : null;
}

function isUnavailable(error: Error): boolean {
  if (error instanceof DatabaseOverloaded || error instanceof DatabaseSilent) return true;
  const code = codeOfError(error);
  // What a pooler refuses with when it has no connection to lend, whatever the reason.
  const ofPooler = code === '08P01' && 'severity' in error && error.severity === 'FATAL';
  const ofConnection = 'syscall' in error && systemCodes.has(code);
  // The driver's own sentences; they carry no code.
  return (
    codes.has(code) ||
    exhausted.test(code) ||
    ofConnection ||
    ofPooler ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message)
  );
}

/** PostgreSQL's code of an error, or the system's; empty where it has none. */
export function codeOfError(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
