import type { FastifyRequest } from 'fastify';
import { isReadablePath } from '#contract/pages.ts';

/** An address that no page has. */
const nowhere = '/address-that-cannot-be-read';

/**
 * The address that is answered. A person whose link was cut or mangled gets the page that says so and leads home, not the data
 * of a refusal: where a browser asks for a page by an address that cannot be decoded, it is answered as one that is not there.
 */
export function readableAddress({ url = '/', method, headers }: FastifyRequest['raw']): string {
  const [path = '/'] = url.split('?');
  const wantsPage = method === 'GET' && headers.accept?.includes('text/html') === true;
  return wantsPage && !path.startsWith('/api/') && !isReadablePath(path) ? nowhere : url;
}
