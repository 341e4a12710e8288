import { createHash, randomBytes } from 'node:crypto';
import type { Tokens } from '../../ports/tokens.ts';

export const randomTokens: Tokens = {
  create: () => randomBytes(32).toString('base64url'),
  hash: (token) => createHash('sha256').update(token).digest('base64url'),
};
