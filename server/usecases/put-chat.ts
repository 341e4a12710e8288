import type { ParsedInputOf, SavedChatHead } from '#contract/types.ts';
import { chatTitle } from '#domain/chats/chat.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/stores.ts';
import type { Caller } from './caller.ts';

/** Saves a chat of the caller, or replaces its messages. */
export async function putChat(
  deps: { readonly stores: Pick<Stores, 'chats'>; readonly clock: Clock },
  input: {
    readonly caller: Caller;
    readonly sessionId: string;
    readonly body: ParsedInputOf<'putChat'>['body'];
  },
): Promise<SavedChatHead> {
  const head = {
    sessionId: input.sessionId,
    title: chatTitle(input.body.messages),
    updatedAt: deps.clock.now().toISOString(),
  };
  await deps.stores.chats.put(input.caller.account.id, {
    ...head,
    messages: input.body.messages,
    made: input.body.made ?? null,
  });
  return head;
}
