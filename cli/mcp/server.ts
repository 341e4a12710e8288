import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { craft, craftUri } from '#contract/craft.ts';
import { jsonSchema } from '#contract/json-schema.ts';
import { productVersion } from '#server/config/product-version.ts';
import { checkPostTool } from './check-post.ts';
import { askForDraft, draftPrompt } from './draft-prompt.ts';
import { createTurns } from './in-turn.ts';
import { readSourceTool } from './read-source.ts';
import { toolError, toolResult } from './results.ts';
import { draftsOnly, type Tool } from './tool.ts';
import { writePostsTool } from './write-posts.ts';

const instructions = `Paperlark drafts posts about research and checks each sentence against the source. ${draftsOnly}`;

/**
 * The server, not yet connected. Requests are read by our own schemas rather than by the SDK's helpers, so that an assistant is told
 * what is wrong in the words of the API. `log` gets what nobody expected, a line each; `folder` is the one below which files may be read,
 * null for none.
 */
export function createMcpServer(log: (line: string) => void, folder: string | null = null): Server {
  const about = { name: 'paperlark', title: 'Paperlark', version: productVersion() };
  const server = new Server(about, { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions });
  serveTools(server, log, [readSourceTool, writePostsTool, checkPostTool(folder)]);
  serveCraft(server);
  servePrompt(server);
  return server;
}

function serveTools(server: Server, log: (line: string) => void, tools: readonly Tool[]): void {
  const inTurn = createTurns();
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw refused(`There is no such tool. The tools are: ${tools.map(({ name }) => name).join(', ')}.`);
    try {
      return toolResult(await inTurn(signal, () => tool.call(params.arguments ?? {})));
    } catch (error) {
      if (!signal.aborted) log(`${tool.name}: ${error instanceof Error ? error.message : String(error)}`);
      return toolError('Something went wrong on our side. Try again, or with another text.');
    }
  });
}

function listed({ name, title, description, input, output, looksUp }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: { ...jsonSchema(input, 'input'), type: 'object' as const },
    outputSchema: { ...jsonSchema(output, 'output'), type: 'object' as const },
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: looksUp,
    },
  };
}

function serveCraft(server: Server): void {
  const about = {
    uri: craftUri,
    name: 'craft',
    title: 'How a good post is made',
    description: 'Tones, platforms with their limits, and what the marks of sentences mean.',
    mimeType: 'text/markdown',
  };
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [about] }));
  // Asked for by assistants whenever there are resources.
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    if (params.uri !== craftUri) throw refused(`There is no such resource. There is ${craftUri}.`);
    return { contents: [{ uri: craftUri, mimeType: about.mimeType, text: craft() }] };
  });
}

function servePrompt(server: Server): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [draftPrompt] }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    if (params.name !== draftPrompt.name)
      throw refused(`There is no such prompt. There is ${draftPrompt.name}.`);
    const asked = askForDraft(params.arguments ?? {});
    if (!asked.ok) throw refused(asked.failure.message);
    const content = { type: 'text' as const, text: asked.value };
    return { description: draftPrompt.description, messages: [{ role: 'user' as const, content }] };
  });
}

function refused(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message);
}
