import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointNames, endpoints } from '#contract/endpoints.ts';
import { isPagePath } from '#contract/pages.ts';
import { sendFailure } from './failure-reply.ts';
import { type Page, sendPage } from './send-page.ts';

/**
 * Answers what no route took: 405 with the methods that exist, the app for its pages, 404 otherwise. `document` is the app's own;
 * null where none was built.
 */
export function handleNotFound(app: FastifyInstance, document: Page | null): void {
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const methods = methodsOf(path);
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '));
      return sendFailure(request, reply, {
        code: 'method_not_allowed',
        message: `Here only ${methods.join(', ')} works.`,
      });
    }
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (
      document !== null &&
      isPage &&
      !path.startsWith('/api/') &&
      (request.headers.accept ?? 'text/html').match(/text\/html|\*\/\*/)
    ) {
      return sendPage(reply, document, isPagePath(path) ? 200 : 404);
    }
    return sendFailure(request, reply, { code: 'not_found', message: 'There is nothing at this address.' });
  });
}

const patterns = endpointNames.flatMap((name) => {
  const { method, path, alias }: Endpoint = endpoints[name];
  return [path, ...(alias === undefined ? [] : [alias])].map((one) => ({
    method,
    pattern: new RegExp(`^${one.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
});

function methodsOf(path: string): string[] {
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
