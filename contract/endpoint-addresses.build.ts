import type { Endpoint } from './endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from './endpoints.ts';

/** What a caller needs of an endpoint: "GET /api/plans", and "text GET /api/docs" where it answers no JSON. */
export type EndpointAddress = string;

/** The table without its schemas: a browser that only calls has no use for the validator. */
export const endpointAddresses = Object.fromEntries(
  endpointNames.map((name) => {
    const { method, path, output }: Endpoint = endpoints[name];
    return [name, `${typeof output === 'string' ? 'text ' : ''}${method} ${path}`];
  }),
) as Record<EndpointName, EndpointAddress>;
