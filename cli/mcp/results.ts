import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Result } from '#domain/result.ts';
import type { ToolAnswer } from './tool.ts';

/** An answer in both forms, or a tool error in the words of the API: what is wrong and what to do. */
export function toolResult(answered: Result<ToolAnswer>): CallToolResult {
  if (!answered.ok) return toolError(answered.failure.message);
  const { data, text } = answered.value;
  return { structuredContent: { ...data }, content: [{ type: 'text', text }] };
}

export function toolError(message: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: message }] };
}
