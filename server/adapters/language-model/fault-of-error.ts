import { APICallError } from 'ai';
import type { FaultKind, ModelFault } from '../../ports/language-model.ts';
import { NoAnswerError, OversizedError } from './limited-fetch.ts';

/** What an error of the SDK, of the service or of the network means for us. Texts of services are read, never repeated. */
export function faultOfError(error: unknown, hasBegun: boolean): ModelFault {
  const found = chainOf(error);
  const call = found.find((one) => APICallError.isInstance(one));
  if (found.some((one) => one instanceof OversizedError || one instanceof NoAnswerError))
    return { kind: 'garbled' };
  if (APICallError.isInstance(call) && call.statusCode !== undefined && call.statusCode >= 400)
    return faultOfStatus(call);
  const codes = found.map(codeOf);
  if (codes.some((code) => unreachable.has(code))) return { kind: hasBegun ? 'cut' : 'unreachable' };
  if (codes.some((code) => broken.has(code)) || found.some(isTerminated))
    return { kind: hasBegun ? 'cut' : 'unreachable' };
  if (isErrorEvent(error)) return { kind: 'failed' };
  return { kind: hasBegun ? 'cut' : 'garbled' };
}

/** Whether the service rejected the way in which JSON was asked for. */
export function rejectsSchema(error: unknown): boolean {
  const call = chainOf(error).find((one) => APICallError.isInstance(one));
  return (
    APICallError.isInstance(call) &&
    (call.statusCode === 400 || call.statusCode === 422) &&
    /response_format|json_schema|schema|grammar|structured/i.test(
      `${call.responseBody ?? ''} ${call.message}`,
    )
  );
}

function faultOfStatus(call: APICallError): ModelFault {
  const status = call.statusCode ?? 0;
  const said = call.responseBody ?? '';
  const retryAfter = secondsToWait(call.responseHeaders ?? {});
  const pause = retryAfter === null ? {} : { retryAfter };
  if (status === 402 || /insufficient_quota|credit balance|billing|exceeded your current quota/i.test(said))
    return { kind: 'no-credit' };
  if (status === 429 || status === 529) return { kind: 'busy', ...pause };
  if (status === 408) return { kind: 'slow' };
  if (status >= 500) return { kind: 'failed', ...pause };
  return { kind: 'refused' };
}

/** Longest pause that a header can impose, in seconds. */
const longestPause = 3600;

function secondsToWait(headers: Readonly<Record<string, string>>): number | null {
  const milliseconds = Number(headers['retry-after-ms']);
  if (Number.isFinite(milliseconds) && headers['retry-after-ms'] !== undefined)
    return Math.min(longestPause, Math.max(0, milliseconds / 1000));
  const said = headers['retry-after'];
  if (said === undefined) return null;
  const seconds = /^\d+(?:\.\d+)?$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(longestPause, Math.max(0, seconds)) : null;
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_BODY_TIMEOUT']);

function codeOf(error: unknown): FaultKind | string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function isTerminated(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'terminated';
}

/** An error that the service put into the stream, after it had answered with 200. */
function isErrorEvent(error: unknown): boolean {
  if (error instanceof Error) return error.name === 'AI_StreamProviderError';
  return typeof error === 'string' || (typeof error === 'object' && error !== null);
}

/** An error, its causes, and the errors that it holds together. */
function chainOf(error: unknown): unknown[] {
  const found: unknown[] = [];
  const open: unknown[] = [error];
  while (open.length > 0 && found.length < 20) {
    const one = open.shift();
    found.push(one);
    if (!(one instanceof Error)) continue;
    if (one.cause !== undefined) open.push(one.cause);
    if ('lastError' in one) open.push(one.lastError);
    if (one instanceof AggregateError) open.push(...one.errors);
  }
  return found;
}
