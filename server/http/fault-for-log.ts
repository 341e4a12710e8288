/** What of an error is logged: not the details that a database adds, which quote the row. */
export function faultForLog(error: unknown): FaultLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name: type, message, stack = '' } = error;
  return { type, ...('code' in error ? { code: String(error.code) } : {}), message, stack };
}

interface FaultLine {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}
