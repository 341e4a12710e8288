import { sql } from 'kysely';
export const port = sql;
