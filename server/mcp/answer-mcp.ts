import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type CallApi, createMcpServer } from './mcp-server.ts';

export interface McpRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** As it was parsed. */
  readonly message: unknown;
  readonly callApi: CallApi;
}

export interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Answers one message, or several at once, by the rules of the protocol: JSON in, JSON out, no session. */
export async function answerMcp({ headers, message, callApi }: McpRequest): Promise<McpAnswer> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer(callApi);
  try {
    await server.connect(transport);
    // The address says nothing: only headers and the message are read.
    const request = new Request('http://paperlark.invalid/mcp', { method: 'POST', headers });
    const response = await transport.handleRequest(request, { parsedBody: message });
    const text = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), text };
  } finally {
    await server.close();
  }
}
