import { createSeal } from '#server/adapters/system/aes-seal.ts';

/** Seals what tests store. */
export const testSeal = createSeal(Buffer.alloc(32, 7).toString('base64url'));
