import { port } from '../database/database.ts';
export const mail = port;
