import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#contract/endpoints.ts';
import { readInput } from '#contract/read-input.ts';
import { ok, type Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import { admit } from './access.ts';
import { answerWithEvents } from './answer-with-events.ts';
import { shapeAnswer } from './answers.ts';
import { takeBytes } from './byte-throttle.ts';
import type { Call, Handler } from './call.ts';
import { callLimitOf } from './call-limits.ts';
import { failureOfThrown } from './error-handler.ts';
import { FailureError, sendFailure } from './failure-reply.ts';
import { readLargeBodies } from './large-bodies.ts';
import { placeOf } from './place-of.ts';
import { limitFactor, openSandbox } from './sandbox-door.ts';
import { sendInPieces } from './send-in-pieces.ts';
import { type EventStream, openEventStream, wantsEvents } from './server-events.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';

/** Those that are bound apart. */
type RawEndpointName = 'receivePaymentEvent' | 'callMcp';

/** One handler per row of the endpoint table, no more and no fewer. */
export type Handlers = { readonly [Name in Exclude<EndpointName, RawEndpointName>]: Handler<Name> };

/** Makes a route of every row of the endpoint table. */
export function bindEndpoints(app: FastifyInstance, deps: AppDeps, handlers: Handlers): void {
  for (const name of endpointNames) {
    const endpoint: Endpoint = endpoints[name];
    if (endpoint.raw === true) continue;
    if (endpoint.largestBody === undefined) bindEndpoint(app, deps, name, handlers);
    else bindLarge(app, deps, name, handlers);
  }
}

/** Apart, because how bodies are read is the same for all routes of a scope. */
function bindLarge(app: FastifyInstance, deps: AppDeps, name: EndpointName, handlers: Handlers): void {
  app.register(async (scope) => {
    readLargeBodies(scope, deps, name);
    bindEndpoint(scope, deps, name, handlers);
  });
}

function bindEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  deps: AppDeps,
  name: Name,
  handlers: Handlers,
): void {
  const endpoint: Endpoint = endpoints[name];
  const handle = (handlers as { readonly [One in EndpointName]?: Handler<One> })[name];
  if (handle === undefined) throw new Error(`Nobody answers ${name}.`);
  const config = callLimitOf(name, deps);
  for (const path of [endpoint.path, ...(endpoint.alias === undefined ? [] : [endpoint.alias])]) {
    app.route({
      method: endpoint.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config,
      ...(endpoint.largestBody === undefined ? {} : { bodyLimit: endpoint.largestBody }),
      // After the limit of calls, which is an onRequest hook, and before the body is read.
      preParsing: async (request) => {
        const admitted = await admit(deps, endpoint, request);
        if (!admitted.ok) throw new FailureError(admitted.failure);
        const sent = await takeBytes(deps, request, request.routeOptions.bodyLimit);
        if (!sent.ok) throw new FailureError(sent.failure);
      },
      handler: async (request, reply) => {
        const input = readParts(endpoint, request);
        if (!input.ok) return sendFailure(request, reply, input.failure);
        const stream =
          endpoint.streams === true && wantsEvents(request.headers.accept) ? openEventStream() : null;
        const outcome = handle(deps, callOf<Name>(deps, request, reply, input.value, stream));
        if (stream !== null) {
          return answerWithEvents(request, reply, {
            stream,
            outcome,
            shape: (value) => shaped(deps, endpoint, value),
            failureOf: (error) => failureOfThrown(request, error, deps.settings.whyUnavailable),
          });
        }
        const result = await outcome;
        if (!result.ok) return sendFailure(request, reply, result.failure);
        return sendAnswer(deps, endpoint, reply, result.value);
      },
    });
  }
}

/** Reads params, query and body by the endpoint's schemas, in this order. */
function readParts(endpoint: Endpoint, request: FastifyRequest): Result<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const key of ['params', 'query', 'body'] as const) {
    const schema = endpoint[key];
    if (schema === undefined) continue;
    const read = readInput(schema, request[key]);
    if (!read.ok) return read;
    parts[key] = read.value;
  }
  return ok(parts);
}

function callOf<Name extends EndpointName>(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Record<string, unknown>,
  stream: EventStream | null,
): Call<Name> {
  const { isHttps } = deps.settings;
  const rest: Omit<Call<EndpointName>, 'params' | 'query' | 'body'> = {
    caller: request.caller,
    place: placeOf(request.ip),
    sessionToken: readSessionCookie(request, isHttps),
    header: (name) => headerOf(request, name),
    limitFactor: limitFactor(deps, request),
    openSandbox: (key) => openSandbox(deps, request, reply, key),
    signal: signalOfClient(reply),
    emit: stream === null ? null : (event) => stream.emit(event),
    setSession: (token) => writeSessionCookie(reply, token, isHttps),
  };
  // The parts were read by this endpoint's own schemas, which is what Call<Name> is made of.
  return { ...parts, ...rest } as Call<Name>;
}

/** A connection that closes after the answer was sent ends nothing. */
export function signalOfClient(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

function sendAnswer(deps: AppDeps, endpoint: Endpoint, reply: FastifyReply, value: unknown): FastifyReply {
  if (endpoint.inPieces === true) return sendInPieces(reply, piecesOf(value));
  if (endpoint.output === null) return reply.code(204).send();
  if (typeof endpoint.output === 'string') return reply.type(`${endpoint.output}; charset=utf-8`).send(value);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(shaped(deps, endpoint, value)));
}

/** Its handler answers nothing else: `Handler` says so. */
function piecesOf(value: unknown): AsyncIterable<string> {
  return value as AsyncIterable<string>;
}

function shaped(deps: AppDeps, endpoint: Endpoint, value: unknown): unknown {
  return shapeAnswer(endpoint, value, { strict: deps.settings.strictAnswers });
}
