import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { readInput } from '#contract/read-input.ts';
import type { AppDeps } from '../app-deps.ts';
import { admit } from '../http/access.ts';
import { signalOfClient } from '../http/bind-endpoints.ts';
import { takeBytes } from '../http/byte-throttle.ts';
import { callLimitOf } from '../http/call-limits.ts';
import { FailureError, sendFailure } from '../http/failure-reply.ts';
import type { ApiAnswer, CallApi } from '../mcp/mcp-server.ts';
import type { ToolCall } from '../mcp/tools.ts';

const largestMessage = 1024 * 1024;

/**
 * The Model Context Protocol, bound apart: its messages have a shape of their own. A tool is a call of the API, made inside with what
 * the assistant proved itself by, so limits, quota, refusals and the log are those of the API.
 */
export function mountMcp(app: FastifyInstance, deps: AppDeps): void {
  const endpoint: Endpoint = endpoints.callMcp;
  for (const url of [endpoints.callMcp.path, endpoints.callMcp.alias])
    app.route({
      method: endpoint.method,
      url,
      bodyLimit: largestMessage,
      config: callLimitOf('callMcp', deps),
      preParsing: async (request) => {
        takeBearerKey(deps, request);
        const admitted = await admit(deps, endpoint, request);
        if (!admitted.ok) throw new FailureError(admitted.failure);
        const sent = await takeBytes(deps, request, largestMessage);
        if (!sent.ok) throw new FailureError(sent.failure);
      },
      handler: (request, reply) => answer(app, request, reply),
    });
}

/** Assistants send every secret as a bearer token; a key of ours is known by its form. */
function takeBearerKey({ tokens }: AppDeps, request: FastifyRequest): void {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined || !tokens.isKeyShaped(token)) return;
  request.headers['x-api-key'] = token;
  delete request.headers.authorization;
}

async function answer(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const read = readInput(endpoints.callMcp.body, request.body);
  if (!read.ok) return sendFailure(request, reply, read.failure);
  // What assistants talk to is loaded when the first one comes.
  const { answerMcp } = await import('../mcp/answer-mcp.ts');
  const { status, headers, text } = await answerMcp({
    headers: protocolHeaders(request),
    message: read.value,
    callApi: callInside(app, request, signalOfClient(reply)),
  });
  if (status >= 400) return sendFailure(request, reply, { code: 'invalid_request', message: whyOf(text) });
  for (const [name, value] of Object.entries(headers))
    if (name !== 'content-length') reply.header(name, value);
  return reply.code(status).send(text);
}

/** What the protocol's own refusal says, such as that a client has to accept its answers. */
function whyOf(text: string): string {
  const { error }: { readonly error?: { readonly message?: string } } = JSON.parse(text);
  return error?.message ?? 'This is no message of the Model Context Protocol.';
}

/** What the protocol reads. Answers are JSON in any case, so nobody is refused for not having said what they accept. */
function protocolHeaders({ headers }: FastifyRequest): Record<string, string> {
  const version = headers['mcp-protocol-version'];
  return {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
  };
}

function callInside(app: FastifyInstance, request: FastifyRequest, left: AbortSignal): CallApi {
  const proof = Object.fromEntries(
    [
      'x-api-key',
      'authorization',
      'cookie',
      'origin',
      'sec-fetch-site',
      'x-requested-with',
      'idempotency-key',
    ].flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return async (call, signal): Promise<ApiAnswer> => {
    const { method }: Endpoint = endpoints[call.endpoint];
    const response = await app.inject({
      method,
      url: addressOf(call),
      headers: { ...proof, accept: 'application/json', host: request.host },
      remoteAddress: request.ip,
      signal: AbortSignal.any([signal, left]),
      ...(call.body !== undefined && { payload: call.body }),
    });
    const json = response.json();
    return response.statusCode < 400 ? { ok: true, json } : { ok: false, message: String(json.message) };
  };
}

/** Every value is text in an address; one that is a list or an object is refused there in words. */
function addressOf({ endpoint, params, query }: ToolCall): string {
  const path = endpoints[endpoint].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(params[name] ?? '-')),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, asText(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
