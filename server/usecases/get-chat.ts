import type { SavedChat } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Stores } from '../ports/stores.ts';
import type { Caller } from './caller.ts';

/** One chat of the caller; somebody else's is as good as none. */
export async function getChat(
  deps: { readonly stores: Pick<Stores, 'chats'> },
  input: { readonly caller: Caller; readonly sessionId: string },
): Promise<Result<SavedChat>> {
  const chat = await deps.stores.chats.find(input.caller.account.id, input.sessionId);
  return chat === null ? fail('not_found', 'No chat found') : ok(chat);
}
