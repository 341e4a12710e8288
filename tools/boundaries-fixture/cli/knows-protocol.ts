import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
export const x = McpServer;
