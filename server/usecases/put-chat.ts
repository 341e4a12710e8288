import type { ParsedInputOf, SavedChatHead } from '#contract/types.ts';
import { chatTitle, headOf } from '#domain/chats/chat.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/stores.ts';
import { type Caller, subjectOf } from './caller.ts';
import { withinRoom } from './within-room.ts';

/** Saves a chat of the caller, or replaces its messages, where there is room for it. */
export async function putChat(
  deps: { readonly database: Pick<Database, 'inTransaction'>; readonly clock: Clock },
  input: {
    readonly caller: Caller;
    readonly sessionId: string;
    readonly body: ParsedInputOf<'putChat'>['body'];
  },
): Promise<Result<SavedChatHead>> {
  const now = deps.clock.now();
  const { messages, title, made = null, desk = null } = input.body;
  const chat = {
    sessionId: input.sessionId,
    title: chatTitle(messages, title ?? ''),
    updatedAt: now.toISOString(),
    messages,
    made,
    desk,
  };
  const userId = input.caller.account.id;
  const { room } = entitlements(subjectOf(input.caller), now);
  const put = await withinRoom(deps.database, { userId, room }, ({ chats }) => chats.put(userId, chat));
  return put.ok ? ok(headOf(chat)) : put;
}
