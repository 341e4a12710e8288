import { client } from '../api/client.ts';
export const button = client;
