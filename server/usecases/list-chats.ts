import type { ParsedInputOf, SavedChatHead } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Stores } from '../ports/stores.ts';
import type { Caller } from './caller.ts';

/** A page of the caller's chats, newest first. */
export async function listChats(
  deps: { readonly stores: Pick<Stores, 'chats'> },
  input: { readonly caller: Caller; readonly query: ParsedInputOf<'listChats'>['query'] },
): Promise<Result<SavedChatHead[]>> {
  const { limit, before, beforeId, search = '' } = input.query;
  if ((before === undefined) !== (beforeId === undefined)) {
    return fail('invalid_request', 'A later page needs both "before" and "beforeId": the last chat seen.');
  }
  const after =
    before === undefined || beforeId === undefined ? null : { updatedAt: before, sessionId: beforeId };
  return ok(
    await deps.stores.chats.list(input.caller.account.id, {
      limit,
      after,
      search: search === '' ? null : search,
    }),
  );
}
