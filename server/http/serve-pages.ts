import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageOf, sendPage } from './send-page.ts';

/** What the built pages say where the address of this server belongs (tools/build/head-tags.ts). */
const placeholder = 'https://paperlark.invalid';

const notToBeFound = '<meta name="robots" content="noindex" />';

export interface ServedPages {
  readonly publicUrl: string;
  /** Whether people sign in with a password here: the pages drawn for that are else left to the app. */
  readonly hasPasswords: boolean;
  /** Whether real money moves: a page that is read before any answer says "testing" otherwise. */
  readonly takesMoney: boolean;
}

/** A built document with what it says of this server. */
export function filledIn(html: string, { publicUrl, takesMoney }: ServedPages): string {
  const page = html.replaceAll(placeholder, publicUrl);
  return takesMoney ? page.replace('<html ', '<html data-payment="real" ') : page;
}

const passwordPages = new Set(['login.html', 'signup.html']);

/**
 * Serves the pages that were drawn at build time, with this server's address filled in, and tells crawlers of them. Without
 * a build there are none.
 */
export function servePages(app: FastifyInstance, webRoot: string, served: ServedPages): void {
  const { publicUrl, hasPasswords } = served;
  const folder = join(webRoot, 'pages');
  const files = existsSync(folder)
    ? readdirSync(folder).filter(
        (name) => name.endsWith('.html') && (hasPasswords || !passwordPages.has(name)),
      )
    : [];
  const addresses: string[] = [];
  for (const file of files.sort()) {
    const html = filledIn(readFileSync(join(folder, file), 'utf8'), served);
    const page = pageOf(html);
    app.get(pathOf(file), (_request, reply) => sendPage(reply, page));
    if (!html.includes(notToBeFound)) addresses.push(pathOf(file));
  }
  serveText(app, '/sitemap.xml', 'application/xml; charset=utf-8', sitemap(publicUrl, addresses));
  serveText(app, '/robots.txt', 'text/plain; charset=utf-8', robots(publicUrl));
}

function pathOf(file: string): string {
  const name = file.replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

function serveText(app: FastifyInstance, path: string, type: string, text: string): void {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  app.get(path, (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.type(type).send(text);
  });
}

function sitemap(publicUrl: string, addresses: readonly string[]): string {
  const rows = addresses.map((address) => `  <url><loc>${publicUrl}${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}

/** Crawlers may read everything that anybody may; the other pages say "noindex" themselves. */
function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
