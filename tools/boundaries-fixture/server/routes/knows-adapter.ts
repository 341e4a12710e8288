import { port } from '../adapters/database/database.ts';
export const x = port;
