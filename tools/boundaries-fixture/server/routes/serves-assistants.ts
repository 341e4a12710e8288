import { tools } from '../mcp/tools.ts';
export const x = tools;
