import { fail, ok, type Result } from '#domain/result.ts';
import type { Stores } from '../ports/stores.ts';
import type { Caller } from './caller.ts';

/** Deletes a chat of the caller; somebody else's is as good as none. */
export async function deleteChat(
  deps: { readonly stores: Pick<Stores, 'chats'> },
  input: { readonly caller: Caller; readonly sessionId: string },
): Promise<Result<null>> {
  const removed = await deps.stores.chats.remove(input.caller.account.id, input.sessionId);
  return removed ? ok(null) : fail('not_found', 'No chat found');
}
