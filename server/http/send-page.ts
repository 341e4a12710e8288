import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Of the page that is sent, which only scripts that carry it may run in; null for everything else. */
    pageNonce: string | null;
  }
}

/** A built document, waiting for the nonce of an answer. */
export type Page = (nonce: string) => string;

/** Its own scripts, and what is loaded ahead for them; data in a script element runs nowhere. */
const scripts = /<(?:script(?! type="application\/)|link rel="modulepreload")(?=[\s>])/g;
const place = '\u0000';

/** The document with a place for a nonce at each of its scripts. */
export function pageOf(html: string): Page {
  const parts = html.replace(scripts, (tag) => `${tag} nonce="${place}"`).split(place);
  return (nonce) => parts.join(nonce);
}

/**
 * Sends a page with a nonce of 128 random bits that no other answer has. It is looked at anew each time and has no ETag: what
 * a browser kept would carry an older nonce than the headers of "not modified".
 */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  reply.pageNonce = nonce;
  return reply
    .code(status)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}
