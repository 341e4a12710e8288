import { serve } from './mcp/serve.ts';
export const x = serve;
