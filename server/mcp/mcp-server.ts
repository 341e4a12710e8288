import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { craft, craftUri } from '#contract/craft.ts';
import { productVersion } from '../config/product-version.ts';
import { callOf, instructions, listedTool, type ToolCall, toolRows } from './tools.ts';

/** What a call of the API answered: its JSON, or its refusal in words. */
export type ApiAnswer =
  | { readonly ok: true; readonly json: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string };

export type CallApi = (call: ToolCall, signal: AbortSignal) => Promise<ApiAnswer>;

/** The server for one message, not yet connected: nothing is remembered between two, so any server of several may answer. */
export function createMcpServer(callApi: CallApi): Server {
  const about = { name: 'paperlark', title: 'Paperlark', version: productVersion() };
  const server = new Server(about, { capabilities: { tools: {}, resources: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolRows.map(listedTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }): Promise<CallToolResult> => {
    const row = toolRows.find(({ name }) => name === params.name);
    if (row === undefined)
      throw refused(`There is no such tool. The tools are: ${toolRows.map(({ name }) => name).join(', ')}.`);
    const answer = await callApi(callOf(row, params.arguments ?? {}), signal);
    if (!answer.ok) return { isError: true, content: [{ type: 'text', text: answer.message }] };
    // The same as text, for assistants that read nothing else.
    const text = JSON.stringify(answer.json);
    return { structuredContent: { ...answer.json }, content: [{ type: 'text', text }] };
  });
  serveCraft(server);
  return server;
}

const aboutCraft = {
  uri: craftUri,
  name: 'craft',
  title: 'How a good post is made',
  description: 'Tones, platforms with their limits, and what the marks of sentences mean.',
  mimeType: 'text/markdown',
};

function serveCraft(server: Server): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [aboutCraft] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    if (params.uri !== craftUri) throw refused(`There is no such resource. There is ${craftUri}.`);
    return { contents: [{ uri: craftUri, mimeType: aboutCraft.mimeType, text: craft() }] };
  });
}

function refused(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message);
}
