import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#domain/result.ts';
import { failureBody, sendFailure } from './failure-reply.ts';
import { headersOfData } from './security-headers.ts';

/**
 * What is refused before there is a request that routes and hooks could see gets the shape and the headers of every other
 * answer too: what the parser cannot read, headers that are too large or too slow, addresses that cannot be decoded.
 */
export function earlyRefusals(isHttps: boolean) {
  const headers = { ...headersOfData(isHttps), 'cache-control': 'no-store' };
  return {
    clientErrorHandler: (error: Error & { readonly code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(rawAnswer(refusalOf(error.code ?? ''), headers));
      socket.destroy(error);
    },
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      sendFailure(request, reply, notReadable('The address could not be read.'));
    },
  };
}

/** An expectation besides "100-continue", which Node refuses without a header or a word. */
export function refuseExpectations(app: FastifyInstance, isHttps: boolean): void {
  const headers = { ...headersOfData(isHttps), 'cache-control': 'no-store', connection: 'close' };
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body, more } = answerParts(notReadable('The header "Expect" can only be "100-continue" here.'));
    response.writeHead(417, { ...headers, ...more }).end(body);
  });
}

interface EarlyRefusal {
  readonly status: number;
  readonly failure: Failure;
}

function refusalOf(code: string): EarlyRefusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, failure: notReadable('The headers of the request are too large.') };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, failure: notReadable('The request took too long to arrive.') };
  return { status: 400, failure: notReadable('The request could not be read.') };
}

function notReadable(message: string): Failure {
  return { code: 'invalid_request', message };
}

function answerParts(failure: Failure): { readonly body: string; readonly more: Record<string, string> } {
  const id = randomUUID();
  const body = JSON.stringify(failureBody(failure, id));
  const more = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': id,
  };
  return { body, more };
}

function rawAnswer({ status, failure }: EarlyRefusal, headers: Readonly<Record<string, string>>): string {
  const { body, more } = answerParts(failure);
  const lines = Object.entries({ ...headers, ...more, connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`;
}
