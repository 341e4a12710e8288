import { port } from '#server/adapters/database/database.ts';
export const x = port;
