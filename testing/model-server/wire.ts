import type { ServerResponse } from 'node:http';
import type { AskedPosts } from './read-request.ts';

/** An answer in the protocol's words: as one object, or in pieces where the caller streams. */
export function sendText(response: ServerResponse, { streams, model }: AskedPosts, text: string): void {
  if (streams) {
    beginStream(response);
    sendDeltas(response, model, text);
    endStream(response, model, text);
    return;
  }
  sendJson(response, 200, {
    id: 'chat-1',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: usageOf(text),
  });
}

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

/** In pieces of a few characters, as tokens come. */
export function sendDeltas(response: ServerResponse, model: string, text: string): void {
  for (const piece of text.match(/[\s\S]{1,12}/gu) ?? []) {
    response.write(
      `data: ${chunk(model, { choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] })}\n\n`,
    );
  }
}

export function endStream(response: ServerResponse, model: string, text: string): void {
  response.write(
    `data: ${chunk(model, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: usageOf(text) })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

function chunk(model: string, more: object): string {
  return JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 0, model, ...more });
}

function usageOf(text: string) {
  const written = Math.ceil(text.length / 4);
  return { prompt_tokens: 1500, completion_tokens: written, total_tokens: 1500 + written };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
