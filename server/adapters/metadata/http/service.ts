import { Agent, type Dispatcher } from 'undici';
import type { NoAnswer } from '../../../ports/metadata-source.ts';
import { guardedLookup, isPublicAddress, PrivateAddressError } from './addresses.ts';
import { BusyError, createGate, type Gate, type GateLimits } from './gate.ts';

/** Where a service is and how it wants to be asked. */
export interface ServiceSettings {
  /** Its own address, or the mirror that is configured. An address without a path gets the service's usual root. */
  readonly address: string;
  readonly usualRoot: string;
  readonly limits: GateLimits;
  /** Milliseconds for one try. */
  readonly timeout: number;
  /** Tries in all: 1 where a repetition would be held against us. */
  readonly tries: 1 | 2;
  /** "Paperlark/0.1 (mailto:…)": who asks. */
  readonly userAgent: string;
}

export interface ServiceRequest {
  readonly method?: 'GET' | 'POST';
  /** Parts already encoded; starts with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ServiceReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** One service over HTTP: in its turn, within limits of time and size, and never anywhere else. */
export interface Service {
  /** What it replied (2xx and 4xx that speak of the request), or why there is no answer. Rejects where the caller left. */
  ask(request: ServiceRequest, signal: AbortSignal): Promise<ServiceReply | NoAnswer>;
}

/** Largest answer that is read; the largest recorded answer about one work has some 60 kB. */
const largestReply = 2 * 1024 * 1024;
const mostRedirects = 3;

export function createService(settings: ServiceSettings): Service {
  const base = new URL(settings.address);
  if (base.pathname === '/') base.pathname = settings.usualRoot;
  const gate = createGate(settings.limits);
  const agent = new Agent({
    connect: { lookup: guardedLookup(new Set([base.hostname])), timeout: settings.timeout },
    headersTimeout: settings.timeout,
    bodyTimeout: settings.timeout,
    maxResponseSize: largestReply,
    keepAliveTimeout: 4000,
  });
  return {
    async ask(request, signal) {
      for (let left = settings.tries - 1; ; left -= 1) {
        const answer = await askOnce({ base, agent, gate, settings }, request, signal);
        if (!isRetriable(answer) || left === 0) return answer;
      }
    },
  };
}

interface Line {
  readonly base: URL;
  readonly agent: Agent;
  readonly gate: Gate;
  readonly settings: ServiceSettings;
}

interface Failed extends NoAnswer {
  readonly retriable: boolean;
}

function isRetriable(answer: ServiceReply | NoAnswer): boolean {
  return 'retriable' in answer && answer.retriable === true;
}

async function askOnce(
  line: Line,
  request: ServiceRequest,
  signal: AbortSignal,
): Promise<ServiceReply | Failed> {
  const timer = AbortSignal.timeout(line.settings.timeout);
  try {
    const within = AbortSignal.any([signal, timer]);
    return await line.gate.run(() => follow(line, request, within), signal);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof BusyError) return failed('is busy', false, error.retryAfter);
    if (timer.aborted) return failed('took too long', false);
    return failed(whyOf(error), isPassing(error));
  }
}

async function follow(
  line: Line,
  request: ServiceRequest,
  signal: AbortSignal,
): Promise<ServiceReply | Failed> {
  let url = urlOf(line.base, request);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const response = await send(line, url, request, signal);
    const next = redirectOf(response, url);
    if (next === null) return readReply(line, response);
    await response.body.dump();
    // The same service at the same place only: an answer must not send us anywhere else.
    if (next.origin !== url.origin) return failed('sent us to another address', false);
    url = next;
  }
  return failed('sent us in circles', false);
}

function urlOf(base: URL, { path, query = {} }: ServiceRequest): URL {
  const url = new URL(base.href.replace(/\/$/, '') + path);
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value);
  return url;
}

function send(
  line: Line,
  url: URL,
  request: ServiceRequest,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  refuseInside(line.base, url);
  return line.agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: request.method ?? 'GET',
    headers: { 'user-agent': line.settings.userAgent, 'accept-encoding': 'identity', ...request.headers },
    ...(request.body === undefined ? {} : { body: request.body }),
    signal,
  });
}

/** Names are judged when they are resolved; an address in figures is never resolved. */
function refuseInside(base: URL, url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isFigures = /^[\d.]+$|:/.test(host);
  if (isFigures && url.host !== base.host && !isPublicAddress(host)) throw new PrivateAddressError(host);
}

function redirectOf(response: Dispatcher.ResponseData, url: URL): URL | null {
  const { location } = response.headers;
  const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode);
  return isRedirect && typeof location === 'string' && URL.canParse(location, url)
    ? new URL(location, url)
    : null;
}

async function readReply(line: Line, response: Dispatcher.ResponseData): Promise<ServiceReply | Failed> {
  const { statusCode: status, headers, body } = response;
  heedLimits(line.gate, response);
  if (status === 429 || status === 503) {
    await body.dump();
    const seconds = pauseSeconds(response);
    line.gate.pause(seconds * 1000);
    return failed('is busy', false, seconds);
  }
  if (status >= 500 || status === 408) {
    await body.dump();
    return failed('reported a fault of its own', true);
  }
  const type = typeof headers['content-type'] === 'string' ? headers['content-type'] : '';
  return { status, type, body: await body.text() };
}

/** Without a word from the service, half a minute. */
const usualPause = 30;

function pauseSeconds({ headers }: Dispatcher.ResponseData): number {
  const said = headers['retry-after'] ?? headers['x-rate-limit-retry-after-seconds'];
  if (typeof said !== 'string') return usualPause;
  if (/^\d+$/.test(said)) return Math.max(1, Number(said));
  const until = Date.parse(said);
  return Number.isNaN(until) ? usualPause : Math.max(1, Math.ceil((until - Date.now()) / 1000));
}

/** Slows down before the service has to say so: an empty allowance waits for the next interval. */
function heedLimits(gate: Gate, { headers }: Dispatcher.ResponseData): void {
  const remaining = headers['x-ratelimit-remaining'] ?? headers['ratelimit-remaining'];
  const reset = headers['x-ratelimit-reset'] ?? headers['ratelimit-reset'];
  if (remaining === '0' && typeof reset === 'string' && /^\d{1,5}$/.test(reset))
    gate.pause(Number(reset) * 1000);
  // The European Patent Office paints its allowances: red and black are used up.
  if (/retrieval=(?:red|black)/.test(String(headers['x-throttling-control'] ?? ''))) gate.pause(60_000);
}

function failed(why: string, retriable: boolean, retryAfter?: number): Failed {
  return { kind: 'no-answer', why, retriable, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

/** A clause for the person; nothing of addresses or stacks. */
function whyOf(error: unknown): string {
  if (error instanceof PrivateAddressError) return 'is at an address that must not be asked';
  const code = codeOf(error);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return 'sent more than we read';
  if (/TIMEOUT/.test(code)) return 'took too long';
  return 'could not be reached';
}

function isPassing(error: unknown): boolean {
  return ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
