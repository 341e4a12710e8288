/** PostgreSQL's own codes for "not now": starting, stopping, crashed, too many clients, statement timeout, deadlock. */
const codes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '40P01',
  '08000',
  '08003',
  '08006',
  '08001',
]);
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ENOENT',
]);

/** Whether an error says that the database cannot be reached or is too busy, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // What a pooler refuses with when it has no connection to lend, whatever the reason.
  const ofPooler = code === '08P01' && 'severity' in error && error.severity === 'FATAL';
  const ofConnection = 'syscall' in error && systemCodes.has(code);
  // The driver's own sentences; they carry no code.
  return (
    codes.has(code) ||
    ofConnection ||
    ofPooler ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
