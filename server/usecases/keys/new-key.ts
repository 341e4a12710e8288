import { randomUUID } from 'node:crypto';
import { lastSigns } from '#domain/keys/show-key.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Tokens } from '../../ports/tokens.ts';

/** A new key: its text for whoever asked for it, and what of it is kept. */
export function newKey(
  { tokens, clock }: { readonly tokens: Tokens; readonly clock: Clock },
  { teamId, madeBy }: { readonly teamId: string; readonly madeBy: string },
) {
  const text = tokens.createKey();
  return {
    text,
    kept: {
      id: randomUUID(),
      teamId,
      madeBy,
      lastFour: lastSigns(text),
      hash: tokens.hash(text),
      createdAt: clock.now(),
    },
  };
}
