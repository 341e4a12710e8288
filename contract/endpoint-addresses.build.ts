import type { Endpoint } from './endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from './endpoints.ts';

/** What a caller needs of an endpoint. */
export interface EndpointAddress {
  readonly method: Endpoint['method'];
  readonly path: string;
  /** Answers plain text instead of JSON. */
  readonly isText: boolean;
}

/** The table without its schemas: a browser that only calls has no use for the validator. */
export const endpointAddresses = Object.fromEntries(
  endpointNames.map((name) => {
    const { method, path, output }: Endpoint = endpoints[name];
    return [name, { method, path, isText: typeof output === 'string' }];
  }),
) as Record<EndpointName, EndpointAddress>;
