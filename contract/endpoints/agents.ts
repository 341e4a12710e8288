import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/** One message of the Model Context Protocol: its own schemas say what is inside. */
const message = z.looseObject({ jsonrpc: z.literal('2.0') });

/** What assistants talk to. */
export const agentEndpoints = {
  callMcp: {
    method: 'POST',
    path: '/api/mcp',
    alias: '/mcp',
    access: 'signed-in',
    takesKey: true,
    summary:
      'The Model Context Protocol over HTTP, for assistants: tools to look up, write, check and ask for sign-off. A key goes into "Authorization: Bearer"',
    raw: true,
    body: message,
    output: message,
    failures: [],
  },
} as const satisfies Record<string, Endpoint>;
