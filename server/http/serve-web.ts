import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { signInCallbackPath } from '#contract/pages.ts';
import { type ServedPages, servePages } from './serve-pages.ts';

/** Serves the built web app: its pages, hashed files for ever, everything else looked at anew each time. */
export async function serveWeb(app: FastifyInstance, webRoot: string, pages: ServedPages): Promise<void> {
  servePages(app, webRoot, pages);
  app.get(signInCallbackPath, (_request, reply) =>
    reply.header('cache-control', 'no-store').sendFile('sign-in-callback.html', { cacheControl: false }),
  );
  await app.register(fastifyStatic, {
    root: webRoot,
    index: ['index.html'],
    // Whatever begins with a dot was left there by mistake.
    dotfiles: 'ignore',
    // The documents themselves are reached by the addresses of their pages only.
    allowedPath: (path) => !path.startsWith('/pages/'),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
