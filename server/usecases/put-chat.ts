import type { ParsedInputOf, SavedChatHead } from '#contract/types.ts';
import { chatTitle } from '#domain/chats/chat.ts';
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
  const head = {
    sessionId: input.sessionId,
    title: chatTitle(input.body.messages, input.body.title ?? ''),
    updatedAt: now.toISOString(),
  };
  const userId = input.caller.account.id;
  const { room } = entitlements(subjectOf(input.caller), now);
  const chat = { ...head, messages: input.body.messages, made: input.body.made ?? null };
  const put = await withinRoom(deps.database, { userId, room }, ({ chats }) => chats.put(userId, chat));
  return put.ok ? ok(head) : put;
}
