import type { ServerResponse } from 'node:http';
import type { Garbage } from './behaviours.ts';
import type { AskedPosts } from './read-request.ts';
import { beginStream, sendText } from './wire.ts';
import { postsOf } from './write-posts.ts';

/** Answers, with status 200, something that is no answer to what was asked. */
export function answerGarbage(kind: Garbage, asked: AskedPosts, response: ServerResponse): void {
  if (kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Sign in</title><h1>Please sign in to the network</h1>');
    return;
  }
  if (kind === 'bad-utf8') {
    beginStream(response);
    response.write('data: {"choices":[{"index":0,"delta":{"content":"');
    response.write(Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]));
    response.end('"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
    return;
  }
  if (kind === 'huge') {
    beginStream(response);
    response.end(`data: {"choices":[{"index":0,"delta":{"content":"${'x'.repeat(10_000_000)}"}}]}\n\n`);
    return;
  }
  sendText(response, asked, texts[kind](asked));
}

const texts: Readonly<Record<Exclude<Garbage, 'html' | 'bad-utf8' | 'huge'>, (asked: AskedPosts) => string>> =
  {
    empty: () => '',
    truncated: (asked) => JSON.stringify(postsOf(asked, 'good')).slice(0, 30),
    'wrong-keys': (asked) => JSON.stringify({ tweet: postsOf(asked, 'good')['twitter'], admin: 'true' }),
    'missing-one': (asked) =>
      JSON.stringify(Object.fromEntries(Object.entries(postsOf(asked, 'good')).slice(1))),
    prose: () => 'Sure! Here is a post about your paper: Exercise is great.',
  };
