import { createClient } from '#contract/client.ts';
import { currentIdToken } from './id-token.ts';

/** The API of the server this page came from. */
export const api = createClient({ baseUrl: '', token: currentIdToken });
